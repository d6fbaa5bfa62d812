import { joinTemplates, type LocalisedTemplate } from '#core/forms/response-templates.ts';
import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';
import type { createStoredForms } from '#server/forms/stored-forms.ts';

/** What the people who respond to messages know of the forms by which they arrived. */
export type DeskForms = ReturnType<typeof createDeskForms>;

export function createDeskForms(forms: ReturnType<typeof createStoredForms>) {
  return {
    /** Working days within which each form promises a response, by its number; the same in all languages. */
    async listPromises(): Promise<ReadonlyMap<number, number>> {
      const stored = await forms.list(defaultLocale);
      return new Map(
        stored.flatMap(({ form, respondWithinDays }) =>
          respondWithinDays ? [[form.id, respondWithinDays] as const] : [],
        ),
      );
    },

    /** Texts for responses to what was sent by a form, by its number; none when there is no such form. */
    async listTemplates(formId: number): Promise<LocalisedTemplate[]> {
      const texts = await Promise.all(
        localeCodes.map(async (locale) => {
          const stored = await forms.find(locale, formId);
          return [locale, stored?.responses ?? []] as const;
        }),
      );
      return joinTemplates(recordOf(texts));
    },
  };
}
