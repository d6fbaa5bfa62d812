import { expect, test } from 'vitest';
import { recordedForm } from '#core/forms/form.fixtures.ts';
import { describeRouting } from '#core/forms/form-routing.ts';
import { presentForm } from '#core/forms/present-form.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import { formTexts } from '#server/texts.ts';

const routed = {
  ...recordedForm,
  mail: {
    to: mapLocales((locale) => `${locale}@lumbrera.example`),
    routes: [
      { field: 'topic', one_of: ['Support', 'Else'], to: 'help@lumbrera.example' },
      { field: 'your-phone', starts_with: ['96'], to: 'levante@lumbrera.example' },
      { field: 'your-phone', to: 'staff' },
    ],
  },
  fields: recordedForm.fields.map((field) => ({
    ...field,
    options: field.options?.map(({ value }) => ({
      value,
      label: mapLocales((l) => `${l} ${value}`),
    })),
  })),
};
const nobody = { ...recordedForm, id: 7, code: 'copies', mail: { routes: [] } };
const all = mapLocales((locale) =>
  [routed, nobody].map((record) => presentForm(record, locale, formTexts[locale])),
);

test('rules are told with the labels of their options, in their order, then who gets the rest', () => {
  const [form, ...rest] = describeRouting(all.es, all);
  expect(rest).toEqual([]);
  const any = { values: [], starts: [] };
  expect(form?.routes).toEqual([
    { field: 'topic', ...any, values: ['es Support', 'Else'], to: 'help@lumbrera.example' },
    { field: 'your-phone', ...any, starts: ['96'], to: 'levante@lumbrera.example' },
    { field: 'your-phone', ...any, to: null },
  ]);
  expect(form?.to).toEqual(mapLocales((locale) => `${locale}@lumbrera.example`));
  expect(form?.fields.map(({ name }) => name)).toEqual(['your-phone', 'topic']);
});
