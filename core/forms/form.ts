/** Additional actions of the server for a form, beside storing and mailing it. */
export const formKinds = [
  'message',
  'warranty-registration',
  'warranty-claim',
  'warranty-lookup',
  /** Sends its sender a PDF. */
  'copy',
  /** Subscribes its sender, who confirms by a link in a mail. */
  'newsletter',
] as const;
export type FormKind = (typeof formKinds)[number];

type FieldTypeEntry = {
  /** What is sent: one line, a text of several, choices, rows of a product code and a quantity, or files. */
  value: 'line' | 'text' | 'choices' | 'products' | 'files';
  /** Place of its rules in Contact Form 7's order, module by module; null without rules. */
  module: number | null;
  /** Type of its `<input>`; null for another element in `app/forms/form-field.tsx`. */
  input: string | null;
  /** The visitor chooses among the field's `options`. */
  hasOptions?: true;
};

/** The types of fields. */
export const fieldTypeEntries = {
  text: { value: 'line', module: 6, input: 'text' },
  email: { value: 'line', module: 6, input: 'email' },
  tel: { value: 'line', module: 6, input: 'tel' },
  url: { value: 'line', module: 6, input: 'url' },
  textarea: { value: 'text', module: 7, input: null },
  number: { value: 'line', module: 4, input: 'text' },
  date: { value: 'line', module: 2, input: 'date' },
  select: { value: 'line', module: 5, input: null, hasOptions: true },
  radio: { value: 'line', module: 1, input: null, hasOptions: true },
  checkbox: { value: 'choices', module: 1, input: null, hasOptions: true },
  acceptance: { value: 'line', module: null, input: null },
  /** Rows of a product code and a quantity. */
  products: { value: 'products', module: 8, input: null },
  /** Pictures. */
  photos: { value: 'files', module: 3, input: null },
  /** Pictures and PDF documents, such as an invoice. */
  documents: { value: 'files', module: 3, input: null },
} as const satisfies Record<string, FieldTypeEntry>;

export type FieldType = keyof typeof fieldTypeEntries;
export const fieldTypes = Object.keys(fieldTypeEntries) as [FieldType, ...FieldType[]];

/** What the value of a field is. */
export function valueKindOf({ type }: { type: FieldType }): FieldTypeEntry['value'] {
  return fieldTypeEntries[type].value;
}

/** Returns true for a field whose value is files. */
export function holdsFiles(field: { type: FieldType }): boolean {
  return valueKindOf(field) === 'files';
}

type FormOption = { value: string; label: string };

/** A field in one language. */
export type FormField = {
  name: string;
  type: FieldType;
  label: string;
  hint: string | null;
  isRequired: boolean;
  /** A token of HTML's `autocomplete`. */
  autocomplete: string | null;
  isHalf: boolean;
  options: FormOption[];
  minLength: number | null;
  maxLength: number | null;
  /** A number, or an ISO date; `today` is the current day. */
  min: string | null;
  max: string | null;
  /** A number without decimals. */
  isWhole: boolean;
  /** Maximum number of rows or files. */
  maxItems: number | null;
};

/** A rule for a value, named as in Contact Form 7's schema. */
export type FormRule = {
  rule: string;
  field: string;
  threshold?: string | number;
  accept?: string[];
  error: string;
};

/** A form in one language, as visible to browsers and API clients. */
export type Form = {
  /** Number in addresses of the API, the same in every language. */
  id: number;
  code: string;
  kind: FormKind;
  title: string;
  intro: string;
  submit: string;
  /** Sentences shown beside the form. */
  notes: string[];
  fields: FormField[];
  rules: FormRule[];
  messages: FormMessages;
};

/** Statuses of a form's response, by Contact Form 7's names and ours. */
export const formMessageKeys = [
  'mail_sent_ok',
  'mail_sent_ng',
  'validation_error',
  'spam',
  'accept_terms',
  'captcha_failed',
  'too_many',
  'too_large',
  'unreadable',
  'foreign',
  'code',
  'code_wrong',
  'code_limit',
  'no_scripts',
  'photos_again',
] as const;
export type FormMessages = Record<(typeof formMessageKeys)[number], string>;

/** A row of a `products` field as typed. */
export type ProductLine = { code: string; quantity: string };

/** File metadata known before the file is read. */
export type FileFacts = { name: string; type: string; size: number };

export type FieldValue = string | string[] | ProductLine[] | FileFacts[];

/** Values of a form by the names of its fields. */
export type FormValues = Record<string, FieldValue>;

export type InvalidField = { field: string; message: string };
