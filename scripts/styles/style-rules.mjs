// Rules for every style sheet of the application; `scripts/check-styles.mjs` reads the sheets.

/** The only breakpoints of the layout, px: tablet, desktop, wide, large. */
export const BREAKPOINTS = [700, 1024, 1200, 1440];

/** Blocks of this many declarations or more must not be duplicated. */
const SHARED_FROM = 4;

const WIDTH_QUERY = /width/;
const ALLOWED_WIDTH = new RegExp(`^\\(width (>=|<) (${BREAKPOINTS.join('|')})px\\)$`);
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\b(?:white|black|red|gr[ae]y)\b/i;
const TIME = /(?<![\w-])[\d.]+m?s\b/;
const LENGTH = /(?<![\w.-])-?[\d.]+(?:px|rem|pt)\b/;
const HIGHEST_LOCAL_LAYER = 5;

/** Spacing scale in px, by token. */
const SPACES = {
  4: 's1',
  8: 's2',
  12: 's3',
  16: 's4',
  24: 's5',
  32: 's6',
  48: 's7',
  72: 's8',
  112: 's9',
};
const SPACED = /^(margin|padding|gap|row-gap|column-gap)/;
const ROOT_FONT_PX = 16;

/** Finds values that should be a token or a listed breakpoint. */
export function findOwnValues(file, sheet) {
  const problems = [];
  const report = (node, text) => problems.push(`${file}:${node.source.start.line}: ${text}`);
  sheet.walkAtRules('media', (rule) => {
    for (const condition of rule.params.match(/\([^()]*\)/g) ?? []) {
      if (!WIDTH_QUERY.test(condition) || ALLOWED_WIDTH.test(condition)) continue;
      report(
        rule,
        `${condition}: use (width >= N) or (width < N) with ${BREAKPOINTS.join(', ')} px.`,
      );
    }
  });
  sheet.walkDecls((declaration) => {
    const problem = findProblem(
      declaration.prop,
      declaration.value.replace(/(?:url|var)\([^()]*\)/g, ''),
    );
    if (problem) report(declaration, `${declaration.prop}: ${declaration.value}: ${problem}`);
  });
  return problems;
}

function findProblem(property, value) {
  if (COLOUR.test(value)) return 'a colour is a token.';
  if (/^(transition|animation)/.test(property) && TIME.test(value)) return 'a duration is a token.';
  if (/^(font|font-size)$/.test(property) && LENGTH.test(value))
    return 'a size of type is a token.';
  if (/radius$/.test(property) && LENGTH.test(value)) return 'a radius is a token.';
  if (property === 'accent-color') return 'boxes have one look: app/styles/reset.css.';
  if (property === 'z-index' && Number(value) > HIGHEST_LOCAL_LAYER) return 'a layer is a token.';
  if (SPACED.test(property)) return findSpace(value);
  return null;
}

/** Whether a length is a step of the scale; others are optical corrections. */
function findSpace(value) {
  for (const [, number, unit] of value.matchAll(/(?<![\w.-])-?([\d.]+)(px|rem)\b/g)) {
    if (value.includes('clamp(')) continue;
    const token = SPACES[Number(number) * (unit === 'rem' ? ROOT_FONT_PX : 1)];
    if (token) return `${number}${unit} is var(--${token}).`;
  }
  return null;
}

/**
 * Finds duplicate blocks of declarations, in any order and place.
 *
 * @param {Map<string, import('postcss').Root>} sheets by file.
 */
export function findCopies(sheets) {
  const places = new Map();
  for (const [file, sheet] of sheets) {
    sheet.walkRules((rule) => {
      const declarations = (rule.nodes ?? []).filter(({ type }) => type === 'decl');
      if (declarations.length < SHARED_FROM) return;
      const block = declarations
        .map(({ prop, value }) => `${prop}:${value}`)
        .sort()
        .join(';');
      const place = `${file}:${rule.source.start.line} ${rule.selector.replaceAll('\n', ' ')}`;
      places.set(block, [...(places.get(block) ?? []), place]);
    });
  }
  return [...places.values()]
    .filter((copies) => copies.length > 1)
    .map((copies) => `The same block stands twice; share it: ${copies.join(' and ')}`);
}
