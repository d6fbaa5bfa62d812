import { type Form, type FormField, valueKindOf } from '#core/forms/form.ts';

/** Texts and choices of a form that has not been sent, by the names of its inputs. */
export type FormDraft = Record<string, string[]>;

/** Key of the drafts in the storage of a window, a JSON object by the codes of forms. */
export const DRAFTS_KEY = 'form-drafts';

/** Above every form's own limits. */
const MOST_ROWS = 100;
const LONGEST_TEXT = 20_000;

type Fields = Pick<Form, 'fields'>;

/** Whether a form takes so long to fill in that its draft is saved. */
export function isLongForm({ fields }: Fields): boolean {
  return fields.map(valueKindOf).some((kind) => kind === 'text' || kind === 'products');
}

/** Names of the inputs of a field that a draft keeps: never files, and consent is given again. */
function savedInputs(field: FormField): string[] {
  const { name, type } = field;
  const kind = valueKindOf(field);
  if (type === 'acceptance' || kind === 'files') return [];
  if (kind === 'products') return [`${name}-code[]`, `${name}-quantity[]`];
  return [kind === 'choices' ? `${name}[]` : name];
}

/**
 * Returns what is worth keeping of a form's inputs, or null if nothing has been entered.
 *
 * @param valuesOf returns the values of all inputs with a name.
 */
export function toDraft(
  { fields }: Fields,
  valuesOf: (name: string) => readonly string[],
): FormDraft | null {
  const entries = fields
    .flatMap(savedInputs)
    .map((name): [string, string[]] => [name, [...valuesOf(name)]])
    .filter(([, values]) => values.some((value) => value !== ''));
  // A form begins with a quantity of one.
  const isEntered = entries.some(([name]) => !name.endsWith('-quantity[]'));
  return isEntered ? Object.fromEntries(entries) : null;
}

/** Returns the stored drafts with this one of a form added, replaced, or removed (null); null if none is left. */
export function formatDrafts(
  stored: string | null,
  code: string,
  draft: FormDraft | null,
): string | null {
  const { [code]: _, ...others } = parseObject(stored);
  const drafts = draft ? { ...others, [code]: draft } : others;
  return Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null;
}

/** Returns the stored draft of a form; null if there is none. What does not belong to its fields is dropped. */
export function parseDraft(
  stored: string | null,
  form: Pick<Form, 'code' | 'fields'>,
): FormDraft | null {
  const draft = parseObject(stored)[form.code];
  if (typeof draft !== 'object' || draft === null) return null;
  const saved = draft as Record<string, unknown>;
  return toDraft(form, (name) => {
    const values = Object.hasOwn(saved, name) ? saved[name] : [];
    return Array.isArray(values) ? values.filter(isText).slice(0, MOST_ROWS) : [];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

function parseObject(stored: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
