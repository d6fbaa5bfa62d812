import { createFreeTokens, noWork } from '#server/captcha/captcha.fixtures.ts';
import type { Place } from '#server/db/databases.fixtures.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import type { Submission } from '#server/forms/submission.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices, type ServiceDependencies } from '#server/services.ts';

export const goodMessage = {
  'your-name': 'Ana García',
  'your-email': 'Ana@example.test',
  topic: 'Sales',
  lang: 'English',
  'your-message': 'Hello',
  consent: '1',
};

export const goodRegistration = {
  'products-code[]': ['NIM120', 'vel400'],
  'products-quantity[]': ['12', '3'],
  installed: '2026-03-14',
  installer: 'Luz y Obra',
  site: 'Hotel Mar, Cádiz',
  'your-name': 'Ana García',
  'your-email': 'ana@example.test',
  consent: '1',
};

type Sent = Record<string, string | string[]>;

/** A submission of a form; the caller supplies the token. */
export function buildSubmission(sent: Sent, overrides: Partial<Submission> = {}): Submission {
  return {
    locale: 'en',
    form: 'contact',
    sent: new Map(Object.entries(sent).map(([name, value]) => [name, [value].flat()])),
    uploads: [],
    isFromBot: false,
    token: '',
    idempotencyKey: null,
    ...overrides,
  };
}

/** Services on the small content, with tokens that the captcha accepts. */
export async function serveForms(
  { open, dataDir }: Place,
  {
    hasCodes = true,
    ...settings
  }: Pick<ServiceDependencies, 'pdf' | 'mail' | 'mailbox' | 'storage'> & {
    hasCodes?: boolean;
  } = {},
) {
  const db = await open();
  await importContent(db, { folder: fixtureFolder, dataDir, checkPhotometry: false });
  const captcha = { workCost: noWork, hasCodes };
  const siteUrl = 'https://www.example.com';
  const services = createServices({ db, dataDir, siteUrl, captcha, ...settings });
  const createToken = createFreeTokens(await getSiteSecret(db, 'captcha'));
  return { db, dataDir, services, forms: services.forms, createToken };
}

export type ServedForms = Awaited<ReturnType<typeof serveForms>>;
