import { meaningOf, type NumberMeaning } from '#server/import/workbook/number-format.ts';
import type { WorkbookPackage } from '#server/import/workbook/open-package.ts';
import { decode, readXml, unescapeText } from '#server/import/workbook/read-xml.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';

type SheetPart = { name: string; path: string; isHidden: boolean };

/** What the cells of all sheets need. */
export type WorkbookParts = {
  sheets: SheetPart[];
  /** The texts that cells name by number. */
  texts: string[];
  /** The meaning of numbers by the style of their cell. */
  meanings: NumberMeaning[];
  from1904: boolean;
};

const WORKBOOK_TYPE = /\/officeDocument$/;

/** Reads the parts of a workbook but its sheets. @throws WorkbookError if it is not a workbook. */
export async function readWorkbookParts(files: WorkbookPackage): Promise<WorkbookParts> {
  const [main] = (await readRelations(files, '')).filter(({ type }) => WORKBOOK_TYPE.test(type));
  const bytes = main && (await files.read(main.path));
  if (!main || !bytes) throw new WorkbookError('not-a-workbook');
  const relations = await readRelations(files, main.path);
  const pathOf = (type: RegExp) => relations.find((one) => type.test(one.type))?.path;
  const { sheets, from1904 } = readSheetList(bytes);
  const styles = await readOptional(files, pathOf(/\/styles$/));
  const texts = await readOptional(files, pathOf(/\/sharedStrings$/));
  return {
    from1904,
    sheets: sheets.flatMap(({ relation, ...sheet }) => {
      const target = relations.find(({ id }) => id === relation);
      return target && /\/worksheet$/.test(target.type) ? { ...sheet, path: target.path } : [];
    }),
    texts: texts ? readTexts(texts) : [],
    meanings: styles ? readMeanings(styles) : [],
  };
}

async function readOptional(files: WorkbookPackage, path: string | undefined) {
  return path === undefined ? null : files.read(path);
}

type Relation = { id: string; type: string; path: string };

/** The relations of a part, '' for those of the package; their targets are relative to the part. */
async function readRelations(files: WorkbookPackage, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const bytes = await files.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (!bytes) return relations;
  readXml(bytes, {
    onOpen(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes();
      const { pathname } = new URL(decode(Target), `file:///${folder}`);
      relations.push({ id: Id, type: Type, path: decodeURIComponent(pathname).slice(1) });
    },
  });
  return relations;
}

function readSheetList(bytes: Uint8Array) {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let from1904 = false;
  readXml(bytes, {
    onOpen(tag, attributes) {
      if (tag === 'workbookPr') from1904 = /^(1|true)$/.test(attributes().date1904 ?? '');
      if (tag !== 'sheet') return;
      const { name = '', state = 'visible', ...rest } = attributes();
      const relation = Object.entries(rest).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: decode(name), relation, isHidden: state !== 'visible' });
    },
  });
  return { sheets, from1904 };
}

/** Shared texts: runs of one text are joined, its phonetic reading is left out. */
function readTexts(bytes: Uint8Array): string[] {
  const texts: string[] = [];
  let text = '';
  let [isText, isPhonetic] = [false, false];
  readXml(bytes, {
    onOpen(name) {
      if (name === 'si') text = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isPhonetic = true;
    },
    onClose(name) {
      if (name === 'si') texts.push(unescapeText(text));
      else if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
    },
    onText(piece) {
      if (isText && !isPhonetic) text += piece;
    },
  });
  return texts;
}

function readMeanings(bytes: Uint8Array): NumberMeaning[] {
  const codes = new Map<number, string>();
  const meanings: NumberMeaning[] = [];
  let isCellFormats = false;
  readXml(bytes, {
    onOpen(name, attributes) {
      if (name === 'cellXfs') isCellFormats = true;
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes();
        codes.set(Number(numFmtId), decode(formatCode));
      }
      if (name !== 'xf' || !isCellFormats) return;
      const id = Number(attributes().numFmtId ?? 0);
      meanings.push(meaningOf(id, codes.get(id)));
    },
    onClose(name) {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return meanings;
}
