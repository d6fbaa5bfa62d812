import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { nameOptions } from '#app/calculators/strip/strip-length-fields.tsx';
import { StripOptions } from '#app/calculators/strip/strip-options.tsx';
import { type StripFormPart, StripSelect } from '#app/calculators/strip/strip-select.tsx';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import { UnfitOptions } from '#app/calculators/strip/unfit-options.tsx';
import { type FieldOption, offeredOptions } from '#core/calculators/led-strip/field-option.ts';
import { stripParams } from '#core/calculators/led-strip/strip-request.ts';

/** Driver and controller; selected automatically unless the visitor chooses. */
export function StripGear({ page: { parts }, request, onChange }: StripFormPart) {
  const t = useT();
  const { packing, place, driver, controller } = request;
  return (
    <CalculationStep
      title={t('strip.gear')}
      chosen={[driver, controller].filter(Boolean).join(' · ') || t('strip.automatic')}
    >
      <StripOptions
        name={stripParams.packing}
        label={t('strip.packing')}
        value={packing}
        options={nameOptions(t, [
          ['fewest', 'strip.packing.fewest'],
          ['smallest-footprint', 'strip.packing.smallest-footprint'],
          ['one-per-run', 'strip.packing.one-per-run'],
        ])}
        onChange={onChange}
      />
      <StripOptions
        name={stripParams.place}
        label={t('strip.place')}
        value={place}
        options={nameOptions(t, [
          ['dry', 'strip.place.dry'],
          ['strip', 'strip.place.strip'],
        ])}
        onChange={onChange}
      />
      <StripSelect
        name={stripParams.driver}
        label={t('strip.driver-choice')}
        value={driver}
        options={parts.drivers}
        empty={t('strip.automatic')}
        onChange={onChange}
      />
      <StripSelect
        name={stripParams.controller}
        label={t('strip.controller-choice')}
        value={controller}
        options={parts.controllers}
        empty={t('strip.automatic')}
        onChange={onChange}
      />
    </CalculationStep>
  );
}

/** Profile with its colour and diffuser. */
export function StripProfile({ page: { parts }, request, onChange }: StripFormPart) {
  const t = useT();
  const { profile, finish, diffuser } = request;
  const labelOf = (options: FieldOption[], chosen: string) =>
    options.find(({ value }) => value === chosen)?.label;
  const chosen = [
    labelOf(parts.profiles, profile) ?? t('strip.no-profile'),
    labelOf(parts.finishes, finish),
    labelOf(parts.diffusers, diffuser),
  ];
  return (
    <CalculationStep title={t('strip.profile-choice')} chosen={chosen.filter(Boolean).join(' · ')}>
      <StripOptions
        name={stripParams.profile}
        label={t('strip.profile-choice')}
        value={profile}
        options={parts.profiles}
        empty={t('strip.no-profile')}
        onChange={onChange}
      />
      {/* Without a profile there are no further options. */}
      {parts.finishes.length > 0 && (
        <StripOptions
          name={stripParams.finish}
          label={t('strip.finish')}
          value={finish}
          options={parts.finishes}
          empty={t('strip.automatic')}
          swatchOf={(value) => <span data-finish={value} />}
          onChange={onChange}
        />
      )}
      {parts.diffusers.length > 0 && (
        <StripOptions
          name={stripParams.diffuser}
          label={t('strip.diffuser-choice')}
          value={diffuser}
          options={parts.diffusers}
          empty={t('strip.automatic')}
          onChange={onChange}
        />
      )}
    </CalculationStep>
  );
}

/** Accessories of the strip. */
export function StripAccessories({ page: { parts }, request, onChange }: StripFormPart) {
  const t = useT();
  const { accessories } = request;
  return (
    <CalculationStep
      title={t('strip.accessories')}
      chosen={accessories.join(' · ') || t('strip.no-accessories')}
    >
      <div className="strip-accessories">
        {offeredOptions(parts.accessories, accessories).map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={stripParams.accessory}
              value={value}
              checked={accessories.includes(value)}
              onChange={onChange}
            />
            {label}
          </label>
        ))}
        <UnfitOptions options={parts.accessories} />
      </div>
    </CalculationStep>
  );
}
