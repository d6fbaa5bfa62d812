import { companyDay } from '#core/forms/company-day.ts';
import { type LocaleCode, localeCodes, toLocale } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import { takeMail } from '#server/forms/mail-limit.ts';
import { buildMail } from '#server/forms/write-mails.ts';
import { log } from '#server/log.ts';
import type { StudioMails } from '#server/studio/create-studio.ts';
import type { WriteNotice } from '#server/studio/notice.ts';
import { studioTexts } from '#server/texts.ts';

type Dependencies = {
  content: Pick<ContentService, 'getCompany'>;
  siteUrl: string;
  mailDomain: string;
  /** Where replies arrive; null: in the mailbox that got the message. */
  replyAddress: string | null;
};

/** Composes the mails of the studio with the company's name. */
export function composeStudioMails({ content, siteUrl, mailDomain, replyAddress }: Dependencies) {
  /** Before the transaction, in which nothing else may be read. */
  async function openFrames() {
    const companies = await readCompanies(content, new URL(siteUrl).host);
    return (locale: LocaleCode, submissionId: string | null) => {
      return { submissionId, locale, company: companies[locale], domain: mailDomain };
    };
  }

  async function openNotices(): Promise<WriteNotice> {
    const frameOf = await openFrames();
    return ({ kind, email, locale, path, ...names }) => {
      const frame = frameOf(toLocale(locale), null);
      const texts = studioTexts[frame.locale];
      const fill = { ...names, site: frame.company, link: siteUrl + path };
      return buildMail(frame, {
        recipient: email,
        replyTo: null,
        subject: formatMessage(texts[`mail.${kind}.subject`], fill),
        paragraphs: formatMessage(texts[`mail.${kind}.text`], fill).split('\n\n'),
        facts: [],
      });
    };
  }

  async function openMails(): Promise<StudioMails> {
    const frameOf = await openFrames();
    return {
      async queueLink(transaction, { link, isRequested }) {
        const now = Date.now();
        if (isRequested && !(await takeMail(transaction, link.email, companyDay(now))))
          return false;
        const frame = frameOf(toLocale(link.locale), null);
        const texts = studioTexts[frame.locale];
        const fill = { name: link.name, site: frame.company, link: siteUrl + link.path };
        const mail = buildMail(frame, {
          recipient: link.email,
          replyTo: null,
          subject: formatMessage(texts[`mail.${link.purpose}.subject`], fill),
          paragraphs: formatMessage(texts[`mail.${link.purpose}.text`], fill).split('\n\n'),
          facts: [],
        });
        await addMail(transaction, mail, new Date(now).toISOString());
        return true;
      },

      writeResponse({ id, email, locale, inReplyTo, desk }, { subject, text }) {
        const paragraphs = text.trim().split(/\n{2,}/);
        const replyTo = replyAddress ?? desk;
        const parts = { recipient: email, replyTo, subject, paragraphs, facts: [] };
        return { ...buildMail(frameOf(toLocale(locale), id), parts), inReplyTo };
      },
    };
  }

  return { openMails, openNotices };
}

/** The company's name by language; before the first import the site's address stands for it. */
async function readCompanies({ getCompany }: Dependencies['content'], host: string) {
  const names = await Promise.all(
    localeCodes.map(async (locale) => {
      const name = await getCompany(locale).then(
        (company) => company.name,
        (error) => {
          log.warn({ err: error, locale }, 'mails of the studio name the address, not the company');
          return host;
        },
      );
      return [locale, name] as const;
    }),
  );
  return Object.fromEntries(names) as Record<LocaleCode, string>;
}
