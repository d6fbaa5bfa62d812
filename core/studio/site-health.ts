import type { LocaleCode } from '#core/i18n/locales.ts';

/** How the site is doing, for the people who run it. Times are ISO in UTC, sizes bytes. */
export type SiteHealth = {
  /** What does not work, in a few words each; empty while everything does. */
  problems: string[];
  software: { version: string; runtime: string; started: string };
  database: { product: 'SQLite' | 'PostgreSQL'; version: string; bytes: number };
  /** `imported` is null before the first import. */
  content: { version: number; imported: string | null; products: Record<LocaleCode, number> };
  /** Null where nothing was imported since this is noted. */
  lastImport: {
    ended: string;
    outcome: 'imported' | 'unchanged' | 'refused' | 'failed';
    seconds: number;
  } | null;
  /** The disk of the data folder; null where it cannot be measured. */
  disk: { free: number; total: number } | null;
  mails: { waiting: number; dead: number };
  /** By `npm run backup`; null: never. */
  backup: { written: string | null; checked: string | null };
};

/** Made every night; one that failed or a machine that was off once is no reason to call anybody. */
const BACKUP_DAYS = 2;

/** What works, but will not do when it is needed, or lost something already. */
type Caution = 'no-backup' | 'old-backup' | 'import-refused' | 'import-failed' | 'mails-dead';

/** Lists what somebody should look at although everything works; `now` is a time in ms. */
export function listCautions({ backup, lastImport, mails }: SiteHealth, now: number): Caution[] {
  const cautions: Caution[] = [];
  if (backup.written === null) cautions.push('no-backup');
  else if (now - Date.parse(backup.written) > BACKUP_DAYS * 86_400_000) cautions.push('old-backup');
  if (lastImport?.outcome === 'refused') cautions.push('import-refused');
  if (lastImport?.outcome === 'failed') cautions.push('import-failed');
  if (mails.dead > 0) cautions.push('mails-dead');
  return cautions;
}
