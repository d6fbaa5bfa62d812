import { useT } from '#app/calculators/energy/energy-texts.ts';

type Props = {
  /** Equals the path of the field's problems, so that the list of problems can link to it. */
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  unit?: string;
  hint?: string;
  error?: string | undefined;
  isNumber?: boolean;
  isOptional?: boolean;
};

/** A field with its label, unit, hint and problem. */
export function TextField(props: Props) {
  const { id, label, value, onChange, onLeave, unit, hint, error, isNumber, isOptional } = props;
  const t = useT();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div className="energy-field" data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="energy-optional"> ({t('energy.optional')})</span>}
      </label>
      <span className="energy-input">
        <input
          id={id}
          name={id}
          type="text"
          inputMode={isNumber ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={isNumber ? 24 : 120}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
        {unit && <span className="energy-unit">{unit}</span>}
      </span>
      {hint && (
        <p className="energy-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="energy-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
