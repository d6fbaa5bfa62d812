import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { listPlaceholders, privacyFacts } from '#core/privacy/privacy-facts.ts';
import { composePrivacy, type PrivacySettings } from '#server/compose/compose-privacy.ts';
import type { ContentService } from '#server/content/content-service.ts';

const plain: PrivacySettings = {
  periods: {
    messageDays: 730,
    warrantyDays: 365,
    claimDays: 1095,
    copyDays: 14,
    signUpDays: 5,
    consentDays: 1825,
    mailDays: 1,
  },
  hasRecaptcha: false,
  hasTagManager: false,
  hasMailServer: false,
  hasApiPassword: false,
  hasAccessLog: false,
  mapTiles: null,
};

/** Text of a page with these placeholders, as a site with these settings shows it. */
async function show(html: string, locale: 'en' | 'es', settings: Partial<PrivacySettings> = {}) {
  const stored = { findPage: async () => ({ bodyHtml: html }) };
  // Only this part of the service is called.
  const content = composePrivacy(stored as unknown as ContentService, { ...plain, ...settings });
  return (await content.findPage(locale, 'privacy'))?.bodyHtml;
}

test('periods are those that the purge is given', async () => {
  const html =
    '<td>{messages-period}, {warranties-period}, {claims-period}, {copies-period}, {mails-period}</td>';
  expect(await show(html, 'en')).toBe('<td>2 years, 1 year, 3 years, 14 days, 1 day</td>');
  expect(await show(html, 'es')).toBe('<td>2 años, 1 año, 3 años, 14 días, 1 día</td>');
  expect(await show('{sign-ups-period}, {consents-period}', 'en')).toBe('5 days, 5 years');
  const periods = { ...plain.periods, messageDays: 400 };
  expect(await show('{messages-period}', 'en', { periods })).toBe('400 days');
});

test('a site without third parties says that there are none', async () => {
  expect(await show('{other-companies}', 'en')).toContain('nothing is sent to other countries');
  expect(await show('{other-companies}', 'es')).toContain('no se envía nada a otros países');
});

test.each([
  [{ hasRecaptcha: true }, 'reCAPTCHA', 'United States', 'Estados Unidos'],
  [{ hasTagManager: true }, 'Google Tag Manager', 'United States', 'Estados Unidos'],
  [
    { mapTiles: 'https://tiles.example.com:8443/{z}/{x}/{y}.png' },
    'tiles.example.com,',
    'another country',
    'otro país',
  ],
])('with %o it names who learns what, and where', async (settings, name, where, donde) => {
  const [english, spanish] = [
    await show('{other-companies}', 'en', settings),
    await show('{other-companies}', 'es', settings),
  ];
  for (const text of [english, spanish]) expect(text).toContain(name);
  expect(english).toContain(where);
  expect(spanish).toContain(donde);
  expect(english).not.toContain('nothing is sent');
  expect(spanish).not.toContain('no se envía nada');
});

test('a mail server and the password of the API are said', async () => {
  expect(await show('{other-companies}', 'en')).not.toContain('mail service');
  expect(await show('{other-companies}', 'en', { hasMailServer: true })).toContain('mail service');
  expect(await show('{log}', 'en')).not.toContain('wrong passwords');
  expect(await show('{log}', 'en', { hasApiPassword: true })).toContain('wrong passwords');
  expect(await show('{log}', 'es', { hasAccessLog: true })).toContain('pero no a quién');
  expect(await show('{log}', 'es')).not.toContain('pero no a quién');
});

test('unknown placeholders and other braces stay', async () => {
  expect(await show('{unknown} {z} {}', 'en')).toBe('{unknown} {z} {}');
});

test.each(localeCodes)('the privacy page in %s uses every placeholder', (locale) => {
  const page = readFileSync(`content/pages/privacy/${locale}.md`, 'utf8');
  const names = listPlaceholders(page).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...privacyFacts].toSorted());
});
