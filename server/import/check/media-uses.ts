import { localeCodes } from '#core/i18n/locales.ts';
import { mapKeys } from '#core/keys.ts';
import { type Said, say } from '#core/say.ts';
import { type ValuePath, valueAt } from '#core/studio/changes/values.ts';
import type { MediaPlace } from '#core/studio/media/media-item.ts';
import { complaintsAbout } from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { listMarkdownImages } from '#server/import/markdown.ts';
import type { ArticleSource, Content, ProductSource } from '#server/import/read/content-records.ts';
import type { PageSource } from '#server/import/read/parse-page.ts';
import type { FieldPath, Sourced } from '#server/import/read/parse-yaml.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { spectrumPaths } from '#server/import/read/spectrum-paths.ts';

/** A media file that a record names: its possible paths, and the report when it is missing. */
export type MediaUse = {
  /** Paths inside the content folder, in order of preference. */
  candidates: string[];
  /** A missing picture, drawing or model may follow later; a missing logo or document may not. */
  isRequired: boolean;
  /** Where it is named. */
  place: MediaPlace;
  /** File of the record. */
  file: string;
  tell(severity: 'error' | 'warn', problem: Said, whatToDo: Said): void;
};

export const sceneFolder = 'media/scenes';

/** Possible paths of a product's file. */
export function productFilePaths(folder: string, file: string): string[] {
  return [`${folder}/${file}`, `media/documents/${file}`];
}

/** Possible paths of a logo. */
export function logoPaths(file: string): string[] {
  return [`media/brand/${file}`, `media/${file}`];
}

/** Returns every media file that the content names. */
export function listMediaUses(content: Content, report: Report): MediaUse[] {
  return [
    ...content.products.flatMap((product) => listProductUses(product, report)),
    ...content.categories.map((category) =>
      mediaUsesOf(category, report)(
        ['image', 'file'],
        [`${sceneFolder}/${category.record.image.file}`],
      ),
    ),
    ...content.pages.flatMap(({ texts }) =>
      Object.values(texts).flatMap((page) => listPageUses(page, report)),
    ),
    ...content.articles.flatMap((article) => listArticleUses(article, report)),
    ...listShowroomUses(content, report),
    ...listLogoUses(content, report),
  ];
}

function listShowroomUses({ showrooms }: Content, report: Report): MediaUse[] {
  if (!showrooms) return [];
  const use = mediaUsesOf(showrooms, report);
  return showrooms.record.map(({ image }, index) =>
    use([index, 'image', 'file'], [`${sceneFolder}/${image.file}`]),
  );
}

/** Possible paths of a page's film or document. */
export function pageFilePaths(file: string): string[] {
  return [`media/documents/${file}`, `${sceneFolder}/${file}`];
}

function listArticleUses(article: ArticleSource, report: Report): MediaUse[] {
  const { record, texts } = article;
  return [
    mediaUsesOf(article, report)(['image', 'file'], [`${sceneFolder}/${record.image.file}`]),
    ...Object.values(texts).flatMap(({ file, text }) =>
      listTextUses({ file, body: text, bodyLine: 1 }, report),
    ),
  ];
}

function listBlockUses(page: PageSource, report: Report): MediaUse[] {
  const use = mediaUsesOf(page, report);
  const scene = (path: FieldPath, file: string) => use(path, [`${sceneFolder}/${file}`], true);
  const other = (path: FieldPath, file: string) => use(path, pageFilePaths(file), true);
  return page.record.blocks.flatMap((block, at): MediaUse[] => {
    switch (block.type) {
      case 'picture':
        return [scene(['blocks', at, 'picture', 'file'], block.picture.file)];
      case 'gallery':
        return block.pictures.map(({ file }, index) =>
          scene(['blocks', at, 'pictures', index, 'file'], file),
        );
      case 'video':
        return [
          other(['blocks', at, 'file'], block.file),
          scene(['blocks', at, 'poster'], block.poster),
        ];
      case 'downloads':
        return block.files.map(({ file }, index) =>
          other(['blocks', at, 'files', index, 'file'], file),
        );
      default:
        return [];
    }
  });
}

function listPageUses(page: PageSource, report: Report): MediaUse[] {
  const head = page.record.image?.file;
  const use = mediaUsesOf(page, report);
  const atTop = head ? use(['image', 'file'], [`${sceneFolder}/${head}`]) : [];
  return [atTop, listTextUses(page, report), listBlockUses(page, report)].flat();
}

type Text = Pick<PageSource, 'file' | 'body' | 'bodyLine'>;

function listTextUses(page: Text, report: Report): MediaUse[] {
  return listMarkdownImages(page.body).map((file): MediaUse => {
    const tell: MediaUse['tell'] = (severity, problem, whatToDo) =>
      report[severity]({
        file: page.file,
        place: { line: lineOf(page, file) },
        field: '',
        value: file,
        problem,
        whatToDo,
      });
    const place = { file: page.file, field: '', row: null, alt: null };
    return {
      ...{ candidates: [`${sceneFolder}/${file}`], isRequired: true },
      ...{ file: page.file, place, tell },
    };
  });
}

function lineOf({ body, bodyLine }: Text, text: string): number {
  return bodyLine + body.slice(0, body.indexOf(text)).split('\n').length - 1;
}

function listLogoUses({ options }: Content, report: Report): MediaUse[] {
  if (!options) return [];
  const { logo_dark, logo_light, certification_badges } = options.record;
  const logos: [FieldPath, string | undefined][] = [
    [['logo_dark', 'file'], logo_dark.file],
    [['logo_light', 'file'], logo_light.file],
    [['certification_badges', 'liaqa_logo', 'file'], certification_badges.liaqa_logo?.file],
    [
      ['certification_badges', 'carbon_measured_company_logo', 'file'],
      certification_badges.carbon_measured_company_logo?.file,
    ],
  ];
  const use = mediaUsesOf(options, report);
  return logos.flatMap(([path, file]) => (file ? use(path, logoPaths(file), true) : []));
}

function listProductUses(product: ProductSource, report: Report): MediaUse[] {
  const { record, folder } = product;
  const files: [FieldPath, string | undefined, boolean][] = [
    ...record.drawings.map(({ file }, index): [FieldPath, string, boolean] => [
      ['drawings', index, 'file'],
      file,
      false,
    ]),
    [['model_3d'], record.model_3d, false],
    ...(['video', 'installation_video'] as const).flatMap((field) => filmFiles(record, field)),
    ...record.documents.map(({ file }, index): [FieldPath, string, boolean] => [
      ['documents', index, 'file'],
      file,
      true,
    ]),
  ];
  const use = mediaUsesOf(product, report);
  return [
    ...record.images.map(({ file }, index) =>
      use(['images', index, 'file'], [`${folder}/images/${file}`]),
    ),
    ...files.flatMap(([path, file, isRequired]) =>
      file ? use(path, productFilePaths(folder, file), isRequired) : [],
    ),
    ...listVariantUses(product, report),
  ];
}

/** Files of a film; it is made with the rest of the content, so none may follow later. */
function filmFiles(record: ProductSource['record'], field: 'video' | 'installation_video') {
  const { file, av1, poster, captions } = record[field] ?? {};
  const files: [FieldPath, string | undefined][] = [
    [[field, 'file'], file],
    [[field, 'av1'], av1],
    [[field, 'poster'], poster],
    ...localeCodes.map((code): [FieldPath, string | undefined] => [
      [field, 'captions', code],
      captions?.[code],
    ]),
  ];
  return files.map(([path, name]): [FieldPath, string | undefined, boolean] => [path, name, true]);
}

function listVariantUses(product: ProductSource, report: Report): MediaUse[] {
  const { folder, variantsFile: file, variants } = product;
  return variants.flatMap(({ row, record }) => {
    const tellAbout =
      (field: 'image' | 'photometry' | 'spectrum'): MediaUse['tell'] =>
      (severity, problem, whatToDo) =>
        report[severity]({
          file,
          place: { row },
          field,
          value: record[field],
          problem,
          whatToDo,
        });
    const useOf = (field: 'image' | 'photometry' | 'spectrum', candidates: string[]): MediaUse => ({
      ...{ candidates, isRequired: false, file, tell: tellAbout(field) },
      place: { file, field, row, alt: null },
    });
    const { image, photometry, spectrum } = record;
    return [
      ...(image ? [useOf('image', [`${folder}/images/${image}`])] : []),
      ...(photometry ? [useOf('photometry', [`${folder}/photometry/${photometry}`])] : []),
      ...(spectrum ? [useOf('spectrum', spectrumPaths(folder, spectrum))] : []),
    ];
  });
}

/** Uses of media by the fields of one record. */
function mediaUsesOf(source: Sourced<unknown>, report: Report) {
  const complain = complaintsAbout(source, report);
  return (path: FieldPath, candidates: string[], isRequired = false): MediaUse => {
    const value = candidates[0]?.split('/').at(-1);
    return {
      candidates,
      isRequired,
      file: source.file,
      place: placeOfMedia(source, path),
      tell: (severity, problem, whatToDo) => complain(path, value, { problem, whatToDo, severity }),
    };
  };
}

/** The place of a field, with the description beside it: in each language, or in that of the page; '' where it is missing. */
export function placeOfMedia(
  { file, record }: Pick<Sourced<unknown>, 'file' | 'record'>,
  path: ValuePath,
): MediaPlace {
  const alt = valueAt(record, [...path.slice(0, -1), 'alt']);
  const locale = localeCodes.find((code) => file.endsWith(`/${code}.md`));
  const texts = locale && typeof alt === 'string' ? { [locale]: alt } : toTexts(alt);
  return { file, field: path.join('.'), row: null, alt: texts };
}

function toTexts(alt: unknown): MediaPlace['alt'] {
  if (typeof alt !== 'object' || alt === null) return null;
  return mapKeys(localeCodes, (code) => String(valueAt(alt, [code]) ?? ''));
}

/**
 * Reports missing files and returns the paths of existing ones, each once. Files that may follow later are reported
 * together when one record lacks several.
 */
export function checkMediaUses(uses: MediaUse[], folder: SourceFolder, report: Report): string[] {
  const present = new Set<string>();
  const later: (MediaUse & { path: string })[] = [];
  for (const use of uses) {
    const [first] = use.candidates as [string];
    const path = use.candidates.find((candidate) => folder.files.has(candidate));
    if (path) present.add(path);
    else if (use.isRequired) use.tell('error', isAbsent(first), say`Add it, or correct its name.`);
    else later.push({ ...use, path: first });
  }
  for (const [file, missing] of Map.groupBy(later, (use) => use.file))
    tellLater(file, missing, report);
  return [...present];
}

function tellLater(file: string, missing: (MediaUse & { path: string })[], report: Report): void {
  const whatToDo = say`The site does without until then.`;
  const [first] = missing;
  const paths = [...new Set(missing.map(({ path }) => path))];
  if (first && paths.length === 1) {
    first.tell('warn', isAbsent(first.path), whatToDo);
    return;
  }
  report.warn({
    file,
    place: null,
    field: '',
    value: paths,
    problem: say`${paths.length} files that it names do not exist yet, the first is ${quote(paths[0])}`,
    whatToDo,
  });
}

function isAbsent(path: string): Said {
  return say`the file ${quote(path)} does not exist`;
}
