import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** Waits for writers, then for readers of the earlier pages. */
const WAIT_MS = 30_000;

const database = new DatabaseSync(String(workerData));
try {
  database.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
  database.exec('VACUUM');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (checkpoint?.busy !== 0) throw new Error('The write-ahead log is in use and was not emptied.');
} finally {
  database.close();
}
