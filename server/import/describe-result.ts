import type { EtimCoverage } from '#core/catalogue/etim/etim-coverage.ts';
import type { ContentCounts } from '#server/db/tables.ts';
import { formatProblem, type Problem } from '#server/import/content-problem.ts';
import { describeDiff } from '#server/import/diff/describe-diff.ts';
import type { CheckResult, ImportResult } from '#server/import/import-result.ts';

/** There are hundreds of warnings of one kind while pictures are still being made. */
const WARNINGS_SHOWN = 20;
/** Places of one cause after the first. */
const PLACES_SHOWN = 5;

/**
 * Formats the result of an import or a check for a terminal: warnings, errors, and a closing line with the outcome.
 * @param folder the content folder as its user named it.
 */
export function describeResult(result: ImportResult | CheckResult, folder: string): string {
  const { errors, existing = [], warnings } = result;
  const causes = groupByCause(warnings);
  const shown = causes.slice(0, WARNINGS_SHOWN);
  const lines = shown.map((cause) => `Warning: ${formatCause(cause, folder)}`);
  const more = warnings.length - shown.reduce((sum, cause) => sum + cause.length, 0);
  if (more > 0) lines.push(`… and ${count(more, 'more warning')}.`);
  lines.push(
    ...groupByCause(existing).map((cause) => `Error as before: ${formatCause(cause, folder)}`),
  );
  lines.push(...groupByCause(errors).map((cause) => formatCause(cause, folder)));
  if (lines.length > 0) lines.push('');
  if (result.diff) lines.push(describeDiff(result.diff), '');
  const { coverage = [] } = result;
  if (coverage.length > 0) lines.push(describeCoverage(coverage));
  return [...lines, closingLine(result)].join('\n');
}

/** `ETIM features with a value: EC001744 96 % of 410 variants, …` */
function describeCoverage(coverage: EtimCoverage[]): string {
  const parts = coverage.map(({ code, variants, applied, filled }) => {
    const percent = applied === 0 ? 0 : Math.floor((100 * filled) / applied);
    return `${code} ${percent} % of ${count(variants, 'variant')}`;
  });
  return `ETIM features with a value: ${parts.join(', ')}.`;
}

/** Problems with one cause: the same fault of the same value in the same column, wherever it is. */
function groupByCause(problems: Problem[]): Problem[][] {
  return [
    ...Map.groupBy(problems, ({ field, problem, whatToDo }) =>
      JSON.stringify([field, problem, whatToDo]),
    ).values(),
  ];
}

/** The first problem in full, and where else it is. */
function formatCause([first, ...others]: Problem[], folder: string): string {
  if (!first) return '';
  const whole = formatProblem(first, folder);
  if (others.length === 0) return whole;
  const places = others.slice(0, PLACES_SHOWN).map(({ file, place }) => {
    const at = place ? ('row' in place ? `row ${place.row}` : `line ${place.line}`) : '';
    return file === first.file && at ? at : `${file} ${at}`.trim();
  });
  const rest = others.length - places.length;
  return `${whole} Also in ${places.join(', ')}${rest > 0 ? ` and ${count(rest, 'further place')}` : ''}.`;
}

function closingLine(result: ImportResult | CheckResult): string {
  const { errors, existing = [], warnings } = result;
  const before = existing.length > 0 ? ` ${count(existing.length, 'error')} as before.` : '';
  const also = warnings.length > 0 ? ` ${count(warnings.length, 'warning')}.` : '';
  switch (result.outcome) {
    case 'imported':
      return `Imported version ${result.version}: ${describeCounts(result.counts)}.${before}${also}`;
    case 'unchanged':
      return `Nothing to do: version ${result.version} holds this very content. Use --force to import it again.`;
    case 'checked':
      return `No errors. Nothing was changed, this was a dry run.${also}`;
    case 'refused':
      return `Nothing was changed: ${count(errors.length, 'error')}.${also}`;
    case 'unseen':
      return describeUnseen(result);
    case 'locked':
      return 'Nothing was changed: another import is running. Wait until it has ended, then start again.';
  }
}

function describeUnseen({ unseen }: ImportResult): string {
  if (!unseen) return 'Nothing was changed.';
  const { version, importedAt } = unseen;
  const how = {
    import: `imported from ${unseen.source}`,
    restore: `restored from ${unseen.origin}`,
    publish: `a change set on ${unseen.origin}`,
  }[unseen.command];
  return [
    `Nothing was changed: this folder does not come from version ${version}, which is in use (${how}, ${importedAt.slice(0, 10)}).`,
    `  --onto ${version}  replaces it by this folder as it is: the changes above`,
    `  --theirs  first writes into this folder what version ${version} has changed, then imports`,
  ].join('\n');
}

function describeCounts(counts: ContentCounts | null): string {
  if (!counts) return 'nothing';
  const products = Math.max(0, ...Object.values(counts.products));
  return [
    count(products, 'product'),
    count(counts.variants, 'variant'),
    count(counts.categories, 'category', 'categories'),
    count(counts.families, 'family', 'families'),
    count(counts.pages, 'page'),
    count(counts.articles ?? 0, 'article'),
    count(counts.glossaryTerms ?? 0, 'glossary term'),
    count(counts.questions ?? 0, 'question'),
    count(counts.places ?? 0, 'place'),
    count(counts.redirects, 'redirect'),
    count(counts.media, 'media file'),
  ].join(', ');
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
