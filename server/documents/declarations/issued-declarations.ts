import type { Declaration } from '#core/declarations/declaration.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';

/** An issued edition with the SKUs whose declaration it is now; none if a later edition replaced it. */
export type IssuedDeclaration = { declaration: Declaration; covers: string[] };

/** The declarations of conformity that the content in use has issued. */
export function createIssuedDeclarations(
  database: Database,
  state: Pick<ContentState, 'snapshot'>,
) {
  const select = (version: number) =>
    database.read
      .selectFrom('declaration')
      .select(['covers', 'body'])
      .where('version', '=', version);

  return {
    /** The editions that are now those of variants of a product. */
    async listCurrent(productCode: string): Promise<IssuedDeclaration[]> {
      const { version } = await state.snapshot();
      const rows = await select(version)
        .where('product_code', '=', productCode)
        .orderBy('number')
        .orderBy('edition')
        .execute();
      return rows.map(toIssued).filter(({ covers }) => covers.length > 0);
    },

    /** Finds any issued edition, of a product that has left the catalogue, too. */
    async findEdition(number: string, edition: number): Promise<IssuedDeclaration | null> {
      const { version } = await state.snapshot();
      const row = await select(version)
        .where('number', '=', number)
        .where('edition', '=', edition)
        .executeTakeFirst();
      return row ? toIssued(row) : null;
    },
  };
}

function toIssued({ covers, body }: { covers: string; body: string }): IssuedDeclaration {
  return { declaration: fromJson<Declaration>(body), covers: fromJson<string[]>(covers) };
}
