import { useT } from '#app/calculators/energy/energy-texts.ts';
import { unitText } from '#app/calculators/energy/unit-text.ts';
import { type FieldUnit, plainFigure } from '#core/calculators/typed-quantity.ts';

type Props = {
  /** Equals the path of the field's problems, so that the list of problems can link to it. */
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  /** What the number is in; left out for a text. */
  unit?: FieldUnit;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
  /** The hint says what an empty field means. */
  isSaidByHint?: boolean;
};

/** A field with its label, unit, hint and problem. */
export function TextField(props: Props) {
  const { id, label, value, onChange, onLeave, unit, hint, error, isOptional, isSaidByHint } =
    props;
  const t = useT();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const shownUnit = unit && unitText(t, unit);
  return (
    <div className="energy-field" data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {isOptional && !isSaidByHint && (
          <span className="energy-optional"> ({t('energy.optional')})</span>
        )}
      </label>
      <span className="energy-input">
        <input
          id={id}
          name={id}
          type="text"
          inputMode={unit ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={unit ? 24 : 120}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            // A converted figure is shown as it counts.
            const plain = unit ? plainFigure(t.locale, value, unit) : value;
            if (plain !== value) onChange(plain);
            onLeave?.();
          }}
        />
        {shownUnit && <span className="energy-unit">{shownUnit}</span>}
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
