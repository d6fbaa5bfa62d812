import type { ChangeEvent } from 'react';
import type { FieldOption } from '#core/calculators/led-strip/field-option.ts';
import type { StripPage } from '#core/calculators/led-strip/strip-page.ts';
import type { StripRequest } from '#core/calculators/led-strip/strip-request.ts';

export type StripChange = (
  event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
) => void;

/** Props of every part of the form. */
export type StripFormPart = { page: StripPage; request: StripRequest; onChange: StripChange };

type SelectField = {
  name: string;
  label: string;
  value: string;
  options: FieldOption[];
  /** Label of the empty option, if the choice is optional. */
  empty?: string;
};

type Props = { fields: SelectField[]; onChange: StripChange };

/** Select fields of the LED strip calculator; incompatible options are labelled and disabled. */
export function StripSelects({ fields, onChange }: Props) {
  return fields.map((field) => <StripSelect key={field.name} {...field} onChange={onChange} />);
}

function StripSelect({
  name,
  label,
  value,
  options,
  empty,
  onChange,
}: SelectField & { onChange: StripChange }) {
  const id = `strip-${name}`;
  return (
    <div className="strip-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={onChange}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={!option.isAvailable && option.value !== value}
          >
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
