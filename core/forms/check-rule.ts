import type { FieldValue, FileFacts, FormRule, ProductLine } from '#core/forms/form.ts';

const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
const TELEPHONE = /^[+]?[0-9() ./-]+$/;
const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CODE = /^[\p{L}\p{N}][\p{L}\p{N} ./_+-]{0,63}$/u;
const QUANTITY = /^[1-9][0-9]{0,4}$/;

/**
 * Returns true when a value satisfies a rule. Only `required` fails for an empty value; unknown rules always hold.
 * @param today ISO date, for limits relative to the current day.
 */
export function meetsRule(value: FieldValue, rule: FormRule, today: string): boolean {
  if (rule.rule === 'required') return !isEmpty(value);
  if (isEmpty(value)) return true;
  const limit = rule.threshold === 'today' ? today : String(rule.threshold);
  return Array.isArray(value)
    ? meets(listRules, value, { ...rule, limit })
    : meets(textRules, value, { ...rule, limit });
}

type Limited = Pick<FormRule, 'rule' | 'accept'> & { limit: string };

function meets<Value>(
  rules: Record<string, Rule<Value>>,
  value: Value,
  { rule, limit, accept }: Limited,
): boolean {
  const check = Object.hasOwn(rules, rule) ? rules[rule] : undefined;
  return check?.(value, limit, accept) ?? true;
}

/** Returns true for an empty value: no text, no choice, rows without a code and a quantity. */
function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value.every((item) => {
    if (typeof item === 'string') return item.trim() === '';
    return 'code' in item && item.code === '' && item.quantity === '';
  });
}

type Rule<Value> = (value: Value, limit: string, accept: string[] | undefined) => boolean;

/** The rules of texts. */
const textRules = {
  email: (value) => value.length <= 254 && EMAIL.test(value) && !/^\.|\.\.|\.@/.test(value),
  tel: (value) => TELEPHONE.test(value) && /[0-9]/.test(value),
  url: isWebAddress,
  date: isDay,
  mindate: (value, limit) => value >= limit,
  maxdate: (value, limit) => value <= limit,
  number: (value) => NUMBER.test(value),
  stepnumber: (value, limit) => Number.isInteger(Number(value) / Number(limit)),
  minnumber: (value, limit) => Number(value) >= Number(limit),
  maxnumber: (value, limit) => Number(value) <= Number(limit),
  minlength: (value, limit) => value.length >= Number(limit),
  maxlength: (value, limit) => value.length <= Number(limit),
  enum: (value, _, accept) => accept?.includes(value) ?? true,
} satisfies Record<string, Rule<string>>;

type Items = Exclude<FieldValue, string>;

/** The rules of choices, rows and files. */
const listRules = {
  maxitems: (items, limit) => items.length <= Number(limit),
  enum: (items, _, accept) => items.every((item) => accept?.includes(item as string) ?? true),
  products: (items) => items.every((item) => isProductLine(item as ProductLine)),
  file: (items, _, accept) => items.every((item) => hasEnding(item as FileFacts, accept ?? [])),
  maxfilesize: (items, limit) => {
    return items.every((item) => (item as FileFacts).size <= Number(limit));
  },
} satisfies Record<string, Rule<Items>>;

export type RuleName = 'required' | keyof typeof textRules | keyof typeof listRules;

function isProductLine({ code, quantity }: ProductLine): boolean {
  return (code === '' && quantity === '') || (CODE.test(code) && QUANTITY.test(quantity));
}

function hasEnding({ name }: FileFacts, endings: string[]): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
}

/** Returns true for an existing calendar day. */
function isDay(value: string): boolean {
  if (!DAY.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
