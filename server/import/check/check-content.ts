import { stripTables } from '#core/calculators/led-strip/parts/part-record.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { say } from '#core/say.ts';
import { checkCalculators } from '#server/import/check/check-calculators.ts';
import { checkCatalogue } from '#server/import/check/check-catalogue.ts';
import { checkDeclarations } from '#server/import/check/check-declarations.ts';
import { checkEditorial } from '#server/import/check/check-editorial.ts';
import { checkForms } from '#server/import/check/check-forms.ts';
import { checkKeywords } from '#server/import/check/check-keywords.ts';
import { checkPages } from '#server/import/check/check-pages.ts';
import { checkPlaces } from '#server/import/check/check-places.ts';
import { checkSite } from '#server/import/check/check-site.ts';
import { checkSynonyms } from '#server/import/check/check-synonyms.ts';
import { checkTexts } from '#server/import/check/check-texts.ts';
import { checkCrops } from '#server/import/check/files/check-crops.ts';
import { checkFilms } from '#server/import/check/files/check-films.ts';
import { checkPhotometry } from '#server/import/check/files/check-photometry.ts';
import { checkSpectra } from '#server/import/check/files/check-spectra.ts';
import { createLinkResolver } from '#server/import/check/link-resolver.ts';
import { createMarkdownLinks } from '#server/import/check/markdown-links.ts';
import { checkMediaUses, listMediaUses } from '#server/import/check/media-uses.ts';
import { checkPaths } from '#server/import/check/paths/check-paths.ts';
import { checkDarkEfficacy } from '#server/import/check/typed/check-dark-efficacy.ts';
import { checkEtim } from '#server/import/check/typed/check-etim.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { ImportStep } from '#server/import/import-step.ts';
import { measureMedia, type Size } from '#server/import/media-library.ts';
import { applyProducts } from '#server/import/products/apply-products.ts';
import { PRODUCTS_PATH } from '#server/import/products/product-columns.ts';
import { readContent } from '#server/import/read/read-content.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { checkStatements } from '#server/import/statements/check-statements.ts';
import { isWorkbook, readWorkbooks } from '#server/import/tables/read-workbooks.ts';
import { checkWordsOfTexts } from '#server/import/words/words-in-texts.ts';

type CheckOptions = {
  report: Report;
  /** Sizes of pictures by hash, known from an earlier import. */
  knownSizes: Map<string, Size>;
  withPhotometry: boolean;
  onProgress: (step: ImportStep, done: number, total: number) => void;
};

/** Reads the records of a folder and checks each of them, their references and their files. */
export async function checkContent(folder: SourceFolder, options: CheckOptions) {
  const { report, onProgress } = options;
  report.completes = true;
  reportEncodings(folder, report);
  checkPaths(folder, report);
  folder.tables = await readWorkbooks(folder, report);
  readProductSheet(folder, report);
  const content = readContent(folder, report);
  const onDone = (done: number, total: number) => onProgress('photometry', done, total);
  report.endReading();
  checkDarkEfficacy(content, report);
  await checkPhotometry(content, folder, { report, compares: options.withPhotometry, onDone });
  onProgress('check', 0, 1);
  await checkSpectra(content, folder, report);
  const links = createLinkResolver(content);
  checkCatalogue(content, report);
  checkEtim(content, report);
  checkPages(content, report);
  checkEditorial(content, report);
  checkPlaces(content, report);
  checkSite(content, links, report);
  checkSynonyms(content, report);
  checkKeywords(content, report);
  checkCalculators(content, report);
  checkForms(content, report);
  checkDeclarations(content, report);
  const paths = checkMediaUses(listMediaUses(content, report), folder, report);
  const crops = checkCrops(content, folder, report);
  const media = await measureMedia({ folder, paths, report, crops }, options.knownSizes);
  checkFilms(content, media, report);
  const linksOf = createMarkdownLinks(links, media);
  checkTexts(content, linksOf, report);
  checkWordsOfTexts(content, folder, report);
  await checkStatements(content, folder, report);
  checkUnused(folder, new Set(paths), report);
  onProgress('check', 1, 1);
  return { content, links, linksOf, media };
}

/** A sheet of products changes the records of its products before they are read. */
function readProductSheet({ files, tables }: SourceFolder, report: Report): void {
  const table = tables.get(PRODUCTS_PATH);
  if (!table) return;
  for (const [path, text] of applyProducts(table, files, report)) {
    const file = files.get(path);
    if (file) files.set(path, { ...file, text });
  }
}

function reportEncodings(folder: SourceFolder, report: Report): void {
  for (const { path, fault } of folder.files.values()) {
    if (!fault) continue;
    const { severity, problem, whatToDo } = fault;
    const file = { file: path, place: null, field: '', value: undefined };
    report[severity]({ ...file, problem, whatToDo });
  }
}

const READ = [
  /^catalogue\/etim\.yaml$/,
  /^catalogue\/(categories|families)\/[^/]+\.yaml$/,
  /^catalogue\/products\/[^/]+\/(product\.yaml|variants\.csv)$/,
  /^site\/(options|menus|applications|testimonials|words)\.yaml$/,
  /^articles\/(categories|authors)\.yaml$/,
  /^articles\/[^/]+\/article\.yaml$/,
  new RegExp(`^articles/[^/]+/(${localeCodes.join('|')})\\.md$`),
  /^(glossary|faqs|statements)\/[^/]+\.yaml$/,
  /^places\/(showrooms|area-sales-managers)\.yaml$/,
  /^places\/stockists\.csv$/,
  /^site\/redirects\.csv$/,
  /^(forms|declarations)\/[^/]+\.yaml$/,
  new RegExp(`^search/(?:keywords|synonyms)\\.(${localeCodes.join('|')})\\.yaml$`),
  new RegExp(`^pages/[^/]+/(${localeCodes.join('|')})\\.md$`),
  /^calculators\/(policies\.yaml|(co2-factors|conductors)\.csv)$/,
  new RegExp(`^led-strip/(${Object.keys(stripTables).join('|')})\\.csv$`),
  /^media\/crops\.yaml$/,
  /(^|\/)columns\.yaml$/,
  /(^|\/)README\.md$/,
];

/** Reports files that no record refers to: probably a wrong name or folder. */
function checkUnused(folder: SourceFolder, used: ReadonlySet<string>, report: Report): void {
  for (const path of folder.files.keys()) {
    if (used.has(path) || isWorkbook(path) || READ.some((pattern) => pattern.test(path))) continue;
    report.warn({
      file: path,
      place: null,
      field: '',
      value: undefined,
      problem: say`nothing uses this file`,
      whatToDo: say`Name it in a record, move it to its place, or remove it.`,
    });
  }
}
