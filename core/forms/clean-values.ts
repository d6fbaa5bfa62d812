import {
  type FileFacts,
  type Form,
  type FormField,
  type FormValues,
  type ProductLine,
  valueKindOf,
} from '#core/forms/form.ts';

/** The received values, by field name. */
export type SentValues = ReadonlyMap<string, string[]>;
type SentFiles = ReadonlyMap<string, FileFacts[]>;

// Control characters, and marks that are invisible or change the direction of the text around them.
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const UNSEEN_BUT_BREAKS =
  /[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const BREAKS = /\r\n?|\u2028|\u2029|\u0085/g;

/** Returns a multi-line text without invisible characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(BREAKS, '\n')
    .replace(UNSEEN_BUT_BREAKS, '')
    .trim();
}

/** Same as `cleanText` on one line: the result cannot end a header line. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(BREAKS, ' ')
    .replace(/[\t\n]/g, ' ')
    .replace(UNSEEN, '')
    .trim();
}

/**
 * Returns the values of a form's fields from a request: unknown names are dropped, texts are cleaned, missing fields
 * are empty. Names of lists may end in `[]`; rows of products come as `{name}-code` and `{name}-quantity`.
 */
export function cleanValues(
  { fields }: Pick<Form, 'fields'>,
  sent: SentValues,
  files: SentFiles = new Map(),
): FormValues {
  const values = fields.map((field) => [field.name, toValue(field, sent, files)]);
  return Object.fromEntries(values);
}

function toValue(
  field: Pick<FormField, 'name' | 'type'>,
  sent: SentValues,
  files: SentFiles,
): FormValues[string] {
  const { name } = field;
  const [text = ''] = listOf(name, sent);
  switch (valueKindOf(field)) {
    case 'line':
      return cleanLine(text);
    case 'text':
      return cleanText(text);
    case 'choices':
      return listOf(name, sent)
        .map(cleanLine)
        .filter((choice) => choice !== '');
    case 'products':
      return toLines(name, sent);
    case 'files':
      return files.get(name) ?? [];
  }
}

function toLines(name: string, sent: SentValues): ProductLine[] {
  const codes = listOf(`${name}-code`, sent).map(cleanLine);
  const quantities = listOf(`${name}-quantity`, sent).map(cleanLine);
  const count = Math.max(codes.length, quantities.length);
  return Array.from({ length: count }, (_, at) => {
    return { code: codes[at] ?? '', quantity: quantities[at] ?? '' };
  }).filter(({ code }, at) => code !== '' || isMeant(quantities[at]));
}

/** Returns true for an unused row: its quantity is unchanged and its code is empty. */
function isMeant(quantity: string | undefined): boolean {
  return quantity !== undefined && quantity !== '' && quantity !== '1';
}

function listOf(name: string, sent: SentValues): string[] {
  return sent.get(name) ?? sent.get(`${name}[]`) ?? [];
}
