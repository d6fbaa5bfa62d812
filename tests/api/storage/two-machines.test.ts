import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createFreeTokens } from '#server/captcha/captcha.fixtures.ts';
import { describeWithPostgres } from '#server/db/databases.fixtures.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import type { BucketSettings } from '#server/files/bucket.ts';
import { startS3Server } from '#server/files/s3-server.fixtures.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';
import { startFormServer } from '#tests/api/forms/start-form-server.ts';

const run = promisify(execFile);
const privacy = fileURLToPath(new URL('../../../scripts/privacy.ts', import.meta.url));
const CLAIM = 'ansell/v1/product/warranty-claim';

const claim = {
  product: 'NIM120',
  fault: 'It flickers after an hour.',
  'your-name': 'Ana García',
  'your-email': 'ana@example.test',
  consent: '1',
};

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'machine-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The variables of a machine. */
function variablesOf({ bucket, prefix, endpoint, credentials }: BucketSettings) {
  return {
    MEDIA_URL: `s3://${bucket}/${prefix}`,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ACCESS_KEY_ID: credentials?.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
    LOG_LEVEL: 'fatal',
  };
}

describeWithPostgres('Two machines with one database and one bucket', (createPlace) => {
  async function serve() {
    const { settings, objects } = await startS3Server();
    const place = await createPlace();
    const db = await place.open();
    const dataDir = await createFolder();
    const { media } = openSiteFiles({ dataDir, bucket: settings });
    const folder = fixtureFolder;
    await importContent(db, { folder, dataDir, media, checkPhotometry: false });
    const createToken = createFreeTokens(await getSiteSecret(db, 'captcha'));
    const machine = { location: place.location, dataDir: await createFolder(), bucket: settings };
    const server = await startFormServer(machine);
    onTestFinished(() => server.kill());
    const other = await createFolder();
    const runThere = (...args: string[]) => {
      const own = { DATABASE_URL: place.location.databaseUrl, DATA_DIR: other };
      const env = { ...process.env, ...own, ...variablesOf(settings) };
      return run(process.execPath, [privacy, ...args], { env });
    };
    const names = (begin: string) => [...objects.keys()].filter((key) => key.startsWith(begin));
    const sendClaim = async (email: string) => {
      const create = { width: 40, height: 30, channels: 3 as const, background: '#844' };
      const photo = await sharp({ create }).jpeg().toBuffer();
      const body = new FormData();
      const fields = { ...claim, 'your-email': email, _wpcf7_recaptcha_response: createToken() };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('photos', new File([new Uint8Array(photo)], 'a.jpg'));
      const response = await fetch(`${server.api}/${CLAIM}`, { method: 'POST', body });
      expect(await response.json()).toMatchObject({ status: 'mail_sent' });
    };
    return { db, settings, dataDirs: [machine.dataDir, other], other, runThere, names, sendClaim };
  }

  test('photos and mails of a claim sent to one are exported and erased at the other', async () => {
    const { db, settings, dataDirs, other, runThere, names, sendClaim } = await serve();
    for (const email of ['ana@example.test', 'jo@example.test']) await sendClaim(email);
    const [photos, outbox] = ['site/private/claims/', 'site/private/outbox/'];
    expect(names(photos)).toHaveLength(2);
    // The other machine sends the mails.
    const files = openSiteFiles({ dataDir: other, bucket: settings });
    const { mail } = createServices({ db, dataDir: other, files, siteUrl: 'http://localhost' });
    mail.start();
    await expect.poll(() => names(outbox).length, { timeout: 30_000 }).toBe(4);
    await mail.close();

    const file = join(other, 'ana.zip');
    await runThere('export', '--email', 'ana@example.test', '--file', file);
    const archive = unzipSync(await readFile(file));
    const kinds = Object.keys(archive).map((name) => name.split('/')[0]);
    expect(kinds.sort()).toEqual(['data.json', 'mails', 'mails', 'photos']);
    const photo = Object.entries(archive).find(([name]) => name.startsWith('photos/'))?.[1];
    expect((await sharp(photo).metadata()).format).toBe('jpeg');

    const { stdout } = await runThere('erase', '--email', 'ana@example.test');
    expect(stdout).toMatch(/^Removed 1 submissions, 2 mails, 1 photos, 2 files of the outbox/);
    const left = await db.read.selectFrom('claim_photo').select('file').execute();
    expect(names(photos)).toEqual(left.map(({ file: name }) => photos + name));
    expect(names(outbox)).toHaveLength(2);
    for (const folder of dataDirs) {
      const local = await readdir(folder, { recursive: true, withFileTypes: true });
      expect(local.filter((entry) => /[.](jpg|eml)$/.test(entry.name))).toEqual([]);
    }
  });

  test('a purge at one leaves the photos of claims that the other has just received', async () => {
    const { runThere, names, sendClaim } = await serve();
    await sendClaim('ana@example.test');
    const { stdout } = await runThere('purge');
    expect(stdout).toMatch(/^Removed 0 submissions, 0 mails, 0 photos/);
    expect(names('site/private/claims/')).toHaveLength(1);
  });
});
