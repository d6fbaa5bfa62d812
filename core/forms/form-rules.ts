import type { RuleName } from '#core/forms/check-rule.ts';
import {
  type FieldType,
  type FormField,
  type FormRule,
  fieldTypeEntries,
} from '#core/forms/form.ts';
import type { FormTexts } from '#core/forms/form-messages.ts';

/** Default maximum lengths, as in Contact Form 7. */
const MAX_LINE = 400;
const MAX_TEXT = 2000;
/** Bytes of one file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Files of one submission. */
export const MAX_FILES = 6;
/** Endings of the files that each type of field takes. */
const fileEndings = {
  photos: ['.jpg', '.jpeg', '.png', '.webp'],
  documents: ['.jpg', '.jpeg', '.png', '.webp', '.pdf'],
};

type Part = Omit<FormRule, 'field' | 'rule'> & { rule: RuleName };

/** Returns the rules of a form's fields in Contact Form 7's order, in which invalid fields are reported too. */
export function listRules(fields: FormField[], texts: FormTexts): FormRule[] {
  const inOrder = fields
    .flatMap((field) => {
      const { module } = fieldTypeEntries[field.type];
      return module === null ? [] : [{ field, module }];
    })
    .toSorted((one, other) => one.module - other.module)
    .map(({ field }) => field);
  const rules = inOrder.flatMap((field) => {
    const required = field.isRequired ? [part('required', texts.invalid_required)] : [];
    return [...required, ...partsOf(field, texts)].map((rule) => toRule(rule, field.name));
  });
  const choices = inOrder.filter(({ options }) => options.length > 0);
  const values = choices.map(({ name, options }) => {
    const accept = options.map(({ value }) => value);
    return { rule: 'enum', field: name, accept, error: texts.undefined_value };
  });
  return [...rules, ...values];
}

/** What to choose instead of a file whose type a field does not take. */
export function wrongTypeText({ type }: Pick<FormField, 'type'>, texts: FormTexts): string {
  return type === 'documents' ? texts.upload_document_type_invalid : texts.upload_file_type_invalid;
}

function part(rule: RuleName, error: string, threshold?: string | number | null): Part {
  return { rule, error, ...(threshold !== undefined && threshold !== null && { threshold }) };
}

function toRule({ rule, ...rest }: Part, field: string): FormRule {
  return { rule, field, ...rest };
}

function partsOf(field: FormField, texts: FormTexts): Part[] {
  switch (field.type) {
    case 'radio':
      return [part('maxitems', texts.too_many_items, 1)];
    case 'date':
      return [
        part('date', texts.invalid_date),
        ...bound('mindate', texts.date_too_early, field.min),
        ...bound('maxdate', texts.date_too_late, field.max),
      ];
    case 'number':
      return [
        part('number', texts.invalid_number),
        ...(field.isWhole ? [part('stepnumber', texts.invalid_whole, 1)] : []),
        ...bound('minnumber', texts.number_too_small, field.min),
        ...bound('maxnumber', texts.number_too_large, field.max),
      ];
    case 'photos':
    case 'documents':
      return [
        { ...part('file', wrongTypeText(field, texts)), accept: fileEndings[field.type] },
        part('maxfilesize', texts.upload_file_too_large, MAX_FILE_BYTES),
        ...bound('maxitems', texts.too_many_files, field.maxItems),
      ];
    case 'products':
      return [
        part('products', texts.invalid_products),
        ...bound('maxitems', texts.too_many_items, field.maxItems),
      ];
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
      return [...formOf(field.type, texts), ...lengths(field, texts, MAX_LINE)];
    case 'textarea':
      return lengths(field, texts, MAX_TEXT);
    case 'select':
    case 'checkbox':
    case 'acceptance':
      return [];
  }
}

function formOf(type: FieldType, texts: FormTexts): Part[] {
  if (type === 'email') return [part('email', texts.invalid_email)];
  if (type === 'url') return [part('url', texts.invalid_url)];
  return type === 'tel' ? [part('tel', texts.invalid_tel)] : [];
}

function lengths({ minLength, maxLength }: FormField, texts: FormTexts, longest: number): Part[] {
  return [
    ...bound('minlength', texts.invalid_too_short, minLength),
    part('maxlength', texts.invalid_too_long, maxLength ?? longest),
  ];
}

function bound(rule: RuleName, error: string, threshold: string | number | null): Part[] {
  return threshold === null ? [] : [part(rule, error, threshold)];
}
