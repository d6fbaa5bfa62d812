/** Limits of publication and of the last change; ISO times in UTC without a zone, all exclusive. */
export type Period = {
  after?: string | undefined;
  before?: string | undefined;
  modifiedAfter?: string | undefined;
  modifiedBefore?: string | undefined;
};

/** Whether a record lies within a period. `posted` and `updated` are ISO days or times in UTC. */
export function isWithin(
  { posted, updated }: { posted: string; updated: string },
  { after, before, modifiedAfter, modifiedBefore }: Period,
): boolean {
  return isBetween(posted, after, before) && isBetween(updated, modifiedAfter, modifiedBefore);
}

function isBetween(iso: string, after: string | undefined, before: string | undefined): boolean {
  const time = iso.length === 10 ? `${iso}T00:00:00` : iso.slice(0, 19);
  return (after === undefined || time > after) && (before === undefined || time < before);
}
