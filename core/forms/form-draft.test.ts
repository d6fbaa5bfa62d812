import { expect, test } from 'vitest';
import type { FieldType, FormField } from '#core/forms/form.ts';
import { formatDrafts, isLongForm, parseDraft, toDraft } from '#core/forms/form-draft.ts';

const field = (name: string, type: FieldType) => ({ name, type }) as FormField;

const claim = {
  code: 'claim',
  fields: [
    field('products', 'products'),
    field('fault', 'textarea'),
    field('rooms', 'checkbox'),
    field('photos', 'photos'),
    field('invoice', 'documents'),
    field('consent', 'acceptance'),
  ],
};

const entered: Record<string, string[]> = {
  'products-code[]': ['ARD150', ''],
  'products-quantity[]': ['12', '1'],
  fault: ['It flickers.'],
  'rooms[]': ['kitchen', 'hall'],
  photos: ['fault.jpg'],
  invoice: ['invoice.pdf'],
  consent: ['1'],
  _code: ['0000-0000'],
};
const saved = {
  'products-code[]': ['ARD150', ''],
  'products-quantity[]': ['12', '1'],
  fault: ['It flickers.'],
  'rooms[]': ['kitchen', 'hall'],
};

const valuesOf =
  (values: Record<string, string[]>) =>
  (name: string): string[] =>
    values[name] ?? [];

test('a draft has texts, choices and rows, but no file, no consent and no other input', () => {
  expect(toDraft(claim, valuesOf(entered))).toEqual(saved);
});

test('an untouched form has no draft', () => {
  const untouched = { 'products-code[]': [''], 'products-quantity[]': ['1'], fault: [''] };
  expect(toDraft(claim, valuesOf(untouched))).toBe(null);
});

test('a draft is read back as stored, and others stay when it is removed', () => {
  const one = formatDrafts(null, 'claim', saved);
  expect(parseDraft(one, claim)).toEqual(saved);
  const two = formatDrafts(one, 'contact', { name: ['Ana'] });
  expect(parseDraft(two, claim)).toEqual(saved);
  const left = formatDrafts(two, 'claim', null);
  expect(parseDraft(left, claim)).toBe(null);
  expect(formatDrafts(left, 'contact', null)).toBe(null);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another form', '{"contact":{"fault":["a"]}}'],
  ['a text in place of the draft', '{"claim":"a"}'],
  ['a text in place of the values', '{"claim":{"fault":"a"}}'],
  ['values that are no texts', '{"claim":{"fault":[1,null,{}]}}'],
  ['a text of any length', JSON.stringify({ claim: { fault: ['a'.repeat(20_001)] } })],
  ['inputs that the form has not', '{"claim":{"consent":["1"],"other":["a"]}}'],
  ['an inherited name', '{"claim":{"__proto__":{"fault":["a"]}}}'],
])('%s is no draft', (_, stored) => {
  expect(parseDraft(stored, claim)).toBe(null);
});

test('what is stored beside a draft without sense is written again', () => {
  expect(formatDrafts('[1]', 'claim', { fault: ['a'] })).toBe('{"claim":{"fault":["a"]}}');
});

test('only forms with a long text or rows of products are long', () => {
  expect(isLongForm(claim)).toBe(true);
  expect(isLongForm({ fields: [field('message', 'textarea')] })).toBe(true);
  expect(isLongForm({ fields: [field('your-email', 'email')] })).toBe(false);
});
