import type { FormTexts } from '#core/forms/form-messages.ts';
import { CONFIRM_DAYS } from '#core/forms/newsletter-step.ts';
import { messagesOf, type StoredForm } from '#core/forms/present-form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState, Snapshot } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';
import { formTexts } from '#server/texts.ts';

function completeTexts(
  { form, texts: known, mail, ...server }: StoredForm,
  usual: FormTexts,
): StoredForm {
  const fill = form.kind === 'newsletter' ? withDays : <T>(texts: T) => texts;
  const texts = fill({ ...usual, ...known });
  const receipt = mail?.receipt;
  return {
    ...server,
    texts,
    mail: mail && { ...mail, ...(receipt && { receipt: fill(receipt) }) },
    form: { ...form, messages: messagesOf(texts) },
  };
}

/** Fills in how long the link in the mail confirms a sign-up. */
function withDays<T extends Record<string, string>>(texts: T): T {
  const filled = Object.entries(texts).map(([name, text]) => {
    return [name, text.replaceAll('{days}', String(CONFIRM_DAYS))];
  });
  return Object.fromEntries(filled) as T;
}

/** Reads the forms of the content version in use; none before the first import. */
export function createStoredForms(database: Database, state: ContentState) {
  async function list(locale: LocaleCode): Promise<StoredForm[]> {
    const snapshot: Snapshot = await state.snapshot();
    return snapshot.memo(`forms ${locale}`, async () => {
      const row = await database.read
        .selectFrom('site_document')
        .select('body')
        .where('version', '=', snapshot.version)
        .where('kind', '=', 'forms')
        .where('locale', '=', locale)
        .executeTakeFirst();
      const forms = row ? fromJson<StoredForm[]>(row.body) : [];
      // Content imported by an earlier release lacks the texts that were added since.
      return forms.map((stored) => completeTexts(stored, formTexts[locale]));
    });
  }

  return {
    list,
    /** The texts of the newsletter's form, also after it was removed. */
    async getNewsletterTexts(locale: LocaleCode): Promise<FormTexts> {
      const own = (await list(locale)).find(({ form }) => form.kind === 'newsletter');
      return own?.texts ?? formTexts[locale];
    },
    /** A form by its number or its code, or null. */
    async find(locale: LocaleCode, key: number | string): Promise<StoredForm | null> {
      const forms = await list(locale);
      return forms.find(({ form }) => form.id === key || form.code === key) ?? null;
    },
  };
}
