import { readAddressFigure } from '#core/calculators/typed-figure.ts';
import type { FieldUnit } from '#core/calculators/typed-quantity.ts';
import { keysOf } from '#core/keys.ts';

/** Range of a figure with the step of its field. */
type FieldLimits = { min: number; max: number; step: number; unit: FieldUnit; isWhole?: true };

type Range = { min: number; max: number };

/** Texts of an address that are none of the choices of their fields, which have the default meanwhile. */
export type WrongChoices = Readonly<Partial<Record<string, string>>>;

type BaseForm = {
  /** Id or SKU of a variant; empty if the visitor has not chosen one. */
  luminaire: string;
  wrong: WrongChoices;
};

/** Fields for figures. */
export type FigureField<Form> = {
  [Key in keyof Form]: Form[Key] extends number ? Key : never;
}[keyof Form] &
  string;

/** Fields with fixed choices. */
export type ChoiceField<Form> = {
  [Key in keyof Form]: Form[Key] extends string ? (string extends Form[Key] ? never : Key) : never;
}[keyof Form] &
  string;

/** Fields that can be wrong. */
export type AnyField<Form> = FigureField<Form> | ChoiceField<Form>;

type Spec<Form> = {
  /** Values that an address leaves out. */
  usual: Form;
  choices: { [Key in ChoiceField<Form>]: readonly Form[Key][] };
  limits: Record<FigureField<Form>, FieldLimits>;
  /** Whether a field counts for the form; all do if left out. */
  isUsed?(form: Form, field: AnyField<Form>): boolean;
  /** The range of a field if it depends on the form. */
  rangeOf?(form: Form, field: FigureField<Form>): Range;
  /** Values outside the range that have a meaning of their own. */
  accepts?(field: FigureField<Form>, value: number): boolean;
};

/** How the form of a calculator with one luminaire is read from its address, checked and written into it. */
export type FormAddress<Form> = {
  /** Query keys that the calculator reads. */
  params: readonly string[];
  limits: Record<FigureField<Form>, FieldLimits>;
  /**
   * Missing values get defaults. Nothing is corrected: a figure that is no number, or empty, is NaN; unknown choices are
   * noted.
   */
  parse(search: URLSearchParams): Form;
  /** Defaults are left out. */
  format(form: Form): string;
  listUsed(form: Form): FigureField<Form>[];
  rangeOf(form: Form, field: FigureField<Form>): Range;
  /** Fields whose figures are missing or out of range, or whose choice does not exist. */
  findWrong(form: Form): AnyField<Form>[];
};

/** Longest code of a variant in an address. */
const LONGEST_CODE = 80;
/** Longest text that is returned of a choice that does not exist. */
export const LONGEST_CHOICE = 40;

/** Sets a field with choices. */
export function setChoice<Form extends BaseForm, Field extends ChoiceField<Form>>(
  form: Form,
  field: Field,
  choice: Form[Field],
): Form {
  const { [field]: _, ...wrong } = form.wrong;
  return { ...form, [field]: choice, wrong };
}

export function createFormAddress<Form extends BaseForm>(spec: Spec<Form>): FormAddress<Form> {
  const { usual, choices, limits } = spec;
  const fields = keysOf(limits);
  const choiceFields = keysOf(choices);
  const params = keysOf(usual as Record<keyof Form & string, unknown>).filter(
    (param) => param !== 'wrong',
  );
  const rangeOf = (form: Form, field: FigureField<Form>): Range =>
    spec.rangeOf?.(form, field) ?? limits[field];
  const isUsed = (form: Form) => (field: AnyField<Form>) => spec.isUsed?.(form, field) ?? true;
  const listUsed = (form: Form) => fields.filter(isUsed(form));
  const isRight = (form: Form, field: FigureField<Form>): boolean => {
    const { min, max } = rangeOf(form, field);
    const value = form[field] as number;
    if (spec.accepts?.(field, value)) return true;
    if (!(value >= min && value <= max)) return false;
    return !limits[field].isWhole || Number.isInteger(value);
  };
  return {
    params,
    limits,
    rangeOf,
    listUsed,
    parse(search) {
      const luminaire = (search.get('luminaire') ?? '').trim().slice(0, LONGEST_CODE);
      const chosen = choiceFields.map((name) => {
        const text = search.get(name);
        return [name, choices[name].find((choice) => choice === text) ?? usual[name]];
      });
      const wrong = choiceFields.flatMap((name) => {
        const text = search.get(name);
        const isKnown = !text || choices[name].some((choice) => choice === text);
        return isKnown ? [] : [[name, text.slice(0, LONGEST_CHOICE)]];
      });
      const figures = fields.map((field) => {
        const text = search.get(field);
        return [field, text === null ? usual[field] : readAddressFigure(text, limits[field].unit)];
      });
      return {
        ...{ ...usual, ...Object.fromEntries([...chosen, ...figures]) },
        ...{ luminaire, wrong: Object.fromEntries(wrong) },
      };
    },
    format(form) {
      const search = new URLSearchParams();
      for (const param of params) {
        const text = form.wrong[param] ?? form[param];
        if (text !== usual[param]) search.set(param, String(text));
      }
      return search.toString();
    },
    findWrong: (form) => [
      ...choiceFields.filter((field) => form.wrong[field] !== undefined).filter(isUsed(form)),
      ...listUsed(form).filter((field) => !isRight(form, field)),
    ],
  };
}
