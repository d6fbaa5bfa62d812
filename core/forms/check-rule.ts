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
  if (Array.isArray(value)) return listMeets(value, rule);
  return textMeets(value, rule, today);
}

/** Returns true for an empty value: no text, no choice, rows without a code and a quantity. */
function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value.every((item) => {
    if (typeof item === 'string') return item.trim() === '';
    return 'code' in item && item.code === '' && item.quantity === '';
  });
}

function textMeets(value: string, { rule, threshold, accept }: FormRule, today: string): boolean {
  const limit = threshold === 'today' ? today : String(threshold);
  switch (rule) {
    case 'email':
      return value.length <= 254 && EMAIL.test(value) && !/^\.|\.\.|\.@/.test(value);
    case 'tel':
      return TELEPHONE.test(value) && /[0-9]/.test(value);
    case 'url':
      return isWebAddress(value);
    case 'date':
      return isDay(value);
    case 'mindate':
      return value >= limit;
    case 'maxdate':
      return value <= limit;
    case 'number':
      return NUMBER.test(value);
    case 'stepnumber':
      return Number.isInteger(Number(value) / Number(limit));
    case 'minnumber':
      return Number(value) >= Number(limit);
    case 'maxnumber':
      return Number(value) <= Number(limit);
    case 'minlength':
      return value.length >= Number(limit);
    case 'maxlength':
      return value.length <= Number(limit);
    case 'enum':
      return accept?.includes(value) ?? true;
    default:
      return true;
  }
}

type Items = Exclude<FieldValue, string>;

function listMeets(items: Items, { rule, threshold, accept }: FormRule): boolean {
  if (rule === 'maxitems') return items.length <= Number(threshold);
  if (rule === 'enum') return items.every((item) => accept?.includes(item as string) ?? true);
  if (rule === 'products') return items.every((item) => isProductLine(item as ProductLine));
  if (rule === 'file') return items.every((item) => hasEnding(item as FileFacts, accept ?? []));
  if (rule === 'maxfilesize') {
    return items.every((item) => (item as FileFacts).size <= Number(threshold));
  }
  return true;
}

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
