import type { Declaration } from '#core/declarations/declaration.ts';
import type { DeclarationRecord } from '#core/declarations/declaration-record.ts';
import type { DeclarationGroup, Difference } from '#core/declarations/due-declarations.ts';
import { type Said, say } from '#core/say.ts';
import { attributeInputs } from '#server/import/check/check-attributes.ts';
import { complaintsAbout } from '#server/import/check/complaints.ts';
import { recall } from '#server/import/check-memory.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { digestOfDeclaration } from '#server/import/declarations/declaration-digest.ts';
import {
  editionsOf,
  groupsOf,
  issuerOf,
} from '#server/import/declarations/product-declarations.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { Sourced } from '#server/import/read/parse-yaml.ts';

const FOLDER = 'declarations/';
/** Products that a message names. */
const MAX_NAMED = 5;

/**
 * Checks the register of declarations: that nothing was changed after it was issued, and that what is issued is still
 * true of the products. An edition that is due is a warning: the site offers the last one meanwhile, or none where an
 * act is missing. Content without any declaration needs none.
 */
export function checkDeclarations(content: Content, report: Report): void {
  const seen = new Map<string, string>();
  for (const source of content.declarations) checkRegister(source, seen, report);
  if (content.declarations.length > 0) checkTruth(content, report);
}

function checkRegister(
  source: Sourced<DeclarationRecord[]>,
  seen: Map<string, string>,
  report: Report,
): void {
  const complain = complaintsAbout(source, report);
  const last = new Map<string, Declaration>();
  for (const [index, { digest, ...declaration }] of source.record.entries()) {
    const { number, edition, issued, product } = declaration;
    const whatToDo = say`Restore the file as it was issued, and issue a new edition for changes.`;
    if (digestOfDeclaration(declaration) !== digest) {
      const problem = say`${quote(number)}, edition ${edition}, was changed after it had been issued`;
      complain([index, 'digest'], digest, { problem, whatToDo });
    }
    const isOwn = source.file === `${FOLDER}${product.toLowerCase()}.yaml`;
    if (!isOwn || !number.startsWith(`${product}-`)) {
      const problem = say`${quote(number)} is not in the file of its product, or does not begin with its code`;
      complain([index, 'number'], number, { problem, whatToDo });
    }
    const before = last.get(number);
    if ((before && edition !== before.edition + 1) || seen.has(`${number} ${edition}`)) {
      const problem = say`${quote(edition)} does not follow the edition before it`;
      complain([index, 'edition'], edition, { problem, whatToDo });
    }
    if (before && issued < before.issued) {
      const problem = say`${quote(issued)} is before the edition that it replaces, ${{ day: before.issued }}`;
      complain([index, 'issued'], issued, { problem, whatToDo });
    }
    seen.set(`${number} ${edition}`, source.file);
    last.set(number, declaration);
  }
}

const names: Record<Difference, Said> = {
  types: say`types`,
  acts: say`legislation`,
  standards: say`standards`,
  manufacturer: say`manufacturer`,
  uk_representative: say`representative in Great Britain`,
};

function checkTruth(content: Content, report: Report): void {
  const issuer = issuerOf(content);
  if (!issuer) return;
  const uncovered: string[] = [];
  const files = new Map(content.declarations.map((source) => [source.file, source]));
  const registers = registersByProduct(content);
  for (const product of content.products) {
    const { code } = product.record;
    const declarations = registers.get(code) ?? [];
    const inputs = [issuer, ...attributeInputs(product), ...declarations];
    const groups = recall(report, [`declarations ${code}`, ...inputs], () =>
      groupsOf(product, issuer, editionsOf({ declarations }, code)),
    );
    const source = files.get(`${FOLDER}${code.toLowerCase()}.yaml`);
    if (groups.some(({ current }) => current === null)) uncovered.push(code);
    for (const group of groups) if (source) warnAbout(group, source, report);
  }
  const [first] = uncovered;
  if (first === undefined) return;
  const named = uncovered.slice(0, MAX_NAMED);
  const others = uncovered.length - MAX_NAMED;
  report.warn({
    file: FOLDER,
    place: null,
    field: '',
    value: undefined,
    problem:
      others > 0
        ? say`no declaration is issued for variants of ${named}, and ${others} more`
        : say`no declaration is issued for variants of ${named}`,
    whatToDo: say`List them with npm run declarations, and issue them; until then none is offered.`,
  });
}

/** The files with editions of each product: by rule its own only. */
function registersByProduct({ declarations }: Content): Map<string, Content['declarations']> {
  const registers = new Map<string, Content['declarations']>();
  for (const source of declarations) {
    for (const code of new Set(source.record.map(({ product }) => product)))
      registers.set(code, [...(registers.get(code) ?? []), source]);
  }
  return registers;
}

function warnAbout(
  { facts, current, differences }: DeclarationGroup,
  source: Sourced<DeclarationRecord[]>,
  report: Report,
): void {
  if (!current || differences.length === 0) return;
  const { number, edition, issued } = current;
  const index = source.record.findIndex((one) => one.number === number && one.edition === edition);
  const what = differences
    .map((difference) => describe(difference, facts, current))
    .reduce((before, one) => say`${before}; ${one}`);
  complaintsAbout(source, report)([index, 'number'], number, {
    severity: 'warn',
    problem: say`declaration ${number}, edition ${edition}, of ${{ day: issued }} is no longer true: ${what}`,
    whatToDo: say`Issue edition ${edition + 1} with npm run declarations.`,
  });
}

/** Names what a list has and lacks; the rest is named by its field. */
function describe(
  difference: Difference,
  facts: DeclarationGroup['facts'],
  current: Declaration,
): Said {
  if (difference === 'manufacturer' || difference === 'uk_representative') return names[difference];
  const now: readonly string[] = facts[difference];
  const then: readonly string[] = current[difference];
  const missing = now.filter((item) => !then.includes(item)).map((item) => `+${item}`);
  const isStale = difference !== 'types';
  const gone = isStale ? then.filter((item) => !now.includes(item)).map((item) => `−${item}`) : [];
  const all = [...missing, ...gone];
  const shown = all.length > MAX_NAMED ? [...all.slice(0, MAX_NAMED), '…'] : all;
  return say`${names[difference]} ${shown}`;
}
