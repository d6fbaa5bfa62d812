import type { ReactNode } from 'react';
import type { EnergyPage } from '#app/calculators/energy/energy-page.ts';
import { EnergyResults } from '#app/calculators/energy/energy-results.tsx';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { CalculationActions } from '#app/calculators/layout/calculation-actions.tsx';
import { TableAction } from '#app/calculators/layout/table-action.tsx';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { cashTable } from '#core/calculators/energy/cash-table.ts';
import {
  type CountedVariant,
  countVariants,
  type VariantsByCode,
  variantOf,
  variantTable,
} from '#core/calculators/energy/catalogue-zone.ts';
import { encodeEnergyForm, energyHash } from '#core/calculators/energy/energy-address.ts';
import type { EnergyContext } from '#core/calculators/energy/energy-figures.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import { energyQuery } from '#core/calculators/energy/energy-query.ts';
import type { EnergyZone } from '#core/calculators/energy/energy-zone.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';
import { countedLines } from '#core/projects/counted-lines.ts';
import { projectHref } from '#core/projects/project-address.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  context: EnergyContext;
  form: EnergyForm;
  zones: readonly EnergyZone[];
  variants: VariantsByCode;
  page: EnergyPage;
  /** Offers the calculation with this code by e-mail. */
  copyOf: (code: string) => ReactNode;
};

/** A calculation's actions, its luminaires of the catalogue, and its results. */
export function EnergyOutcome({ context, form, zones, variants, page, copyOf }: Props) {
  const { locale } = useT();
  const found = form.zones.map((zone) => variantOf(locale, zone, variants));
  const counted = countVariants(found, zones);
  return (
    <>
      <EnergyActions {...{ context, form, counted, copyOf }} />
      <Luminaires counted={counted} />
      <EnergyResults context={context} page={page} factor={form.factor} />
    </>
  );
}

type ActionsProps = Pick<Props, 'context' | 'form' | 'copyOf'> & { counted: CountedVariant[] };

/**
 * The calculation is in fragments of addresses, which no server receives, and in the addresses of its documents; without
 * JavaScript in that of the page.
 */
function EnergyActions({ context, form, counted, copyOf }: ActionsProps) {
  const t = useT();
  const isLive = useIsHydrated();
  const code = encodeEnergyForm(t.locale, form);
  const lines = countedLines(
    counted.map(({ zone, variant: { id, sku }, quantity }) => ({ id, sku, quantity, note: zone })),
  );
  const name = form.project.trim() || t('energy.title');
  return (
    <CalculationActions
      address={
        pathTo(t.locale, 'energy-calculator') +
        (isLive ? energyHash(t.locale, form) : energyQuery(t.locale, form))
      }
      pdf={`${pathToReport(t.locale, 'energy-calculator')}?d=${code}`}
      email={copyOf(code)}
      {...(lines.length > 0 && { project: projectHref(t.locale, { name, lines }) })}
      tables={
        <TableAction
          screen="energy-calculator"
          listRows={() => [
            ...cashTable(t, context.view, form.currency),
            ...variantTable(t, counted),
          ]}
        />
      }
      canPrint
    />
  );
}

/** The luminaires of the proposal that are in the catalogue, with links to their pages. */
function Luminaires({ counted }: { counted: CountedVariant[] }) {
  const t = useT();
  if (counted.length === 0) return null;
  return (
    <section className="energy-light energy-luminaires">
      <h3>{t('energy.luminaires')}</h3>
      <ul>
        {counted.map(({ zone, variant, quantity }, index) => (
          <li key={`${index}-${variant.sku}`}>
            {zone}: {formatNumber(t.locale, quantity)} ×{' '}
            <a href={variant.link}>
              {variant.title}, {variant.sku}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
