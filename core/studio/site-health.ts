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
