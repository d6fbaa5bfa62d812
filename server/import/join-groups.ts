/** Groups of a figure, and its unit if it has one; not of telephone numbers, codes and ETSI standards. */
const FIGURE =
  /(?<![\p{L}\d+.,/-]|[\d+]\x20|EN\x20)([1-9]\d{0,2}(?:[\x20\u202f]\d{3})+(?:,\d+)?)(?!\x20?\d)(\x20(?=(?:h|lx|lm|cd|kWh|W|K|mm|m|m²|kg|€|%)(?![\p{L}\d])))?/gu;

/**
 * Keeps the figures of rendered HTML on one line: narrow no-break spaces between the groups, a no-break space before the
 * unit. `50 000 h` may be typed with ordinary spaces. Attributes of elements stay as they are.
 */
export function joinGroups(html: string): string {
  return html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : joinIn(part)));
}

function joinIn(text: string): string {
  return text.replace(FIGURE, (_, figure: string, space?: string) => {
    return figure.replaceAll(' ', '\u202f') + (space ? '\u00a0' : '');
  });
}
