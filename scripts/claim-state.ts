import { claimStates } from '#core/forms/warranty-terms.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { setClaimState } from '#server/forms/claim.ts';

const USAGE = `Usage: npm run claim:state -- AC-31YD-0HVB accepted

Moves a claim to another state, which its page shows: ${claimStates.join(', ')}.`;

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const [caseNumber = '', wanted] = process.argv.slice(2);
  const state = claimStates.find((candidate) => candidate === wanted);
  if (!state) {
    console.log(USAGE);
    return 1;
  }
  const env = readEnv();
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const now = new Date().toISOString();
    const isFound = await setClaimState(database, { caseNumber, state, now });
    console.log(isFound ? `${caseNumber} is ${state}.` : `There is no claim ${caseNumber}.`);
    return isFound ? 0 : 1;
  } finally {
    await database.destroy();
  }
}
