import type { StripParts } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type {
  Co2FactorRecord,
  ConductorRecord,
  Policies,
} from '#core/calculators/policy-record.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { CalculatorDocuments } from '#server/db/stored-calculators.ts';

/** Loads the rules, factors and parts of calculators from the current content version. */
export function createCalculatorService(database: Database, state: ContentState) {
  async function load<Kind extends keyof CalculatorDocuments>(
    kind: Kind,
  ): Promise<CalculatorDocuments[Kind]> {
    const snapshot = await state.snapshot();
    return snapshot.memo(`calculators ${kind}`, async () => {
      const row = await database.read
        .selectFrom('calculator_document')
        .select('body')
        .where('version', '=', snapshot.version)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!row) {
        const problem = `The database holds no ${kind} for the calculators.`;
        throw new Error(`${problem} Import the content: npm run import -- content/`);
      }
      return fromJson<CalculatorDocuments[Kind]>(row.body);
    });
  }

  return {
    /** @throws Error if no content has been imported; so do the other methods. */
    getPolicies: (): Promise<Policies> => load('policies'),
    /** In the order of their file. */
    listCo2Factors: (): Promise<Co2FactorRecord[]> => load('co2-factors'),
    listConductors: (): Promise<ConductorRecord[]> => load('conductors'),
    /** All LED strip parts, with the ids of variant and product. */
    getStripParts: (): Promise<StripParts> => load('led-strip'),
  };
}
