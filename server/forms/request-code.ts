import type { SentValues } from '#core/forms/clean-values.ts';
import { cleanValues } from '#core/forms/clean-values.ts';
import { companyDay } from '#core/forms/company-day.ts';
import type { Form, FormValues } from '#core/forms/form.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import type { Captcha } from '#server/captcha/create-captcha.ts';
import type { Database } from '#server/db/client.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import { takeMail } from '#server/forms/mail-limit.ts';
import { buildMail, senderOf } from '#server/forms/write-mails.ts';

type CodeDependencies = {
  database: Database;
  captcha: Pick<Captcha, 'openCodes'>;
  getCompanyName(locale: LocaleCode): Promise<string>;
  mailDomain: string;
  now(): number;
};

export type CodeRequest = {
  locale: LocaleCode;
  /** Valid values: the captcha is checked after them. */
  sent: SentValues;
  /** The token that was refused; empty without one. */
  token: string;
};

/**
 * `sent`: the code is in a mail to the address of the form. `open`: the code of an earlier mail is still awaited.
 * `limit`: the address gets no further mail today. `off`: this site sends no codes.
 */
export type RequestedCode =
  | { outcome: 'sent' | 'open'; question: string }
  | { outcome: 'limit' | 'off' };

/** What a code counts for: one form and one address. */
export function codePurpose(form: Pick<Form, 'id' | 'fields'>, values: FormValues): string {
  return `${form.id} ${senderOf(form, values) ?? ''}`;
}

/** Sends the code that takes the place of the browser's work, or finds the one that is awaited. */
export async function requestCode(
  { database, captcha, getCompanyName, mailDomain: domain, now }: CodeDependencies,
  { form, texts }: StoredForm,
  { locale, sent, token }: CodeRequest,
): Promise<RequestedCode> {
  const codes = await captcha.openCodes();
  const values = cleanValues(form, sent);
  const recipient = senderOf(form, values);
  if (!codes || recipient === null) return { outcome: 'off' };
  const purpose = codePurpose(form, values);
  if (codes.isOpen(token, purpose)) {
    return { outcome: 'open', question: token.split('.').slice(0, 5).join('.') };
  }
  const { question, code } = codes.create(purpose);
  const company = await getCompanyName(locale);
  const mail = buildMail(
    { submissionId: null, locale, company, domain },
    {
      recipient,
      replyTo: null,
      subject: texts.code_mail_subject,
      paragraphs: formatMessage(texts.code_mail_text, { code }).split('\n\n'),
      facts: [],
    },
  );
  const isMailed = await database.write.transaction().execute(async (transaction) => {
    if (!(await takeMail(transaction, recipient, companyDay(now())))) return false;
    await addMail(transaction, mail, new Date(now()).toISOString());
    return true;
  });
  return isMailed ? { outcome: 'sent', question } : { outcome: 'limit' };
}
