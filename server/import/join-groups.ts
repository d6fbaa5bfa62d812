import { joinFigures } from '#core/i18n/join-figures.ts';

/** A figure in groups; not of telephone numbers, codes and ETSI standards. */
const GROUPED =
  /(?<![\p{L}\d+.,/-]|[\d+]\x20|EN\x20)([1-9]\d{0,2}(?:[\x20\u202f]\d{3})+(?:,\d+)?)(?!\x20?\d)/gu;

/**
 * Keeps the figures of rendered HTML on one line: narrow no-break spaces between the groups, a no-break space before the
 * unit. `50 000 h` may be typed with ordinary spaces. Attributes of elements and code stay as they are.
 */
export function joinGroups(html: string): string {
  return html.replace(/<code>[^<]*<\/code>|<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : joinIn(part),
  );
}

function joinIn(text: string): string {
  const grouped = text.replace(GROUPED, (figure) => figure.replaceAll(' ', '\u202f'));
  return joinFigures(grouped);
}
