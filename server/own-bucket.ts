import { hash } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import { createOwnershipCheck } from '#server/files/bucket-owner.ts';
import type { SiteFiles } from '#server/files/site-files.ts';

/** Creates the check that the bucket is not that of another installation; undefined where files are in `DATA_DIR`. */
export function ownershipOf(db: Database, { bucket }: SiteFiles, siteUrl = '') {
  if (!bucket) return undefined;
  return createOwnershipCheck(bucket, async () => {
    const id = hash('sha256', await getSiteSecret(db, 'installation')).slice(0, 16);
    return { id, site: siteUrl.replace(/\/$/, '') };
  });
}
