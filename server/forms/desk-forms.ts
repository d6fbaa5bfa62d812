import { cleanValues } from '#core/forms/clean-values.ts';
import { describeRouting, type FormRouting, type RoutingTrial } from '#core/forms/form-routing.ts';
import type { MailText, StoredForm } from '#core/forms/present-form.ts';
import { joinTemplates, type LocalisedTemplate } from '#core/forms/response-templates.ts';
import type { RoutedMessage } from '#core/forms/route-message.ts';
import type { ClaimState } from '#core/forms/warranty-terms.ts';
import { defaultLocale, type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';
import { type FindManagerIn, routeSubmission } from '#server/forms/route-submission.ts';
import type { createStoredForms } from '#server/forms/stored-forms.ts';

/** What the people who respond to messages know of the forms by which they arrived. */

export type DeskFormDependencies = {
  forms: ReturnType<typeof createStoredForms>;
  findManager: FindManagerIn;
};

export function createDeskForms({ forms, findManager }: DeskFormDependencies) {
  /** The forms of all languages. */
  async function listAll() {
    const lists = await Promise.all(
      localeCodes.map(async (locale) => [locale, await forms.list(locale)] as const),
    );
    return recordOf(lists);
  }

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

    /** Mails about the steps of a claim, by the state that is reached. */
    async listStepMails(locale: LocaleCode): Promise<Partial<Record<ClaimState, MailText>>> {
      const stored = await forms.list(locale);
      return stored.find(({ form }) => form.kind === 'warranty-claim')?.mail?.steps ?? {};
    },

    /** Texts for responses to what was sent by a form, by its number; none when there is no such form. */
    async listTemplates(formId: number): Promise<LocalisedTemplate[]> {
      const all = await listAll();
      const ofForm = (list: StoredForm[]) => list.find(({ form }) => form.id === formId);
      return joinTemplates(mapLocales((locale) => ofForm(all[locale])?.responses ?? []));
    },

    /** Who gets what, told in one language. */
    async listRouting(locale: LocaleCode): Promise<FormRouting[]> {
      const all = await listAll();
      return describeRouting(all[locale], all);
    },

    /**
     * Who would get values, found as for a submission; null when there is no such form. What visitors have to fill in is
     * not required.
     */
    async tryRouting({ form, locale, values }: RoutingTrial): Promise<RoutedMessage | null> {
      const stored = await forms.find(locale, form);
      if (!stored) return null;
      const sent = new Map(Object.entries(values).map(([name, value]) => [name, [value]]));
      return routeSubmission(
        { stored, values: cleanValues(stored.form, sent), locale },
        findManager,
      );
    },
  };
}
