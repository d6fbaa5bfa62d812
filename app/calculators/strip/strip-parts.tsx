import { type StripFormPart, StripSelects } from '#app/calculators/strip/strip-select.tsx';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import type { FieldOption } from '#core/calculators/led-strip/field-option.ts';
import { stripParams } from '#core/calculators/led-strip/strip-request.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

const packings: [value: string, label: MessageKey<'strip'>][] = [
  ['fewest', 'strip.packing.fewest'],
  ['smallest-footprint', 'strip.packing.smallest-footprint'],
  ['one-per-run', 'strip.packing.one-per-run'],
];

const places: typeof packings = [
  ['dry', 'strip.place.dry'],
  ['strip', 'strip.place.strip'],
];

/** Driver and controller; selected automatically unless the visitor chooses. */
export function StripGear({ page: { parts }, request, onChange }: StripFormPart) {
  const t = useT();
  return (
    <section aria-labelledby="strip-gear-title">
      <h2 id="strip-gear-title">{t('strip.gear')}</h2>
      <div className="strip-fields">
        <StripSelects
          fields={[
            {
              name: stripParams.packing,
              label: t('strip.packing'),
              value: request.packing,
              options: packings.map(([value, key]) => {
                return { value, label: t(key), isAvailable: true };
              }),
            },
            {
              name: stripParams.place,
              label: t('strip.place'),
              value: request.place,
              options: places.map(([value, key]) => {
                return { value, label: t(key), isAvailable: true };
              }),
            },
            {
              name: stripParams.driver,
              label: t('strip.driver-choice'),
              value: request.driver,
              options: parts.drivers,
              empty: t('strip.automatic'),
            },
            {
              name: stripParams.controller,
              label: t('strip.controller-choice'),
              value: request.controller,
              options: parts.controllers,
              empty: t('strip.automatic'),
            },
          ]}
          onChange={onChange}
        />
      </div>
    </section>
  );
}

/** Profile with its colour and diffuser. */
export function StripProfile({ page: { parts }, request, onChange }: StripFormPart) {
  const t = useT();
  const further = [
    { name: 'finish', label: 'strip.finish', options: parts.finishes },
    { name: 'diffuser', label: 'strip.diffuser-choice', options: parts.diffusers },
  ] as const;
  const fields = [
    {
      name: stripParams.profile,
      label: t('strip.profile-choice'),
      value: request.profile,
      options: parts.profiles,
      empty: t('strip.no-profile'),
    },
    // Without a profile there are no further options.
    ...further
      .filter(({ options }) => options.length > 0)
      .map(({ name, label, options }) => ({
        name: stripParams[name],
        label: t(label),
        value: request[name],
        options,
        empty: t('strip.automatic'),
      })),
  ];
  return (
    <section aria-labelledby="strip-profile-title">
      <h2 id="strip-profile-title">{t('strip.profile-choice')}</h2>
      <div className="strip-fields">
        <StripSelects fields={fields} onChange={onChange} />
      </div>
    </section>
  );
}

/** Accessories of the strip. */
export function StripAccessories({ page: { parts }, request, onChange }: StripFormPart) {
  const t = useT();
  return (
    <fieldset className="strip-accessories">
      <legend>{t('strip.accessories')}</legend>
      {parts.accessories.map(({ value, label, isAvailable }: FieldOption) => {
        const isChosen = request.accessories.includes(value);
        return (
          <label key={value}>
            <input
              type="checkbox"
              name={stripParams.accessory}
              value={value}
              checked={isChosen}
              disabled={!isAvailable && !isChosen}
              onChange={onChange}
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
