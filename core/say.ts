/** A number with a fixed count of decimals, or a day as `2026-03-14`: each reader sees it in the way of the language. */
type Figure = { number: number; digits: number } | { day: string };

/** The value of a placeholder; a list is shown with commas. */
export type SaidValue = string | number | Figure | Said | readonly SaidValue[];

/**
 * A text in the order in which it was composed, `'{0}' is not a known {1}` with its values. It is translated later, for
 * each reader: as plain data it crosses threads and JSON.
 */
export type Said = { template: string; values: SaidValue[] };

/** The translations of a language. */
export type Telling = {
  /** Translations by the English template. */
  templates: Readonly<Record<string, string>>;
  /** @param plain with a decimal point, as `String` and `toFixed` write it */
  number(plain: string): string;
  /** @param day `2026-03-14` */
  day(day: string): string;
};

const templates = new WeakMap<TemplateStringsArray, string>();

/** Composes a text in English that can be translated into every language: `` say`The cell ${name} is empty` ``. */
export function say(strings: TemplateStringsArray, ...values: SaidValue[]): Said {
  let template = templates.get(strings);
  if (template === undefined) {
    template = strings.reduce((text, part, index) => `${text}{${index - 1}}${part}`);
    templates.set(strings, template);
  }
  return { template, values };
}

/** Marks a text without values that is said where its mark cannot be: messages of schemas. */
export const sayable = (text: string): string => text;

/** What `sayable` has marked; of other texts, such as the messages of libraries, themselves. */
export const sayText = (text: string): Said => ({ template: text, values: [] });

/** One or the other: `a or b or c`. */
export const eitherOf = (values: readonly string[]): SaidValue =>
  values.slice(1).reduce<SaidValue>((before, value) => say`${before} or ${value}`, values[0] ?? '');

/** A number as `toFixed` writes it. */
export const fixed = (number: number, digits: number): Figure => ({ number, digits });

/** Tells what was said, in English. */
export const inEnglish = (said: Said): string => tellIn(english, said);

const english: Telling = { templates: {}, number: String, day: String };

/** Tells what was said; what the language has no translation of stays English. */
export function tellIn(telling: Telling, { template, values }: Said): string {
  const text = telling.templates[template] ?? template;
  if (values.length === 0) return text;
  return text.replace(/\{(\d+)\}/g, (place, index: string) => {
    const value = values[Number(index)];
    return value === undefined ? place : tellValue(telling, value);
  });
}

function tellValue(telling: Telling, value: SaidValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return telling.number(String(value));
  if (isList(value)) return value.map((one) => tellValue(telling, one)).join(', ');
  if ('template' in value) return tellIn(telling, value);
  return 'day' in value
    ? telling.day(value.day)
    : telling.number(value.number.toFixed(value.digits));
}

const isList = (value: SaidValue): value is readonly SaidValue[] => Array.isArray(value);
