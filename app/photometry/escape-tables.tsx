import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import type { EscapeTable } from '#core/photometry/escape/escape-table.ts';
import { createSpacingTables, spacingRules } from '#core/photometry/escape/escape-texts.ts';

/** How far apart emergency luminaires may be. */
export function EscapeTables({ table }: { table: EscapeTable }) {
  const t = useT();
  const tables = createSpacingTables(t, table);
  return (
    <section className="light-block light-wide">
      <h3>{t('photometry.escape')}</h3>
      <p className="light-note">
        {tables.length > 0 ? spacingRules(t, table) : t('photometry.escape.none')}
      </p>
      {tables.map(({ title, groups, heads, rows }) => (
        <div key={title}>
          <h4 className="light-subtitle">{title}</h4>
          <LightTable label={title} groups={groups} heads={heads} rows={rows} />
        </div>
      ))}
    </section>
  );
}
