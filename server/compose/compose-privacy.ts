import type { PageDetail } from '#core/content/page-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import { fillPlaceholders, type PrivacyFact } from '#core/privacy/privacy-facts.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Retention } from '#server/forms/retention.ts';
import { privacyTexts } from '#server/texts.ts';

/** The settings that decide what happens to personal data. */
export type PrivacySettings = {
  periods: Retention;
  hasRecaptcha: boolean;
  hasTagManager: boolean;
  /** Mails leave through a server. */
  hasMailServer: boolean;
  /** The API needs a password. */
  hasApiPassword: boolean;
  hasAccessLog: boolean;
  /** Address of the map's tiles; null when the map has its own outlines. */
  mapTiles: string | null;
};

/** The content; pages say what these settings do with personal data where their text has a placeholder. */
export function composePrivacy(content: ContentService, settings: PrivacySettings): ContentService {
  return {
    ...content,
    async findPage(locale, path) {
      const page = await content.findPage(locale, path);
      return page && fillPage(page, locale, settings);
    },
  };
}

function fillPage(page: PageDetail, locale: LocaleCode, settings: PrivacySettings): PageDetail {
  const factOf = (fact: PrivacyFact) => escapeHtml(describe(fact, locale, settings));
  return { ...page, bodyHtml: fillPlaceholders(page.bodyHtml, factOf) };
}

function describe(fact: PrivacyFact, locale: LocaleCode, settings: PrivacySettings): string {
  const { periods } = settings;
  switch (fact) {
    case 'messages-period':
      return formatPeriod(locale, periods.messageDays);
    case 'warranties-period':
      return formatPeriod(locale, periods.warrantyDays);
    case 'claims-period':
      return formatPeriod(locale, periods.claimDays);
    case 'copies-period':
      return formatPeriod(locale, periods.copyDays);
    case 'mails-period':
      return formatPeriod(locale, periods.mailDays);
    case 'sign-ups-period':
      return formatPeriod(locale, periods.signUpDays);
    case 'consents-period':
      return formatPeriod(locale, periods.consentDays);
    case 'log':
      return describeLog(locale, settings);
    case 'other-companies':
      return describeCompanies(locale, settings);
  }
}

const YEAR_DAYS = 365;

/** `2 years`, `30 days`. */
function formatPeriod(locale: LocaleCode, days: number): string {
  const isYears = days > 0 && days % YEAR_DAYS === 0;
  const unit = isYears ? 'year' : 'day';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isYears ? days / YEAR_DAYS : days);
}

function describeLog(
  locale: LocaleCode,
  { hasApiPassword, hasAccessLog }: PrivacySettings,
): string {
  const texts = privacyTexts[locale];
  return [
    texts.log,
    ...(hasAccessLog ? [texts['log-access']] : []),
    ...(hasApiPassword ? [texts['log-passwords']] : []),
  ].join(' ');
}

function describeCompanies(locale: LocaleCode, settings: PrivacySettings): string {
  const texts = privacyTexts[locale];
  const { hasRecaptcha, hasTagManager, hasMailServer, mapTiles } = settings;
  const contacted = [
    ...(hasRecaptcha ? [texts.recaptcha] : []),
    ...(hasTagManager ? [texts['tag-manager']] : []),
    ...(mapTiles ? [formatMessage(texts.tiles, { host: hostOf(mapTiles) })] : []),
  ];
  const sentences = contacted.length > 0 ? contacted : [texts.nobody];
  return [...sentences, ...(hasMailServer ? [texts['mail-server']] : [])].join(' ');
}

/** The address has placeholders of its own, `{z}`, after its host. */
function hostOf(url: string): string {
  return /^https?:\/\/([^/:]+)/.exec(url)?.[1] ?? url;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
