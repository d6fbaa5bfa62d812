import { type ReactNode, useId } from 'react';
import { useT } from '#app/calculators/light/calculator-texts.ts';
import { NumberField } from '#app/calculators/light/number-field.tsx';
import {
  type ChoiceField as Choice,
  type FigureField as Figure,
  type FormAddress,
  setChoice,
  type WrongChoices,
} from '#core/calculators/form-address.ts';
import { formatLimit } from '#core/calculators/typed-quantity.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import { formatNumber } from '#core/units.ts';

/** Properties of the fields of a form. */
export type FormProps<Form> = { form: Form; onChange: (form: Form) => void };

type FigureProps<Form> = FormProps<Form> & {
  address: FormAddress<Form>;
  field: Figure<Form>;
  label: string;
  /** What is wrong, if not the range. */
  wrongText?: (range: { min: string; max: string }) => string;
};

/** A field for a number; what is wrong with it is below. */
export function FigureField<Form>(props: FigureProps<Form>) {
  const { address, field, form, label, onChange, wrongText } = props;
  const t = useT();
  const hint = useId();
  const isWrong = address.findWrong(form).includes(field);
  const limits = address.limits[field];
  const { min, max } = address.rangeOf(form, field);
  const range = {
    min: formatNumber(t.locale, min, 2),
    max: formatLimit(t.locale, max, limits.unit),
  };
  return (
    <label className="calculator-field">
      {joinFigures(label)}
      <NumberField
        locale={t.locale}
        name={field}
        limits={{ ...limits, min, max }}
        value={form[field] as number}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? hint : undefined}
        onText={(text) => onChange({ ...form, [field]: toNumber(text) })}
      />
      {isWrong && (
        <span id={hint} className="calculator-wrong">
          {wrongText?.(range) ??
            t(limits.isWhole ? 'calculator.wrong.whole' : 'calculator.wrong', range)}
        </span>
      )}
    </label>
  );
}

/** The number of a field; NaN when it has none. */
export const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

type ChoiceForm = { luminaire: string; wrong: WrongChoices };

type ChoiceProps<Form, Field> = FormProps<Form> & {
  name: Field;
  label: string;
  /** Options. */
  children: ReactNode;
};

/** A field with a list of options, as wide as its group; a choice of the address that is none of them is said. */
export function ChoiceField<Form extends ChoiceForm, Field extends Choice<Form>>(
  props: ChoiceProps<Form, Field>,
) {
  const { form, name, label, onChange, children } = props;
  const t = useT();
  const hint = useId();
  const wrong = form.wrong[name];
  const isWrong = wrong !== undefined;
  return (
    <label className="calculator-field calculator-wide">
      {label}
      <select
        name={name}
        value={wrong ?? String(form[name])}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? hint : undefined}
        onChange={({ target }) => onChange(setChoice(form, name, target.value as Form[Field]))}
      >
        {isWrong && <option>{wrong}</option>}
        {children}
      </select>
      {isWrong && (
        <span id={hint} className="calculator-wrong">
          {t('calculator.wrong.choice')}
        </span>
      )}
    </label>
  );
}

type OptionsProps<Option extends string> = {
  choices: readonly Option[];
  children: (choice: Option) => string;
};

/** The options of a field; `children` is the text of each. */
export function Options<Option extends string>({ choices, children }: OptionsProps<Option>) {
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {children(choice)}
    </option>
  ));
}
