import type { ChangeEvent } from 'react';
import { UnfitOptions } from '#app/calculators/strip/unfit-options.tsx';
import { type FieldOption, offeredOptions } from '#core/calculators/led-strip/field-option.ts';
import type { StripPage } from '#core/calculators/led-strip/strip-page.ts';
import type { StripRequest } from '#core/calculators/led-strip/strip-request.ts';

export type StripChange = (
  event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
) => void;

/** Props of every part of the form. */
export type StripFormPart = { page: StripPage; request: StripRequest; onChange: StripChange };

type Props = {
  name: string;
  label: string;
  value: string;
  options: readonly FieldOption[];
  /** Label of the empty option. */
  empty: string;
  onChange: StripChange;
};

/** A field with too many options to show them all. */
export function StripSelect({ name, label, value, options, empty, onChange }: Props) {
  const id = `strip-${name}`;
  return (
    <div className="strip-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={onChange}>
        <option value="">{empty}</option>
        {offeredOptions(options, [value]).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <UnfitOptions options={options} />
    </div>
  );
}
