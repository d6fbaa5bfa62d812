import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import attributesEn from '#core/catalogue/attributes/texts/en.json' with { type: 'json' };
import attributesEs from '#core/catalogue/attributes/texts/es.json' with { type: 'json' };
import { describeForm } from '#core/editing/describe-form.ts';
import type { Field } from '#core/editing/field.ts';
import { createEditingNames, references, widgets } from '#core/editing/field-hints.ts';
import { nameOfColumn } from '#core/editing/grid/column-names.ts';
import { kindAt, kindOf, type RecordKind, recordKinds } from '#core/editing/record-kinds.ts';
import { listValues } from '#core/editing/record-values.ts';
import en from '#core/editing/texts/en.json' with { type: 'json' };
import es from '#core/editing/texts/es.json' with { type: 'json' };
import figuresEn from '#core/i18n/messages/en.json' with { type: 'json' };
import figuresEs from '#core/i18n/messages/es.json' with { type: 'json' };
import { keysOf } from '#core/keys.ts';

const root = fileURLToPath(new URL('../../content/', import.meta.url));
const paths = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.replace(/\/?$/, '/')}${entry.name}`.slice(root.length));
const kinds = keysOf(recordKinds);
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;

/** The records of a file with their forms; none of tables, whose columns are those of their schema. */
function recordsAt(path: string): { field: Field; record: unknown }[] {
  const kind = kindOf(kindAt(path) ?? 'media');
  if (!kind.schema || kind.format === 'table') return [];
  const text = readFileSync(root + path, 'utf8');
  const value = parse(kind.format === 'page' ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text, {
    merge: true,
  });
  const field = describeForm(kind.schema);
  const records: unknown[] = kind.format === 'list' ? value : [value];
  return records.map((record) => ({ field, record }));
}

describe('the files of the content folder', () => {
  test('all have a kind', () => {
    expect(paths.length).toBeGreaterThan(500);
    expect(paths.filter((path) => kindAt(path) === null)).toEqual([]);
  });

  test('are of every kind', () => {
    expect(new Set(paths.map(kindAt))).toEqual(new Set(kinds));
  });

  test('have no value that a form cannot show', () => {
    let count = 0;
    for (const path of paths) {
      for (const { field, record } of recordsAt(path)) {
        const values = listValues(field, record);
        count += values.length;
        const unshown = values.filter((found) => found.field === null);
        expect(unshown.map((found) => `${path}: ${found.path.join('.')}`)).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(20_000);
  });

  test('have the columns of their schemas', () => {
    for (const path of paths) {
      const { format, schema } = kindOf(kindAt(path) ?? 'media');
      if (format !== 'table' || !schema) continue;
      const form = describeForm(schema);
      if (form.type !== 'group') throw new Error(path);
      const names = form.members.map(({ name }) => name);
      const [header = ''] = readFileSync(root + path, 'utf8').split(/\r?\n/);
      expect(header.split(',').filter((name) => !names.includes(name))).toEqual([]);
    }
  });
});

test.each([
  ['catalogue/products/ard150/product.yaml', 'product'],
  ['pages/about/en.md', 'page'],
  ['articles/x/es.md', 'article-text'],
  ['media/scenes/office.webp', 'media'],
  ['catalogue/products/ard150/notes/product.yaml', null],
  ['pages/about/xx.md', null],
  ['media/readme.txt', null],
])('%s is %s', (path, kind) => {
  expect(kindAt(path)).toBe(kind);
});

/** Names of the members of a form, at any depth. */
function namesIn(field: Field, seen = new Set<Field>()): string[] {
  if (seen.has(field)) return [];
  seen.add(field);
  const below = (next: Field) => namesIn(next, seen);
  switch (field.type) {
    case 'group':
      return field.members.flatMap(({ name, field: inner }) => [name, ...below(inner)]);
    case 'list':
      return below(field.item);
    case 'translated':
      return below(field.each);
    case 'either':
      return field.forms.flatMap(below);
    case 'map':
      return below(field.value);
    default:
      return [];
  }
}

const namesOf = (kind: RecordKind) => {
  const { schema, format } = kindOf(kind);
  return schema && format !== 'table' ? [...new Set(namesIn(describeForm(schema)))] : [];
};

/** Columns of a table, those of a text in several languages also without the language. */
const columnsOf = (kind: RecordKind) => {
  const { schema, format } = kindOf(kind);
  if (!schema || format !== 'table') return [];
  const columns = namesIn(describeForm(schema));
  return [...new Set(columns.flatMap((name) => [name, name.replace(/_(?:en|es)$/, '')]))];
};

describe('names and hints', () => {
  const named = [
    ...new Set(
      kinds.flatMap((kind) =>
        [...namesOf(kind), ...columnsOf(kind)].map((name) => `${kind}.${name}`),
      ),
    ),
  ];
  const known = new Set([...named, ...named.map((name) => name.slice(name.indexOf('.') + 1))]);

  test.each([
    ['English', en],
    ['Spanish', es],
  ])('every kind and every field has a name in %s', (_language, texts) => {
    const names = createEditingNames(texts);
    const table: Record<string, string> = texts;
    const unnamed = kinds.flatMap((kind) =>
      namesOf(kind).filter((name) => !table[`name.${kind}.${name}`] && !table[`name.${name}`]),
    );
    expect(unnamed, 'name.<field> in core/editing/texts/').toEqual([]);
    for (const kind of kinds) {
      expect(names.kind(kind)).not.toBe(kind);
      expect(names.kinds(kind)).not.toBe(kind);
    }
  });

  test.each([
    ['English', en, figuresEn, attributesEn],
    ['Spanish', es, figuresEs, attributesEs],
  ])('columns of tables have names of their own in %s', (_language, texts, figures, attributes) => {
    const names = createEditingNames(texts);
    const figure = (key: string) => (figures as Record<string, string>)[key];
    const attribute = (key: string) => (attributes as Record<string, string>)[key];
    for (const kind of kinds) {
      const { schema, format } = kindOf(kind);
      if (!schema || format !== 'table') continue;
      const columns = namesIn(describeForm(schema));
      const labels = columns.map((name) => nameOfColumn(kind, name, { names, figure, attribute }));
      expect(labels.filter((label, at) => label === columns[at])).toEqual([]);
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    }
  });

  test('no name and no hint is for a field that no schema has', () => {
    const texts = Object.keys(en)
      .filter((key) => /^(name|help)\./.test(key))
      .map((key) => key.replace(/^(name|help)\./, ''));
    const hints = [...Object.keys(widgets), ...Object.keys(references), ...texts];
    expect(hints.filter((key) => !known.has(key))).toEqual([]);
  });
});
