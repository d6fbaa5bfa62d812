import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { mapLocales } from '#core/i18n/locales.ts';
import type { Role } from '#core/studio/role-permissions.ts';
import type { SiteHealth } from '#core/studio/site-health.ts';
import { composePersonalData } from '#server/compose/compose-personal-data.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { createUsage } from '#server/limits/usage.ts';
import type { ChangeSources } from '#server/studio/changes/create-changes.ts';
import { createStudio, type StudioDependencies } from '#server/studio/create-studio.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import type { WriteNotice } from '#server/studio/notice.ts';
import type { IssuedLink } from '#server/studio/people.ts';
import type { WarrantySources } from '#server/studio/warranties/warranty-sources.ts';

export const SITE = 'https://lumbrera.example';
export const PASSWORD = 'farolas junto al canal de Castilla';

/** A text for responses to messages. */
const SHIPS = {
  code: 'ships',
  title: mapLocales((locale) => `It ships (${locale})`),
  text: mapLocales((locale) => `${locale}: {name}, {date}, {number}{clerk}`),
};

/** A catalogue without products. */
export const noWarranties: WarrantySources = {
  findProduct: async () => null,
  listTitles: async () => new Map(),
  listNames: async () => new Map(),
  listStepMails: async () => ({}),
  openCertificate: async () => null,
  readPhoto: async () => null,
  findRegistration: async () => null,
  addClaimState: async () => {},
};

/** Content whose tables are all told apart by `sku`. */
export const fixtureChanges: ChangeSources = {
  keyOfTable: (path) => (path.endsWith('.csv') ? ['sku'] : []),
  check: () => ({ state: 'done', errors: [], existing: [], warnings: [] }),
  checkDraft: async () => ({ errors: [], existing: [], warnings: [] }),
  listMedia: async () => [],
  publish: async () => ({ code: 'version-gone' }),
  ready: () => {},
  settle: async () => ({ state: 'done', errors: [], existing: [], warnings: [] }),
  tables: {
    write: async () => new Uint8Array(),
    compare: async () => {
      throw new Error('There are no tables.');
    },
  },
};

/** A site that has imported nothing yet. */
const fixtureHealth: SiteHealth = {
  ...{ problems: [], lastImport: null, disk: null, mails: { waiting: 0, dead: 0 } },
  software: { version: '1.0.0', runtime: 'Node.js', started: '2026-11-27T08:00:00.000Z' },
  database: { product: 'SQLite', version: '3', bytes: 4096 },
  content: { version: 0, imported: null, products: mapLocales(() => 0) },
  backup: { written: null, checked: null },
};

/** A mail whose subject is what somebody is told. */
const writeTestNotice: WriteNotice = ({ kind, name, email, locale, path, ...names }) => ({
  id: randomUUID(),
  submissionId: null,
  messageId: `<${randomUUID()}@lumbrera.example>`,
  recipient: email,
  replyTo: null,
  subject: [kind, ...Object.values(names)].join(' '),
  text: path,
  html: path,
  attachments: [],
});

/** A site of a company, on which nothing was searched without a result and no form has rules. */
export const fixtureSources = {
  listCompanyNames: async () => ['Faros del Norte'],
  routing: { listRouting: async () => [], tryRouting: async () => null },
  findMissingWords: async () => ({ items: [], total: 0 }),
  readMissingWords: async function* () {},
  changeSources: fixtureChanges,
  describeSite: async () => fixtureHealth,
  openNotices: async () => writeTestNotice,
} satisfies Partial<StudioDependencies>;

/** A studio on a database, with the links that it has mailed. */
export async function openTestStudio(
  database?: Database,
  sources: Partial<
    WarrantySources &
      Pick<StudioDependencies, 'changeSources' | 'contentFiles' | 'openMails' | 'openNotices'>
  > = {},
) {
  const db = database ?? (await openDatabase({ inMemory: true }));
  const usage = createUsage();
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-files-'));
  const files = openSiteFiles({ dataDir });
  onTestFinished(async () => {
    await usage.close();
    if (!database) await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  const links: (IssuedLink & { isRequested: boolean })[] = [];
  const clock = { now: Date.now() };
  const studio = await createStudio({
    db,
    personal: composePersonalData(db, files),
    siteUrl: SITE,
    usage,
    listPromises: async () => new Map([[101, 1]]),
    listTemplates: async (formId) => (formId === 101 ? [SHIPS] : []),
    ...fixtureSources,
    contentFiles: { media: openSiteFiles({ dataDir }).media, room: { admits: async () => true } },
    openMails: async () => ({
      queueLink: async (_transaction, { link, isRequested }) => {
        links.push({ ...link, isRequested });
        return true;
      },
      writeResponse: ({ id, email, inReplyTo, desk }, { subject, text }) => ({
        id: `response to ${id}`,
        submissionId: id,
        messageId: `<response.${id}@lumbrera.example>`,
        recipient: email,
        replyTo: desk,
        inReplyTo,
        subject,
        text,
        html: text,
        attachments: [],
      }),
    }),
    onMail: () => {},
    ...noWarranties,
    ...sources,
    now: () => clock.now,
  }).open();

  /** Adds a person with a password, by the operator's command and its link. */
  async function addPerson(name: string, role: Role): Promise<string> {
    const email = `${name}@lumbrera.example`;
    const invitation = { name, email, role, locale: 'en' as const };
    const { path } = await givePersonAccess(db, invitation, clock.now);
    await studio.links.setPassword({ token: tokenOf(path), password: PASSWORD });
    return email;
  }

  return { db, files, studio, links, clock, addPerson };
}

/** The secret of a link. */
export const tokenOf = (path: string): string => path.split('#')[1] ?? '';

/** The cookies of a browser that has received these. */
export function cookieHeader(cookies: string[]): string {
  const pairs = new Map(
    cookies.map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return [name, value] as const;
    }),
  );
  return [...pairs].map(([name, value]) => `${name}=${value}`).join('; ');
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** How long an authenticator app shows a code; it is valid in the time before and after, too. */
const STEP_MS = 30_000;

/** The code that an authenticator app shows now, or so many steps later (RFC 6238: SHA-1, 30 s, six digits). */
export function totpOf(uri: string, stepsLater = 0): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...secret]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsLater));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}
