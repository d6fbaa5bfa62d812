import { companyDay } from '#core/forms/company-day.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/db/client.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import { takeMail } from '#server/forms/mail-limit.ts';
import { buildMail } from '#server/forms/write-mails.ts';
import { createUsage, type UsageCounter } from '#server/limits/usage.ts';
import { createStudio, type QueueLink } from '#server/studio/create-studio.ts';
import { studioTexts } from '#server/texts.ts';

type Dependencies = {
  db: Database;
  content: Pick<ContentService, 'getCompany'>;
  siteUrl: string;
  mailDomain: string;
  usage?: UsageCounter | undefined;
  onMail(): void;
};

/** Composes the studio with the company's name and the outgoing mail. */
export function composeStudio({ content, mailDomain, usage, ...dependencies }: Dependencies) {
  const { siteUrl } = dependencies;

  async function openMails(): Promise<QueueLink> {
    // Before the transaction, in which nothing else may be read.
    const companies = await readCompanies(content);
    return async (transaction, { link, isRequested }) => {
      const now = Date.now();
      if (isRequested && !(await takeMail(transaction, link.email, companyDay(now)))) return false;
      const locale = isLocaleCode(link.locale) ? link.locale : defaultLocale;
      const company = companies[locale];
      const texts = studioTexts[locale];
      const fill = { name: link.name, site: company, link: siteUrl + link.path };
      const mail = buildMail(
        { submissionId: null, locale, company, domain: mailDomain },
        {
          recipient: link.email,
          replyTo: null,
          subject: formatMessage(texts[`mail.${link.purpose}.subject`], fill),
          paragraphs: formatMessage(texts[`mail.${link.purpose}.text`], fill).split('\n\n'),
          facts: [],
        },
      );
      await addMail(transaction, mail, new Date(now).toISOString());
      return true;
    };
  }

  return createStudio({ ...dependencies, usage: usage ?? createUsage(), openMails });
}

async function readCompanies({ getCompany }: Dependencies['content']) {
  const names = await Promise.all(
    localeCodes.map(async (locale) => [locale, (await getCompany(locale)).name] as const),
  );
  return Object.fromEntries(names) as Record<LocaleCode, string>;
}
