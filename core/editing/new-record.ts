import { variantRecordSchema } from '#core/catalogue/variant-record.ts';
import { blankOf } from '#core/editing/blank-value.ts';
import { describeForm } from '#core/editing/describe-form.ts';
import type { Field } from '#core/editing/field.ts';
import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { localeCodes } from '#core/i18n/locales.ts';

const PRODUCT_CODE = /^[A-Z][A-Z0-9]{2,11}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Place = {
  /** What a code of the kind looks like. */
  code: RegExp;
  /** The file of the record, of pages one for each language. */
  paths: (code: string) => string[];
  /** The folder that has nothing else; null where the file is all of it. */
  folder: ((code: string) => string) | null;
};

const file = (folder: string): Place => ({
  ...{ code: SLUG, paths: (code) => [`${folder}/${code}.yaml`], folder: null },
});

/** Kinds whose records have a file or a folder each, which their code names. */
const places: { [Kind in RecordKind]?: Place } = {
  product: {
    code: PRODUCT_CODE,
    paths: (code) => [`catalogue/products/${code.toLowerCase()}/product.yaml`],
    folder: (code) => `catalogue/products/${code.toLowerCase()}/`,
  },
  category: file('catalogue/categories'),
  family: file('catalogue/families'),
  article: {
    code: SLUG,
    paths: (code) => [`articles/${code}/article.yaml`],
    folder: (code) => `articles/${code}/`,
  },
  page: {
    code: SLUG,
    paths: (code) => localeCodes.map((locale) => `pages/${code}/${locale}.md`),
    folder: (code) => `pages/${code}/`,
  },
  questions: file('faqs'),
};

/** Whether records of a kind are added by a code, and removed as a whole. */
export const hasOwnFiles = (kind: RecordKind): boolean => places[kind] !== undefined;

/** Whether a code can be that of a new record. */
export const isCodeOf = (kind: RecordKind, code: string): boolean =>
  places[kind]?.code.test(code) ?? false;

/** What is written for a new record: fields, a text, or fields above a text. */
export type NewFile = { path: string; value: object | null; text: string };

/**
 * The files with which a record begins: what its schema requires, empty.
 * @param today ISO date, for its dates.
 */
export function newFilesOf(kind: RecordKind, code: string, today: string): NewFile[] {
  const { schema } = kindOf(kind);
  const paths = places[kind]?.paths(code) ?? [];
  const value = schema ? blankRecord(describeForm(schema), { code, today }) : null;
  const own = paths.map((path): NewFile => ({ path, value, text: '' }));
  if (kind === 'product') {
    const columns = Object.keys(variantRecordSchema.shape).join(',');
    return [...own, { path: tableOf(code), value: null, text: `${columns}\n` }];
  }
  if (kind !== 'article') return own;
  const texts = localeCodes.map((locale) => `articles/${code}/${locale}.md`);
  return [...own, ...texts.map((path): NewFile => ({ path, value: null, text: '\n' }))];
}

const tableOf = (code: string) => `catalogue/products/${code.toLowerCase()}/variants.csv`;

function blankRecord(form: Field, { code, today }: { code: string; today: string }): object {
  if (form.type !== 'group') return {};
  const needed = form.members.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(
    needed.map(({ name, field }) => {
      if (name === 'code') return [name, code];
      const isDate = field.type === 'text' && field.format === 'date';
      return [name, isDate ? today : blankOf(field)];
    }),
  );
}

/** The path below which everything belongs to the record of a file: its folder, or the file itself. */
export function filesBelow(kind: RecordKind, path: string): string {
  return places[kind]?.folder ? path.slice(0, path.lastIndexOf('/') + 1) : path;
}
