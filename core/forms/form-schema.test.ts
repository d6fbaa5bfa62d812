import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanValues } from '#core/forms/clean-values.ts';
import { recordedForm } from '#core/forms/form.fixtures.ts';
import type { Form } from '#core/forms/form.ts';
import { type FormRecord, formRecordSchema } from '#core/forms/form-record.ts';
import { listInvalidFields, listUnaccepted } from '#core/forms/form-schema.ts';
import { presentForm } from '#core/forms/present-form.ts';
import { formTexts } from '#server/texts.ts';

const { form } = presentForm(recordedForm, 'en', formTexts.en);
const TODAY = '2026-11-21';

const good = {
  'your-name': 'Ana García',
  'your-email': 'ana@example.test',
  topic: 'Sales',
  lang: 'English',
  consent: '1',
};

function judge(sent: Record<string, string | string[]>, own: Form = form) {
  const map = new Map(Object.entries(sent).map(([name, value]) => [name, [value].flat()]));
  return listInvalidFields(own, cleanValues(own, map), TODAY);
}

test('valid values have no invalid fields', () => {
  expect(judge(good)).toEqual([]);
});

test('nothing at all: the required fields in the order of the rules', () => {
  expect(judge({}).map(({ field }) => field)).toEqual(['lang', 'topic', 'your-name', 'your-email']);
});

describe('an invalid value is reported with the first rule it breaks', () => {
  test.each([
    ['your-name', 'A', 'This field has a too short input.'],
    ['your-name', 'a'.repeat(81), 'This field has a too long input.'],
    ['your-email', 'not-an-email', 'Please enter an email address.'],
    ['your-email', 'a@b', 'Please enter an email address.'],
    ['your-email', 'a..b@example.test', 'Please enter an email address.'],
    ['your-email', 'a@example.test, b@example.test', 'Please enter an email address.'],
    ['your-phone', 'call me', 'Please enter a telephone number.'],
    ['your-site', 'javascript:alert(1)', 'Please enter a URL.'],
    ['qty', 'two', 'Please enter a number.'],
    ['qty', '0', 'This field has a too small number.'],
    ['qty', '11', 'This field has a too large number.'],
    ['visit', '2026-02-30', 'Please enter a date in YYYY-MM-DD format.'],
    ['visit', '2019-12-31', 'This field has a too early date.'],
    ['topic', 'Toys', 'Undefined value was submitted through this field.'],
    ['lang', 'Klingon', 'Undefined value was submitted through this field.'],
    ['your-message', 'x'.repeat(501), 'This field has a too long input.'],
  ])('%s = %s', (field, value, message) => {
    expect(judge({ ...good, [field]: value })).toEqual([{ field, message }]);
  });
});

test.each([
  ['your-phone', '+44 28 9000 0000'],
  ['your-phone', '(020) 7946-0958'],
  ['your-email', "o'brien+led@sub.example.co.uk"],
  ['qty', '10'],
  ['visit', '2024-02-29'],
  ['your-message', 'Línea 1\nLínea 2'],
])('%s may be %s', (field, value) => {
  expect(judge({ ...good, [field]: value })).toEqual([]);
});

test('unticked acceptance fields are reported apart from the rules', () => {
  const values = cleanValues(form, new Map());
  expect(listUnaccepted(form, values)).toEqual(['consent']);
  expect(listUnaccepted(form, { ...values, consent: '1' })).toEqual([]);
});

describe('products, days that move and photos', () => {
  const label = { en: 'x', es: 'x' };
  const record: FormRecord = formRecordSchema.parse({
    ...recordedForm,
    fields: [
      { name: 'products', type: 'products', label, required: true, max_items: 2 },
      { name: 'installed', type: 'date', label, max: 'today' },
      { name: 'photos', type: 'photos', label, max_items: 2 },
    ],
  });
  const own = presentForm(record, 'en', formTexts.en).form;
  const lines = (...rows: [string, string][]) => ({
    'products-code[]': rows.map(([code]) => code),
    'products-quantity[]': rows.map(([, quantity]) => quantity),
  });

  test('unused rows do not count', () => {
    expect(judge(lines(['LYR150/12/830', '3'], ['', '1'], ['', '']), own)).toEqual([]);
    expect(judge(lines(['', '1']), own)).toMatchObject([{ field: 'products' }]);
  });

  test.each([
    ['LYR150', '0'],
    ['LYR150', '1.5'],
    ['LYR150', '100000'],
    ['', '2'],
    ['../../etc/passwd', '1'],
    ['<script>', '1'],
  ])('a row of %s and %s is wrong', (code, quantity) => {
    expect(judge(lines([code, quantity]), own)).toMatchObject([
      { field: 'products', message: expect.stringContaining('whole quantity') },
    ]);
  });

  test('today is the last day that may be named', () => {
    const row = lines(['LYR150', '1']);
    expect(judge({ ...row, installed: TODAY }, own)).toEqual([]);
    expect(judge({ ...row, installed: '2026-11-22' }, own)).toMatchObject([{ field: 'installed' }]);
  });

  test('photos are checked by name, size and number before their content', () => {
    const photo = { name: 'a.JPG', type: 'image/jpeg', size: 1000 };
    const told = (...files: (typeof photo)[]) => {
      const sent = new Map(Object.entries(lines(['LYR150', '1'])));
      const values = cleanValues(own, sent, new Map([['photos', files]]));
      return listInvalidFields(own, values, TODAY).map(({ message }) => message);
    };
    expect(told(photo, photo)).toEqual([]);
    const { too_many_files, upload_file_too_large, upload_file_type_invalid } = formTexts.en;
    expect(told(photo, photo, photo)).toEqual([too_many_files]);
    expect(told({ ...photo, size: 10 * 1024 * 1024 + 1 })).toEqual([upload_file_too_large]);
    expect(told({ ...photo, name: 'a.svg' })).toEqual([upload_file_type_invalid]);
  });
});

test('a text keeps its lines, a row needs a code or a changed quantity', () => {
  const { form: own } = presentForm(
    formRecordSchema.parse({
      ...recordedForm,
      fields: [
        { name: 'text', type: 'textarea', label: { en: 'x', es: 'x' } },
        { name: 'rows', type: 'products', label: { en: 'x', es: 'x' } },
      ],
    }),
    'en',
    formTexts.en,
  );
  const sent = new Map([
    ['text', [' a\r\nb\u2028c ']],
    ['rows-code', ['X1']],
    ['rows-quantity[]', ['1', '4', '1', '']],
  ]);
  expect(cleanValues(own, sent)).toEqual({
    text: 'a\nb\nc',
    rows: [
      { code: 'X1', quantity: '1' },
      { code: '', quantity: '4' },
    ],
  });
});

test('a single line has no line breaks and no invisible characters for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sent = new Map([['your-name', [`${text}\r\nBcc: x\u202e\u0000`]]]);
      const name = cleanValues(form, sent)['your-name'] as string;
      expect(name).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

test('any values are validated without an exception', () => {
  const names = form.fields.map(({ name }) => name);
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...names, 'other'), fc.array(fc.string({ unit: 'binary' }))),
      (sent) => {
        const values = cleanValues(form, new Map(Object.entries(sent)));
        expect(Object.keys(values)).toEqual(names);
        expect(Array.isArray(listInvalidFields(form, values, TODAY))).toBe(true);
      },
    ),
  );
});

test.each([
  ['2', []],
  ['2.0', []],
  ['2.5', ['Please enter a whole number.']],
  ['1e1', ['Please enter a number.']],
  ['0', ['This field has a too small number.']],
])('a quantity of %s gives the messages %j', (qty, messages) => {
  const record = formRecordSchema.parse({
    ...recordedForm,
    fields: [
      {
        name: 'qty',
        type: 'number',
        label: { en: 'Quantity', es: 'Cantidad' },
        min: 1,
        whole: true,
      },
    ],
  });
  const found = judge({ qty }, presentForm(record, 'en', formTexts.en).form);
  expect(found.map(({ message }) => message)).toEqual(messages);
});
