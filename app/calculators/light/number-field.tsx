import { type AriaAttributes, type KeyboardEvent, useEffect, useRef } from 'react';
import {
  type FieldLimits,
  readFigure,
  stepFigure,
  writeFigure,
} from '#core/calculators/typed-figure.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

type Props = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & {
  locale: LocaleCode;
  id?: string;
  name?: string;
  /** A text that is no permitted number stays as it was typed; NaN leaves the field to the visitor. */
  value: number | string;
  limits: FieldLimits;
  /** Called with a number as `Number` reads it, else with the text as typed. */
  onText: (text: string) => void;
};

/**
 * The input of a number with the decimal sign of the language, which `type=number` takes from the browser's language
 * instead. It accepts comma and point, thousands and the unit of the limits; the arrow keys step it.
 */
export function NumberField({ locale, value, limits, onText, ...attributes }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { min, max, step, unit } = limits;
  const number = Number(value);
  useShown(field, { locale, value, unit });
  return (
    <input
      {...attributes}
      ref={field}
      type="text"
      role="spinbutton"
      // The keypads of telephones have no minus.
      inputMode={min < 0 ? 'text' : step % 1 === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={24}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value === '' || Number.isNaN(number) ? undefined : number}
      aria-valuetext={value === '' || Number.isNaN(number) ? undefined : writeFigure(locale, value)}
      // Uncontrolled, so that what is typed stays as it is.
      defaultValue={writeFigure(locale, value)}
      onChange={({ target }) => onText(readFigure(locale, target.value, unit))}
      onKeyDown={(event) => stepByKey(event, locale, limits)}
    />
  );
}

/** Shows a value that something else than the field has changed. */
function useShown(
  field: { readonly current: HTMLInputElement | null },
  { locale, value, unit }: Pick<Props, 'locale' | 'value'> & Pick<FieldLimits, 'unit'>,
): void {
  const last = useRef(value);
  useEffect(() => {
    const isNew = !Object.is(last.current, value);
    last.current = value;
    const input = field.current;
    if (!isNew || !input || Number.isNaN(value)) return;
    if (readFigure(locale, input.value, unit) === String(value)) return;
    input.value = writeFigure(locale, value);
  });
}

function stepByKey(
  event: KeyboardEvent<HTMLInputElement>,
  locale: LocaleCode,
  limits: Props['limits'],
): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget: input } = event;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  const text = readFigure(locale, input.value, limits.unit);
  const figure = text.trim() === '' ? Number.NaN : Number(text);
  const next = writeFigure(locale, stepFigure(figure, key === 'ArrowUp' ? 1 : -1, limits));
  input.select();
  // As typed by hand: to be undone, and noticed by the form.
  document.execCommand('insertText', false, next);
}
