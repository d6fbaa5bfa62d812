const MAX_LENGTH = 200;

/** Returns the text that the address of a page searches, or ''. */
export function searchedText({ searchParams }: URL): string {
  return searchParams.get('search')?.trim().slice(0, MAX_LENGTH) ?? '';
}
