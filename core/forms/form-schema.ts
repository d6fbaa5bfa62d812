import * as z from 'zod/mini';
import { meetsRule } from '#core/forms/check-rule.ts';
import {
  type FieldValue,
  type FileFacts,
  type Form,
  type FormField,
  type FormValues,
  type InvalidField,
  valueKindOf,
} from '#core/forms/form.ts';

/** Shape of a field's value, regardless of its content. */
const valueSchemas = {
  line: z.string(),
  text: z.string(),
  choices: z.array(z.string()),
  products: z.array(z.object({ code: z.string(), quantity: z.string() })),
  files: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
};

type FormRules = Pick<Form, 'fields' | 'rules'>;

/**
 * Creates the schema of a form's values from its fields; the browser and the server use the same one. A field is
 * reported once, with the first rule that it breaks; `params.rank` of an issue is the position of that rule.
 * @param today ISO date, for limits relative to the current day.
 */
function createFormSchema({ fields, rules }: FormRules, today: string) {
  const shape = fields.map((field) => {
    const { name } = field;
    const own = rules.flatMap((rule, rank) => (rule.field === name ? [{ rule, rank }] : []));
    const check = z.check<FieldValue>((context) => {
      const broken = own.find(({ rule }) => !meetsRule(context.value, rule, today));
      if (!broken) return;
      const { rule, rank } = broken;
      const issue = { code: 'custom' as const, message: rule.error, params: { rank } };
      context.issues.push({ ...issue, input: context.value });
    });
    const schema: z.ZodMiniType = valueSchemas[valueKindOf(field)];
    return [name, schema.check(check as never)];
  });
  return z.object(Object.fromEntries(shape) as Record<string, z.ZodMiniType<FieldValue>>);
}

/** Returns the fields whose values break a rule, in the order of the rules. */
export function listInvalidFields(
  form: FormRules,
  values: FormValues,
  today: string,
): InvalidField[] {
  const { error } = createFormSchema(form, today).safeParse(values);
  const found = (error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0]),
    message: issue.message,
    rank: issue.code === 'custom' ? Number(issue.params?.rank) : 0,
  }));
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ field, message }) => ({ field, message }));
}

/** Returns what is wrong with the files of a field, apart from missing ones. */
export function listInvalidFiles(
  { rules }: Pick<Form, 'rules'>,
  { name }: Pick<FormField, 'name'>,
  files: FileFacts[],
): string[] {
  const own = rules.filter(({ field, rule }) => field === name && rule !== 'required');
  return own.filter((rule) => !meetsRule(files, rule, '')).map(({ error }) => error);
}

/** Returns the names of fields that must be ticked and are not. */
export function listUnaccepted({ fields }: Pick<Form, 'fields'>, values: FormValues): string[] {
  return fields
    .filter(({ type, isRequired, name }) => type === 'acceptance' && isRequired && !values[name])
    .map(({ name }) => name);
}
