import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';
import type { Spacing } from './escape-spacing.ts';
import type { EscapeTable } from './escape-table.ts';

/** A table of formatted figures; `groups` are above the columns after the first. */
export type SpacingTable = {
  title: string;
  groups: { title: string; span: number }[];
  heads: string[];
  rows: { head: string; cells: string[] }[];
};

/** The spacing tables of an emergency luminaire as texts; no table is empty. Recessed luminaires have none for walls. */
export function createSpacingTables(
  t: Translate<'photometry'>,
  table: EscapeTable,
): SpacingTable[] {
  return [ceilingTable(t, table), wallTable(t, table)].filter(({ rows }) => rows.length > 0);
}

/** The rules of the tables. */
export function spacingRules(
  t: Translate<'photometry'>,
  { maintenanceFactor }: EscapeTable,
): string {
  return t('photometry.escape.text', {
    factor: formatNumber(t.locale, 100 * maintenanceFactor, 0),
  });
}

function ceilingTable(
  t: Translate<'photometry'>,
  { ceiling, isRotational }: EscapeTable,
): SpacingTable {
  const routes = isRotational ? (['alongC0'] as const) : (['alongC0', 'alongC90'] as const);
  const between = t('photometry.escape.between');
  const names = isRotational
    ? [t('photometry.escape.route')]
    : [0, 90].map((plane) => t('photometry.escape.route-along', { plane }));
  return {
    title: t('photometry.escape.ceiling'),
    groups: [
      { title: '', span: 1 },
      ...names.map((title) => ({ title, span: 2 })),
      { title: t('photometry.escape.open'), span: 2 },
    ],
    heads: [
      t('photometry.escape.height'),
      t('photometry.escape.below'),
      ...routes.flatMap(() => [t('photometry.escape.end'), between]),
      t('photometry.escape.border'),
      between,
    ],
    rows: ceiling.map((row) => ({
      head: metres(t, row.heightM),
      cells: [
        `${formatNumber(t.locale, row.belowLux, 1)}\u00a0lx`,
        ...routes.flatMap((route) => distances(t, row[route])),
        ...distances(t, row.open),
      ],
    })),
  };
}

function wallTable(t: Translate<'photometry'>, { wall }: EscapeTable): SpacingTable {
  return {
    title: t('photometry.escape.wall'),
    groups: [{ title: t('photometry.escape.route'), span: 2 }],
    heads: [
      t('photometry.escape.height'),
      t('photometry.escape.end'),
      t('photometry.escape.between'),
    ],
    rows: wall.map(({ heightM, along }) => ({
      head: metres(t, heightM),
      cells: distances(t, along),
    })),
  };
}

function distances(t: Translate, spacing: Spacing | null): string[] {
  return spacing ? [metres(t, spacing.endM), metres(t, spacing.betweenM)] : ['–', '–'];
}

function metres(t: Translate, value: number): string {
  return `${formatNumber(t.locale, value, 1)}\u00a0m`;
}
