import { onTestFinished } from 'vitest';
import { openS3Server } from '#server/files/s3-protocol.fixtures.ts';

/** Starts S3-compatible storage, which ends with the test. */
export async function startS3Server() {
  const server = await openS3Server();
  onTestFinished(server.close);
  return server;
}
