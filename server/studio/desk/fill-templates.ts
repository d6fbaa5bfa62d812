import type { Kysely } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { companyDay } from '#core/forms/company-day.ts';
import { fillResponse, type LocalisedTemplate } from '#core/forms/response-templates.ts';
import { toLocale } from '#core/i18n/locales.ts';
import type { FilledTemplate } from '#core/studio/filled-template.ts';
import { formatDate } from '#core/units.ts';
import type { Tables } from '#server/db/tables.ts';

/** The templates of a form by its number; none for a form that the content has no more. */
export type ListTemplates = (formId: number) => Promise<LocalisedTemplate[]>;

type Filling = { read: Kysely<Tables>; listTemplates: ListTemplates };

/**
 * The templates of the form by which a case arrived, filled in the sender's language.
 * @throws AppError `studio-not-found`
 */
export async function fillTemplates(
  { read, listTemplates }: Filling,
  { id, clerk }: { id: string; clerk: string },
): Promise<FilledTemplate[]> {
  const found = await read
    .selectFrom('desk_case')
    .innerJoin('form_submission', 'form_submission.id', 'desk_case.submission_id')
    .select(['form_submission.form_id', 'desk_case.locale', 'desk_case.received'])
    .select(['desk_case.sender', 'desk_case.reference'])
    .where('desk_case.submission_id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('studio-not-found');
  const locale = toLocale(found.locale);
  const values = {
    name: found.sender,
    number: found.reference ?? '',
    date: formatDate(locale, companyDay(Date.parse(found.received))),
    clerk,
  };
  const templates = await listTemplates(found.form_id);
  return templates.map(({ code, title, text }) => ({
    code,
    title,
    text: fillResponse(text[locale], values),
  }));
}
