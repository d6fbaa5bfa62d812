import { type Form, type FormField, type FormMessages, formMessageKeys } from '#core/forms/form.ts';
import type { FormTexts } from '#core/forms/form-messages.ts';
import type { FieldRecord, FormRecord, MailRoute } from '#core/forms/form-record.ts';
import { listRules } from '#core/forms/form-rules.ts';
import type { ResponseTemplate } from '#core/forms/response-templates.ts';
import type { ClaimState } from '#core/forms/warranty-terms.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { mapKeys } from '#core/keys.ts';

export type MailText = { subject: string; text: string };

/** Mail recipient of a form, in one language. */
type FormMail = {
  /** Null: nobody at the company gets a mail. */
  to: string | null;
  routes: MailRoute[];
  receipt: MailText | null;
  /** Mails about the steps of a claim, by the state that is reached; content of earlier releases has none. */
  steps?: Partial<Record<ClaimState, MailText>>;
};

/** A form in one language with its server-only data. */
export type StoredForm = {
  form: Form;
  mail: FormMail | null;
  texts: FormTexts;
  /** Working days within which a response is promised. */
  respondWithinDays?: number | null;
  /** Texts for responses; absent in content of an earlier release. */
  responses?: ResponseTemplate[];
};

/** The record of a form in one language, with the texts that forms have in it. */
export function presentForm(
  record: FormRecord,
  locale: LocaleCode,
  usualTexts: FormTexts,
): StoredForm {
  const texts: FormTexts = { ...usualTexts, ...record.messages?.[locale] };
  const fields = record.fields.map((field) => presentField(field, locale));
  const { code, id, kind, mail } = record;
  const form: Form = {
    id,
    code,
    kind,
    title: record.title[locale],
    intro: record.intro[locale],
    submit: record.submit[locale],
    notes: record.notes?.[locale] ?? [],
    fields,
    rules: listRules(fields, texts),
    messages: messagesOf(texts),
  };
  const { receipt, steps } = mail ?? {};
  const toText = (text: NonNullable<typeof receipt>) => {
    return { subject: text.subject[locale], text: text.text[locale] };
  };
  return {
    form,
    texts,
    respondWithinDays: record.respond_within_days ?? null,
    responses: record.responses.map(({ code: name, title, text }) => ({
      code: name,
      title: title[locale],
      text: text[locale],
    })),
    mail: mail
      ? {
          to: mail.to?.[locale] ?? null,
          routes: mail.routes,
          receipt: receipt ? toText(receipt) : null,
          ...(steps && {
            steps: Object.fromEntries(
              Object.entries(steps).map(([state, text]) => [state, toText(text)]),
            ),
          }),
        }
      : null,
  };
}

/** The texts about the result of a form, which browsers get with it. */
export function messagesOf(texts: FormTexts): FormMessages {
  return mapKeys(formMessageKeys, (key) => texts[key]);
}

function presentField(field: FieldRecord, locale: LocaleCode): FormField {
  const options = field.options ?? [];
  return {
    name: field.name,
    type: field.type,
    label: field.label[locale],
    hint: field.hint?.[locale] ?? null,
    // Contact Form 7 requires a choice of every group of radio buttons.
    isRequired: field.required || field.type === 'radio',
    autocomplete: field.autocomplete ?? null,
    isHalf: field.width === 'half',
    options: options.map(({ value, label }) => ({ value, label: label[locale] })),
    minLength: field.min_length ?? null,
    maxLength: field.max_length ?? null,
    min: field.min ?? null,
    max: field.max ?? null,
    isWhole: field.whole,
    maxItems: field.max_items ?? null,
  };
}
