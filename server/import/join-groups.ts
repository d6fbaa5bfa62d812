import { joinFigures } from '#core/i18n/join-figures.ts';

/** A figure in groups; not of telephone numbers, codes and ETSI standards. */
const GROUPED =
  /(?<![\p{L}\d+.,/-]|[\d+]\x20|EN\x20)([1-9]\d{0,2}(?:[\x20\u202f]\d{3})+(?:,\d+)?)(?!\x20?\d)/gu;

/** A name of a standard, protocol or method with hyphens: `TM-30`, `DALI-2`, `62386-102`, `DB-HE`. */
const HYPHENED = /(?<![\p{L}\d/-])[A-Z\d]+(?:-[A-Z\d]+)+(?!\p{L})/gu;

/** Drawings, whose text has no lines to break; code; other tags; text. */
const PARTS = /<svg[\s\S]*?<\/svg>|<code>[^<]*<\/code>|<[^>]*>|[^<]+/g;

/**
 * Keeps figures and names of rendered HTML on one line: narrow no-break spaces between the groups, a no-break space before
 * the unit, a `span` around names with hyphens, which are copied as they are. `50 000 h` may be typed with ordinary
 * spaces. Attributes of elements, drawings and code stay as they are.
 */
export function joinGroups(html: string): string {
  return html.replace(PARTS, (part) => (part.startsWith('<') ? part : joinIn(part)));
}

function joinIn(text: string): string {
  const grouped = text.replace(GROUPED, (figure) => figure.replaceAll(' ', '\u202f'));
  return joinFigures(grouped).replace(HYPHENED, '<span class="whole">$&</span>');
}
