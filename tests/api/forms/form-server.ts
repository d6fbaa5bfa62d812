import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '#server/api/api.ts';
import { noWork } from '#server/captcha/captcha.fixtures.ts';
import { type DatabaseLocation, openDatabase } from '#server/db/client.ts';
import type { BucketSettings } from '#server/files/bucket.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { createServices } from '#server/services.ts';

/** A form server process for kill tests. Its only argument is the data location as JSON. */
const { location, dataDir, bucket } = JSON.parse(process.argv[2] as string) as {
  location: DatabaseLocation;
  dataDir: string;
  bucket?: BucketSettings;
};

const siteUrl = 'http://localhost';
const db = await openDatabase(location);
const files = openSiteFiles({ dataDir, bucket });
const services = createServices({ db, dataDir, files, siteUrl, captcha: { workCost: noWork } });
const gate = createFormGate({ siteUrl, dataDir, maxSubmissions: 1_000_000_000 });
const api = createApi(services, { siteUrl, gate });
const server = createServer(getRequestListener(api.fetch));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage.rss() });
});
