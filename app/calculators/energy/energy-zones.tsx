import { type ReactNode, useState } from 'react';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { EnergyZoneForm } from '#app/calculators/energy/energy-zone-form.tsx';
import type { CatalogueVariants } from '#app/calculators/energy/use-catalogue-variants.ts';
import type { EnergyFormState } from '#app/calculators/energy/use-energy-form.ts';
import type { Validation } from '#app/calculators/energy/use-validation.ts';
import { ZoneButton } from '#app/calculators/energy/zone-button.tsx';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { energyParams, zoneChanges } from '#core/calculators/energy/energy-query.ts';
import type { ZoneResult } from '#core/calculators/energy/energy-zone.ts';

type Props = {
  state: EnergyFormState;
  search: SearchVariants;
  catalogue: CatalogueVariants;
  validation: Validation;
  /** Results of the zones; empty while the form is incomplete. */
  results: ZoneResult[];
  /** Further fields, before the button that submits them all. */
  children: ReactNode;
};

/** The zones of a calculation, and the buttons that add one and submit the form. */
export function EnergyZones({ state, search, catalogue, validation, results, children }: Props) {
  const t = useT();
  const [announced, announce] = useState('');
  return (
    <>
      <section className="energy-zones" aria-label={t('energy.zones')}>
        {state.form.zones.map((zone, index) => (
          <EnergyZoneForm
            key={state.keys[index]}
            result={results[index] ?? null}
            onAnnounce={announce}
            {...{ index, zone, search, catalogue, state, validation }}
          />
        ))}
        {state.canAdd && (
          <ZoneButton
            className="energy-add"
            change={zoneChanges.add}
            onPress={() => announce(t('energy.zone-added', { name: state.addZone() }))}
          >
            {t('energy.zone-add')}
          </ZoneButton>
        )}
      </section>
      {children}
      <button className="energy-calculate" type="submit" name={energyParams.check} value="on">
        {t('energy.calculate')}
      </button>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
