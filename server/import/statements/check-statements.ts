import { readFile } from 'node:fs/promises';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { createLuminaire } from '#core/photometry/luminaire.ts';
import { type Said, say } from '#core/say.ts';
import type { StatementRecord } from '#core/statements/statement-record.ts';
import { type Complain, complaintsAbout } from '#server/import/check/complaints.ts';
import { recall } from '#server/import/check-memory.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { Sourced } from '#server/import/read/parse-yaml.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { findUnnamed, repeatsResult } from '#server/import/statements/check-arithmetic.ts';
import { type Calculation, checkCalculation } from '#server/import/statements/check-calculation.ts';
import { checkCatalogueStatement } from '#server/import/statements/check-catalogue-statement.ts';
import { findWords } from '#server/import/statements/find-words.ts';
import type { LuminaireSource } from '#server/import/statements/luminaire-source.ts';
import { checkMeter } from '#server/import/statements/replacement.ts';
import { containsFigure } from '#server/import/statements/spell-figure.ts';
import { checkRequirement } from '#server/import/statements/standard-requirement.ts';

/** A variant without what a calculation needs. */
class UnknownVariant extends Error {
  readonly sku: string;
  constructor(sku: string) {
    super(sku);
    this.sku = sku;
  }
}

type Checked = { source: Sourced<StatementRecord[]>; at: number; statement: StatementRecord };

/**
 * Checks that texts say what `statements/` says, and that this is true. Content with other errors is not checked: what
 * it counts would be wrong.
 */
export async function checkStatements(
  content: Content,
  folder: SourceFolder,
  report: Report,
): Promise<void> {
  if (report.errors.length > 0) return;
  const luminaires = createLuminaireSource(content, folder);
  for (const source of content.statements) {
    for (const [at, statement] of source.record.entries()) {
      const checked = { source, at, statement };
      const complain = complaintsAbout(source, report);
      if (!checkSource(checked, complain) || !checkFigures(checked, folder, complain)) continue;
      const areSaid = checkWords(checked, folder, complain);
      if (!areSaid) continue;
      const finding = await findTruth(checked, { content, luminaires, complain, report });
      if (finding && !finding.isTrue) reportUntrue(checked, { folder, report, ...finding });
    }
  }
}

/** Whether a figure of one place that nothing can check names who says it. */
function checkSource({ statement, at }: Checked, complain: Complain): boolean {
  if (statement.check !== 'fact' || statement.source || statement.says.length > 1) return true;
  complain([at], statement.result, {
    problem: say`a fact of one place has no source`,
    whatToDo: say`Name its 'source': who says or has measured it, and when.`,
  });
  return false;
}

/** Whether figures of an arithmetic come from the text or a source, so that it does more than repeat its result. */
function checkFigures(
  { statement, at }: Checked,
  folder: SourceFolder,
  complain: Complain,
): boolean {
  if (statement.check !== 'arithmetic') return true;
  if (repeatsResult(statement)) {
    complain([at, 'sum'], statement.result, {
      problem: say`an arithmetic with a single figure repeats it`,
      whatToDo: say`Name the figures from which the result follows.`,
    });
    return false;
  }
  if (statement.source) return true;
  const unnamed = statement.says.flatMap(({ in: place }) =>
    localeCodes.flatMap((locale) => {
      const text = folder.files.get(fileOf(folder, place, locale))?.text;
      return text ? findUnnamed(statement, locale, text) : [];
    }),
  );
  const [first] = unnamed;
  if (first === undefined) return true;
  complain([at, 'sum'], first, {
    problem: say`the text does not name this figure`,
    whatToDo: say`Write it in the text, or name its 'source'.`,
  });
  return false;
}

/** Whether all words are where the statement says, with its result in them. */
function checkWords({ statement, at }: Checked, folder: SourceFolder, complain: Complain): boolean {
  let areSaid = true;
  const fault = (path: (string | number)[], value: unknown, what: [Said, Said]) => {
    areSaid = false;
    complain([at, 'says', ...path], value, { problem: what[0], whatToDo: what[1] });
  };
  for (const [index, { in: place, words }] of statement.says.entries()) {
    for (const locale of localeCodes) {
      const text = folder.files.get(fileOf(folder, place, locale))?.text ?? null;
      const said = words[locale];
      const path = [index, 'words', locale];
      if (text === null) {
        const todo = say`Name a page or article, such as pages/about, or a file of the content.`;
        fault([index, 'in'], place, [say`${quote(place)} is not a text of the content`, todo]);
        break;
      }
      if (findWords(text, said) === null) {
        const todo = say`Write the words as they stand there, or remove the statement with its words.`;
        fault(path, said, [say`${quote(said)} is not in ${fileOf(folder, place, locale)}`, todo]);
        continue;
      }
      const absent = resultsOf(statement).filter((one) => !containsFigure(locale, said, one));
      for (const result of absent) {
        const todo = say`Correct the words and the text, or the result.`;
        fault(path, said, [say`${quote(said)} does not say the result ${quote(result)}`, todo]);
      }
    }
  }
  return areSaid;
}

/** The figures that the words of a statement contain. */
function resultsOf(statement: StatementRecord): (number | string)[] {
  if (statement.check === 'every') return [];
  if ('has' in statement && !('of' in statement)) {
    return Object.values(statement.has).flatMap((one) => one ?? []);
  }
  if (statement.check === 'meter') return [statement.before.mwh, statement.after.mwh];
  // 'a sixth' has no figure.
  const isPart = 'figure' in statement && ['remaining', 'evenness'].includes(statement.figure);
  if (isPart) return [];
  if (statement.check === 'values') {
    return statement.results.filter((one) => typeof one === 'number');
  }
  if (statement.check === 'range') {
    return [statement.least, statement.most].flatMap((one) => one ?? []);
  }
  return [statement.result].flat();
}

type Truth = {
  content: Content;
  luminaires: LuminaireSource & { keyOf(sku: string): string };
  complain: Complain;
  report: Report;
};

async function findTruth(
  { statement, at }: Checked,
  { content, luminaires, complain, report }: Truth,
): Promise<{ isTrue: boolean; found: Said } | null> {
  try {
    switch (statement.check) {
      case 'fact':
        return null;
      case 'meter':
        return checkMeter(statement, luminaires);
      case 'room-use':
      case 'road-class':
      case 'area-use':
        return checkRequirement(statement);
      case 'arithmetic':
        return await checkCalculation(statement, luminaires);
      case 'power':
      case 'saving':
      case 'dimmed':
      case 'upward':
      case 'peak':
      case 'glare':
      case 'axis':
      case 'surface':
      case 'escape':
      case 'room':
      case 'road':
        return await calculateOnce(statement, luminaires, report);
      default:
        return checkCatalogueStatement(statement, content);
    }
  } catch (error) {
    if (!(error instanceof UnknownVariant)) throw error;
    const problem = say`${quote(error.sku)} is not a variant with this figure`;
    complain([at], error.sku, { problem, whatToDo: say`Name a variant of the catalogue.` });
    return null;
  }
}

type LitCalculation = Exclude<Calculation, { check: 'arithmetic' }>;

/** Calculations take as long as all other checks together: an earlier one with the same input is as good. */
function calculateOnce(
  statement: LitCalculation,
  luminaires: Truth['luminaires'],
  report: Report,
): ReturnType<typeof checkCalculation> {
  const skus = listVariants(statement);
  const key = JSON.stringify([statement, skus.map(({ sku }) => luminaires.keyOf(sku))]);
  const calculate = () => checkCalculation(statement, luminaires);
  return recall(report, [`calculation ${key}`], calculate);
}

function listVariants(statement: LitCalculation): { sku: string }[] {
  if (statement.check === 'saving') return statement.after.luminaires;
  if (statement.check === 'dimmed') return [...statement.after.luminaires, ...statement.controlled];
  return 'luminaires' in statement ? statement.luminaires : [statement];
}

type Untrue = { folder: SourceFolder; report: Report; found: Said };

/** Reported at the words, where the editor has to write. */
function reportUntrue({ source, at, statement }: Checked, { folder, report, found }: Untrue) {
  const place = source.locate([at]);
  for (const { in: where, words } of statement.says) {
    for (const locale of localeCodes) {
      const file = fileOf(folder, where, locale);
      const textLine = findWords(folder.files.get(file)?.text ?? '', words[locale]);
      report.error({
        file,
        place: textLine === null ? null : { line: textLine },
        field: '',
        value: words[locale],
        problem: say`${quote(words[locale])} is not true: ${found}`,
        whatToDo:
          place && 'line' in place
            ? say`Correct the text, and the statement in ${source.file} line ${place.line}.`
            : say`Correct the text, and the statement in ${source.file}.`,
      });
    }
  }
}

/** The file of a place in a language: of a page or article the text, of anything else the file itself. */
function fileOf(folder: SourceFolder, place: string, locale: LocaleCode): string {
  const text = `${place}/${locale}.md`;
  return folder.files.has(text) ? text : place;
}

function createLuminaireSource(content: Content, folder: SourceFolder): Truth['luminaires'] {
  const products = content.products.flatMap(({ folder, record: { attributes }, variants }) =>
    variants.map((variant) => {
      const flux = { ...attributes, ...variant.attributes }.emergency_flux_lm;
      const emergencyFluxLm =
        variant.record.emergency === 'none' ? null : Number(flux ?? 0) || null;
      return [variant.record.sku, { ...variant, folder, emergencyFluxLm }] as const;
    }),
  );
  const bySku = new Map(products);
  const variantOf = (sku: string) => {
    const variant = bySku.get(sku);
    if (!variant) throw new UnknownVariant(sku);
    return variant;
  };
  const fileOfVariant = (sku: string) => {
    const variant = variantOf(sku);
    return folder.files.get(`${variant.folder}/photometry/${variant.record.photometry}`);
  };
  return {
    figureOf(sku, figure) {
      const { record, attributes } = variantOf(sku);
      const value = { ...attributes, ...record }[figure as keyof typeof record];
      if (typeof value !== 'number') throw new UnknownVariant(sku);
      return value;
    },
    keyOf(sku) {
      const { record, emergencyFluxLm } = variantOf(sku);
      return `${record.power_w} ${emergencyFluxLm} ${fileOfVariant(sku)?.hash}`;
    },
    emergencyFluxOf: (sku) => variantOf(sku).emergencyFluxLm,
    powerOf(sku) {
      const { power_w } = variantOf(sku).record;
      if (power_w === null) throw new UnknownVariant(sku);
      return power_w;
    },
    async lightOf(sku) {
      const file = fileOfVariant(sku);
      if (!file) throw new UnknownVariant(sku);
      return createLuminaire(parseLdt(await readFile(file.absolute, 'latin1')));
    },
  };
}
