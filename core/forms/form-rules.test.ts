import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { recordedForm } from '#core/forms/form.fixtures.ts';
import type { FieldType } from '#core/forms/form.ts';
import { formTextKeys } from '#core/forms/form-messages.ts';
import { formRecordSchema } from '#core/forms/form-record.ts';
import { presentForm } from '#core/forms/present-form.ts';
import { localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { formTexts } from '#server/texts.ts';

/** Recorded responses of a real Contact Form 7 are stored beside the repository, not in it. */
const file = fileURLToPath(
  new URL('../../../shared/data/wordpress/live/cf7_feedback_schema.json', import.meta.url),
);

type Recording = { response: { body: { rules: { field: string }[] } } };

describe.skipIf(!existsSync(file))('as Contact Form 7 recorded (skipped where absent)', () => {
  test('the same rules with the same messages in the same order', () => {
    const { response } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
    const recorded = response.body.rules.filter(({ field }) => field !== 'drawing');
    expect(recorded.length).toBeGreaterThan(20);
    expect(presentForm(recordedForm, 'en', formTexts.en).form.rules).toEqual(recorded);
  });
});

test('all languages word every message, each in its own way', () => {
  const places = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const locale of localeCodes.filter((code) => code !== 'en')) {
    const missing = formTextKeys.filter((key) => !formTexts[locale][key]);
    expect(missing, `core/forms/texts/${locale}.json lacks them`).toEqual([]);
    for (const key of formTextKeys) {
      expect(formTexts[locale][key], key).not.toBe(formTexts.en[key]);
      expect(places(formTexts[locale][key])).toEqual(places(formTexts.en[key]));
    }
  }
});

test('a form may word a message in its own way', () => {
  const own = mapLocales((locale) => ({
    invalid_required: locale === 'es' ? '¿Quién eres?' : 'Who?',
  }));
  const { form } = presentForm({ ...recordedForm, messages: own }, 'es', formTexts.es);
  expect(form.rules.find(({ rule }) => rule === 'required')?.error).toBe('¿Quién eres?');
});

test('lines, texts and photos have the usual limits, and one choice of several is allowed', () => {
  const field = (type: FieldType) => ({ name: type, type, label: mapLocales(() => type) });
  const record = formRecordSchema.parse({
    ...recordedForm,
    fields: [
      field('text'),
      field('textarea'),
      field('photos'),
      field('documents'),
      field('radio'),
      field('number'),
    ],
  });
  const { rules } = presentForm(record, 'en', formTexts.en).form;
  const limits = rules.map(({ field, rule, threshold }) => [field, rule, threshold]);
  // The maximum lengths of Contact Form 7; files of 10 MiB.
  expect(limits).toEqual([
    ['radio', 'required', undefined],
    ['radio', 'maxitems', 1],
    ['photos', 'file', undefined],
    ['photos', 'maxfilesize', 10_485_760],
    ['documents', 'file', undefined],
    ['documents', 'maxfilesize', 10_485_760],
    ['number', 'number', undefined],
    ['text', 'maxlength', 400],
    ['textarea', 'maxlength', 2000],
  ]);
});
