const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the text of rendered Markdown, which escapes these five characters only. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] as string)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the paragraphs of rendered Markdown as plain text, without headings, lists and tables. */
export function listParagraphs(html: string): string[] {
  return [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, words]) => plainText(words as string));
}
