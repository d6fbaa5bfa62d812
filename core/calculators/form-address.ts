import { readAddressFigure } from '#core/calculators/typed-figure.ts';
import type { FieldUnit } from '#core/calculators/typed-quantity.ts';
import { keysOf } from '#core/keys.ts';

/** Range of a figure with the step of its field. */
type FieldLimits = { min: number; max: number; step: number; unit: FieldUnit; isWhole?: true };

type Range = { min: number; max: number };

type BaseForm = {
  /** Id or SKU of a variant; empty if the visitor has not chosen one. */
  luminaire: string;
};

/** Fields for figures. */
export type FigureField<Form> = {
  [Key in keyof Form]: Form[Key] extends number ? Key : never;
}[keyof Form] &
  string;

/** Fields with fixed choices. */
type ChoiceField<Form> = Exclude<keyof Form, FigureField<Form> | 'luminaire'> & string;

type Spec<Form> = {
  /** Values that an address leaves out. */
  usual: Form;
  choices: { [Key in ChoiceField<Form>]: readonly Form[Key][] };
  limits: Record<FigureField<Form>, FieldLimits>;
  /** Whether a field counts for the form; all do if left out. */
  isUsed?(form: Form, field: FigureField<Form>): boolean;
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
  /** Missing values and unknown choices get defaults. Figures are not corrected; one that is no number is NaN. */
  parse(search: URLSearchParams): Form;
  /** Defaults are left out. */
  format(form: Form): string;
  listUsed(form: Form): FigureField<Form>[];
  rangeOf(form: Form, field: FigureField<Form>): Range;
  /** Fields whose figures are missing or out of range. */
  findWrong(form: Form): FigureField<Form>[];
};

/** Longest code of a variant in an address. */
const LONGEST_CODE = 80;

export function createFormAddress<Form extends BaseForm>(spec: Spec<Form>): FormAddress<Form> {
  const { usual, choices, limits } = spec;
  const fields = keysOf(limits);
  const params = keysOf(usual as Record<keyof Form & string, unknown>);
  const rangeOf = (form: Form, field: FigureField<Form>): Range =>
    spec.rangeOf?.(form, field) ?? limits[field];
  const listUsed = (form: Form) => fields.filter((field) => spec.isUsed?.(form, field) ?? true);
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
      const chosen = keysOf(choices).map((name) => {
        const text = search.get(name);
        return [name, choices[name].find((choice) => choice === text) ?? usual[name]];
      });
      const figures = fields.map((field) => {
        const text = search.get(field)?.trim();
        return [field, text ? readAddressFigure(text, limits[field].unit) : usual[field]];
      });
      return { ...usual, ...Object.fromEntries([...chosen, ...figures]), luminaire };
    },
    format(form) {
      const search = new URLSearchParams();
      for (const param of params) {
        if (form[param] !== usual[param]) search.set(param, String(form[param]));
      }
      return search.toString();
    },
    findWrong: (form) => listUsed(form).filter((field) => !isRight(form, field)),
  };
}
