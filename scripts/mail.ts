import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/client.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { readEnv } from '#server/env.ts';

const USAGE = `Usage: npm run mail:status
       npm run mail:retry

status  prints how many mails are waiting, sent and failed, and the reason of the last failure.
retry   makes the running site retry waiting and failed mails at once.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const [task = ''] = positionals;
  if (values.help || !['status', 'retry'].includes(task)) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const env = readEnv();
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const mails = createMailTable(database);
  try {
    if (task === 'retry') {
      const count = await mails.retry(new Date().toISOString());
      console.log(`${count} mails will be tried again.`);
      return 0;
    }
    const { waiting, sent, dead } = await mails.countByStatus();
    console.log(`Waiting ${waiting}, sent ${sent}, not deliverable ${dead}.`);
    for (const { id, created, attempts, lastError } of await mails.listDead()) {
      console.log(`  ${created}  ${id}  after ${attempts} attempts: ${lastError}`);
    }
    return dead > 0 ? 2 : 0;
  } finally {
    await database.destroy();
  }
}
