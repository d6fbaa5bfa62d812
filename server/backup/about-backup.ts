import { z } from 'zod';
import { listMigrations } from '#server/db/migrate.ts';

/** The first entry of an archive. */
export const ABOUT = 'backup.json';

const FORMAT = 1;

const aboutSchema = z.object({
  /** Raised when earlier releases can no longer read archives. */
  format: z.number(),
  /** ISO time in UTC. */
  created: z.string(),
  /** The migrations of the tables, in their order. */
  migrations: z.array(z.string()).min(1),
});

export type About = z.infer<typeof aboutSchema>;

export function createAbout(migrations: string[]): About {
  return { format: FORMAT, created: new Date().toISOString(), migrations };
}

/** @throws Error when the archive needs a newer release, or this is no archive of a site. */
export async function readAbout(text: string): Promise<About> {
  const about = aboutSchema.parse(JSON.parse(text));
  const known = new Set(await listMigrations());
  const unknown = about.migrations.find((name) => !known.has(name));
  if (about.format > FORMAT || unknown) {
    const detail = unknown ? ` (its migration ${unknown} is unknown here)` : '';
    throw new Error(`The archive is that of a newer release${detail}: restore it with that one.`);
  }
  return about;
}
