import { AppError } from '#core/app-error.ts';
import type { Bucket } from '#server/files/bucket.ts';
import { createBucketStore } from '#server/files/bucket-store.ts';

/** An installation of the site: copies of its database share the id, but hardly the address. */
export type Installation = { id: string; site: string };

const FILE = 'installation.json';

/**
 * Creates the check that a prefix of a bucket belongs to this installation: another one would remove its photos, which no
 * claim of its own database names. The first installation that looks takes the prefix.
 *
 * @returns a function that throws an Error with a sentence for operators when the prefix belongs to another one, and
 *   AppError `storage-unavailable` while nobody knows. Once it was this one's, it sends no more requests.
 */
export function createOwnershipCheck(bucket: Bucket, own: () => Promise<Installation>) {
  const store = createBucketStore(bucket, 'owner');
  let isOwn = false;

  async function readOwner(): Promise<Installation | null> {
    const bytes = await store.read(FILE);
    return bytes && (JSON.parse(Buffer.from(bytes).toString()) as Installation);
  }

  return async (): Promise<void> => {
    if (isOwn) return;
    const installation = await own();
    const known = await readOwner();
    // A trial without SITE_URL does not say whose it is.
    if (!known || (known.id === installation.id && known.site === '')) {
      await store.write(FILE, Buffer.from(JSON.stringify(installation)));
    }
    // Of two that look at the same time one has written last.
    const owner = await readOwner();
    if (!owner) throw new AppError('storage-unavailable');
    if (!isSame(owner, installation)) throw new Error(explain(bucket, owner));
    isOwn = true;
  };
}

/** A program of the site may be run without its address. */
function isSame(owner: Installation, { id, site }: Installation): boolean {
  return owner.id === id && [owner.site, ''].includes(site);
}

function explain({ bucket, prefix }: Bucket, { site }: Installation): string {
  const name = site === '' ? 'another installation of the site' : `the installation at ${site}`;
  return `MEDIA_URL names a place of ${name}: choose another prefix than s3://${bucket}/${prefix}, or each would remove photos of the other. If this installation replaces it, remove ${prefix}owner/${FILE} from the bucket and start again.`;
}
