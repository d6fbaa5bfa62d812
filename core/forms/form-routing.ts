import type { FormField } from '#core/forms/form.ts';
import { STAFF } from '#core/forms/form-record.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';

/** Who gets what is sent by a form: its rules in the order in which they are tried, its texts in one language. */
export type FormRouting = {
  code: string;
  title: string;
  routes: RouteRule[];
  /** Who gets the rest, by the language of the sender. */
  to: Localised;
  /** The fields that the rules read. */
  fields: Pick<FormField, 'name' | 'label' | 'options'>[];
};

export type RouteRule = {
  /** Name of the field. */
  field: string;
  /** Labels of the options, or texts, one of which decides; empty: any. */
  values: string[];
  /** Beginnings, one of which decides; empty: any. */
  starts: string[];
  /** Null: the area sales manager of the place in the field. */
  to: string | null;
};

/** Values of a form, by the names of its fields, in the language of their sender. */
export type RoutingTrial = { form: string; locale: LocaleCode; values: Record<string, string> };

/** The routing of the forms whose messages somebody at the company gets. The lists have the forms of the content. */
export function describeRouting(
  shown: readonly StoredForm[],
  all: Localised<readonly StoredForm[]>,
): FormRouting[] {
  return shown.flatMap(({ form, mail }) => {
    if (!mail?.to) return [];
    const own = mail.to;
    const read = new Set(mail.routes.map(({ field }) => field));
    const ofLocale = (list: readonly StoredForm[]) => list.find((one) => one.form.id === form.id);
    return {
      code: form.code,
      title: form.title,
      routes: mail.routes.map(({ field, one_of, starts_with, to }) => ({
        field,
        values: (one_of ?? []).map((value) => labelOf(form.fields, field, value)),
        starts: starts_with ?? [],
        to: to === STAFF ? null : to,
      })),
      to: mapLocales((locale) => ofLocale(all[locale])?.mail?.to ?? own),
      fields: form.fields
        .filter(({ name }) => read.has(name))
        .map(({ name, label, options }) => ({ name, label, options })),
    };
  });
}

function labelOf(fields: readonly FormField[], field: string, value: string): string {
  const options = fields.find(({ name }) => name === field)?.options ?? [];
  return options.find((option) => option.value === value)?.label ?? value;
}
