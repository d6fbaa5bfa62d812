import { expect, test } from 'vitest';
import { mapLocales } from '#core/i18n/locales.ts';
import { listCautions, type SiteHealth } from '#core/studio/site-health.ts';

const NOW = Date.parse('2026-11-27T12:00:00.000Z');
const GOOD: SiteHealth = {
  problems: [],
  software: { version: '1.0.0', runtime: 'Node.js 24', started: '2026-11-27T08:00:00.000Z' },
  database: { product: 'SQLite', version: '3.50', bytes: 8192 },
  content: { version: 3, imported: '2026-11-26T08:00:00.000Z', products: mapLocales(() => 2) },
  lastImport: { ended: '2026-11-26T08:00:00.000Z', outcome: 'unchanged', seconds: 1 },
  disk: null,
  mails: { waiting: 3, dead: 0 },
  backup: { written: '2026-11-27T02:00:00.000Z', checked: null },
};

const ended = (outcome: 'refused' | 'failed') => ({
  lastImport: { ended: '2026-11-26T08:00:00.000Z', outcome, seconds: 1 },
});

test.each<[string, Partial<SiteHealth>, string[]]>([
  ['a backup of last night', {}, []],
  ['no import yet', { lastImport: null }, []],
  ['no backup', { backup: { written: null, checked: null } }, ['no-backup']],
  ['an old one', { backup: { written: '2026-11-25T11:59:59Z', checked: null } }, ['old-backup']],
  ['one of the night before', { backup: { written: '2026-11-25T12:00:00Z', checked: null } }, []],
  ['a refused import', ended('refused'), ['import-refused']],
  ['a failed import', ended('failed'), ['import-failed']],
  ['mails that were not delivered', { mails: { waiting: 0, dead: 1 } }, ['mails-dead']],
])('With %s', (_case, change, cautions) => {
  expect(listCautions({ ...GOOD, ...change }, NOW)).toEqual(cautions);
});
