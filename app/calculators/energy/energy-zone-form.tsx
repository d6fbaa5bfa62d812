import { CatalogueFill } from '#app/calculators/energy/catalogue-fill.tsx';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { InstallationFields } from '#app/calculators/energy/installation-fields.tsx';
import { TextField } from '#app/calculators/energy/text-field.tsx';
import type { CatalogueVariants } from '#app/calculators/energy/use-catalogue-variants.ts';
import type { EnergyFormState, EnergySide } from '#app/calculators/energy/use-energy-form.ts';
import type { Validation } from '#app/calculators/energy/use-validation.ts';
import { UsualHours, UsualLuminaires } from '#app/calculators/energy/usual-fields.tsx';
import { ZoneButton } from '#app/calculators/energy/zone-button.tsx';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import type { ZoneForm } from '#core/calculators/energy/energy-form.ts';
import { zoneChanges } from '#core/calculators/energy/energy-query.ts';
import { energyUnit } from '#core/calculators/energy/energy-units.ts';
import type { ZoneResult } from '#core/calculators/energy/energy-zone.ts';
import { fillHours, fillUsual } from '#core/calculators/energy/fill-zone.ts';
import { formatQuantity } from '#core/units.ts';

type Props = {
  index: number;
  zone: ZoneForm;
  search: SearchVariants;
  catalogue: CatalogueVariants;
  state: EnergyFormState;
  /** Null while the form is incomplete. */
  result: ZoneResult | null;
  validation: Validation;
  onAnnounce: (text: string) => void;
};

/** A zone: its current and proposed installations, and its operating hours. */
export function EnergyZoneForm(props: Props) {
  const { index, zone, state, result, validation } = props;
  const { errorOf, onLeave } = validation;
  const t = useT();
  const path = `zones-${index}`;
  const name = zone.name.trim() || t('energy.zone', { number: index + 1 });
  const { currency, hasMaintenance } = state.form;
  const shared = { path, currency, hasMaintenance, errorOf, onLeave };
  const change = (side: EnergySide) => (part: Partial<ZoneForm['current']>) => {
    state.changeInstallation(index, side, part);
  };
  return (
    <details className="calculation-step energy-zone" open>
      <summary>
        <span className="calculation-step-title">
          {name}
          {zone.label && <span className="energy-zone-label">{zone.label}</span>}
        </span>
        {result && <span className="energy-zone-sum">{summaryOf(result)}</span>}
        {validation.hasProblems(index) && (
          <span className="energy-zone-wrong">{t('energy.zone-invalid')}</span>
        )}
      </summary>
      <div className="calculation-step-body">
        <InstallationFields
          side="current"
          value={zone.current}
          onChange={change('current')}
          {...shared}
        >
          <UsualLuminaires
            index={index}
            onChoose={(id) => state.changeZone(index, fillUsual(t.locale, zone, id))}
          />
        </InstallationFields>
        <InstallationFields
          side="proposed"
          value={zone.proposed}
          onChange={change('proposed')}
          {...shared}
        >
          <CatalogueFill
            {...{ index, zone }}
            search={props.search}
            catalogue={props.catalogue}
            onFill={(part) => state.changeZone(index, part)}
          />
        </InstallationFields>
        <ZoneUsage {...props} />
        <ZoneNames {...props} />
        <ZoneTools {...props} name={name} />
      </div>
    </details>
  );

  function summaryOf({ currentKwh, proposedKwh }: ZoneResult): string {
    const kwh = (value: number) => formatQuantity(t.locale, value, 'kWh', 0);
    return t('energy.zone-summary', { current: kwh(currentKwh), proposed: kwh(proposedKwh) });
  }
}

function ZoneNames({ index, zone, state, validation: { errorOf, onLeave } }: Props) {
  const t = useT();
  const path = `zones-${index}`;
  return (
    <details className="energy-controls">
      <summary>{t('energy.zone-details')}</summary>
      <div className="energy-fields">
        <TextField
          id={`${path}-name`}
          label={t('energy.zone-name')}
          value={zone.name}
          onChange={(text) => state.changeZone(index, { name: text })}
          onLeave={() => onLeave(`${path}-name`)}
          error={errorOf(`${path}-name`)}
        />
        <TextField
          id={`${path}-label`}
          label={t('energy.zone-label')}
          value={zone.label}
          onChange={(text) => state.changeZone(index, { label: text })}
          isOptional
        />
      </div>
    </details>
  );
}

function ZoneUsage({ index, zone, state, validation }: Props) {
  const t = useT();
  const path = `zones-${index}`;
  return (
    <fieldset className="energy-group">
      <legend>{t('energy.usage')}</legend>
      <UsualHours
        {...{ index, zone }}
        onChoose={(id) => state.changeZone(index, fillHours(t.locale, zone, id))}
      />
      <div className="energy-fields">
        {(['hours', 'days', 'weeks'] as const).map((field) => (
          <TextField
            key={field}
            id={`${path}-${field}`}
            label={t(`energy.${field}`)}
            unit={energyUnit(field, state.form.currency)}
            value={zone[field]}
            onChange={(text) => state.changeZone(index, { [field]: text })}
            onLeave={() => validation.onLeave(`${path}-${field}`)}
            error={validation.errorOf(`${path}-${field}`)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ZoneTools({ index, name, state, onAnnounce }: Props & { name: string }) {
  const t = useT();
  return (
    <p className="energy-zone-tools">
      {state.canAdd && (
        <ZoneButton
          change={zoneChanges.copy(index)}
          label={t('energy.zone-copy-of', { name })}
          onPress={() => onAnnounce(t('energy.zone-added', { name: state.copyZone(index) }))}
        >
          {t('energy.zone-copy')}
        </ZoneButton>
      )}
      {state.form.zones.length > 1 && (
        <ZoneButton
          change={zoneChanges.remove(index)}
          label={t('energy.zone-remove-of', { name })}
          onPress={() => {
            state.removeZone(index);
            onAnnounce(t('energy.zone-removed', { name }));
          }}
        >
          {t('energy.zone-remove')}
        </ZoneButton>
      )}
    </p>
  );
}
