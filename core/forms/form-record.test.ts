import { expect, test } from 'vitest';
import { recordedForm } from '#core/forms/form.fixtures.ts';
import { formRecordSchema } from '#core/forms/form-record.ts';
import { presentForm } from '#core/forms/present-form.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import { acceptedBy } from '#core/record-limits.fixtures.ts';
import { formTexts } from '#server/texts.ts';

const both = <Value>(value: Value) => mapLocales(() => value);
const [field] = recordedForm.fields;
const fields = (count: number) => Array.from({ length: count }, () => field);
const route = { field: 'topic', to: 'staff' };
const record = {
  ...recordedForm,
  fields: recordedForm.fields.map(({ min, max, ...rest }) => rest),
  notes: both(['n']),
  mail: { routes: [route], receipt: { subject: both('Thanks'), text: both('Received') } },
};
const accepted = acceptedBy(formRecordSchema, record);

test.each([
  ['id', [1, 999_999], [0, 1_000_000, 1.5]],
  ['fields', [fields(1), fields(40)], [[], fields(41)]],
  ['fields.0.autocomplete', ['x'], ['']],
  ['fields.0.options', [[{ value: 'x', label: both('x') }]], [[]]],
  ['fields.0.options', [], [[{ value: '', label: both('x') }]]],
  ['fields.0.min_length', [1], [0]],
  ['fields.0.max_length', [1, 20_000], [0, 20_001]],
  ['fields.0.max_items', [1, 50], [0, 51]],
  ['fields.0.name', ['x', `x${'y'.repeat(40)}`], ['', 'X', '_x', 'altcha', `x${'y'.repeat(41)}`]],
  ['notes.en', [[], ['x']], [['']]],
  ['messages', [{ en: { spam: 'x' }, es: {} }], [{ en: { spam: '' }, es: {} }]],
  ['mail.routes.0.one_of', [['x'], ['x', 'y']], [[], ['']]],
  ['mail.routes.0.starts_with', [['x'], ['x', 'y']], [[], ['']]],
  ['mail.routes.0.to', ['staff', 'a@lumbrera.example'], ['nobody']],
])('%s of a form may be at the ends of its range, not beyond', (path, allowed, refused) => {
  expect(accepted(path, [...allowed, ...refused])).toEqual(allowed);
});

test('what a field does not say is absent, and what it says is presented', () => {
  const parsed = formRecordSchema.parse({
    ...record,
    fields: [
      { name: 'plain', type: 'text', label: both('Plain') },
      {
        ...{ name: 'full', type: 'text', label: both('Full'), hint: both('Hint') },
        ...{ autocomplete: 'name', width: 'half', min_length: 2, max_length: 9 },
        ...{ min: 1, max: 5, whole: true, max_items: 3, required: true },
      },
    ],
  });
  const { form, mail } = presentForm(parsed, 'es', formTexts.es);
  const [plain, full] = form.fields;
  expect(plain).toMatchObject({
    ...{ hint: null, autocomplete: null, isHalf: false, isRequired: false, options: [] },
    ...{ minLength: null, maxLength: null, min: null, max: null, isWhole: false, maxItems: null },
  });
  expect(full).toMatchObject({
    ...{ hint: 'Hint', autocomplete: 'name', isHalf: true, isRequired: true },
    ...{ minLength: 2, maxLength: 9, min: '1', max: '5', isWhole: true, maxItems: 3 },
  });
  expect(form.notes).toEqual(['n']);
  expect(mail).toEqual({
    to: null,
    routes: [route],
    receipt: { subject: 'Thanks', text: 'Received' },
  });
});

test('a form without mail data has none, and without notes an empty list', () => {
  const { mail, notes, ...rest } = record;
  const bare = presentForm(formRecordSchema.parse(rest), 'en', formTexts.en);
  expect(bare.mail).toBeNull();
  expect(bare.form.notes).toEqual([]);
  const stored = presentForm(
    { ...recordedForm, mail: { to: both('x@y.zz'), routes: [] } },
    'en',
    formTexts.en,
  );
  expect(stored.mail).toEqual({ to: 'x@y.zz', routes: [], receipt: null });
});
