import {
  type LinkTarget,
  type MenuItemRecord,
  mapMegaMenus,
  type OptionsRecord,
} from '#core/content/site-record.ts';
import type { Logo } from '#core/content/site-view.ts';
import { presentForm } from '#core/forms/present-form.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { homeFirst } from '#core/places/country.ts';
import type { StoredLink } from '#server/db/stored-link.ts';
import type {
  Company,
  StoredKeywords,
  StoredMenuItem,
  StoredMenus,
  StoredOptions,
  StoredTitledLink,
} from '#server/db/stored-site.ts';
import type { RowOf } from '#server/db/tables.ts';
import { logoPaths } from '#server/import/check/media-uses.ts';
import { toFileLink } from '#server/import/media-library.ts';
import type { Build } from '#server/import/rows/row-build.ts';
import { formTexts } from '#server/texts.ts';

/** Builds the rows of options, menus and forms of each language, and of the redirects. */
export function buildSiteRows(build: Build) {
  const { content } = build;
  const documents = localeCodes.flatMap((locale): RowOf<'site_document'>[] => {
    const options = content.options && toOptions(content.options.record, locale, build);
    const menus = toMenus(locale, build);
    const forms = content.forms.map(({ record }) => presentForm(record, locale, formTexts[locale]));
    return [
      { kind: 'options', locale, body: JSON.stringify(options) },
      { kind: 'menus', locale, body: JSON.stringify(menus) },
      { kind: 'forms', locale, body: JSON.stringify(forms) },
      { kind: 'keywords', locale, body: JSON.stringify(toKeywords(locale, build)) },
    ];
  });
  const redirects = content.redirects.rows.map(({ record }, position): RowOf<'redirect'> => {
    return { ...record, position };
  });
  return { documents, redirects };
}

/** Whether the content has the form at the address of the site's own newsletter. */
function signsUp({ content }: Build): boolean {
  return content.forms.some(({ record }) => record.kind === 'newsletter');
}

function toOptions(record: OptionsRecord, locale: LocaleCode, build: Build): StoredOptions {
  const { newsletter, banner, certification_badges: badges } = record;
  const link = (source: LinkRecord) => toTitledLink(source, locale, build);
  return {
    company: toCompany(record.company, locale),
    logo_dark: toLogo(record.logo_dark, locale, build),
    logo_light: toLogo(record.logo_light, locale, build),
    contacts: homeFirst(locale, record.contacts, ({ country }) => country).map(
      ({ title, email, phone_number }) => {
        return { title: title[locale], email, phoneNumber: phone_number };
      },
    ),
    social_links: record.social_links.map(({ link: url, icon, custom_svg = '' }) => {
      return { link: url, icon, custom_svg };
    }),
    copyright_text: record.copyright_text[locale],
    liaqa_logo: badges.liaqa_logo ? toLogo(badges.liaqa_logo, locale, build) : null,
    carbon_measured_company_logo: badges.carbon_measured_company_logo
      ? toLogo(badges.carbon_measured_company_logo, locale, build)
      : null,
    newsletter_form_url: newsletter.form_url,
    newsletter_sign_up_url: signsUp(build) ? pathToForm(locale, 'newsletter') : '',
    newsletter_prefooter_title: newsletter.title[locale],
    newsletter_prefooter_text: newsletter.text[locale],
    newsletter_prefooter_legal_text: newsletter.legal_text[locale],
    show_banner: banner.show ? 'show' : 'hide',
    banner_text: banner.text[locale],
    banner_floating: banner.floating,
    links: {
      external_login_link: link(record.external_login_link),
      catalogue_link: link(record.catalogue_link),
      stockists_link: link(record.stockists_link),
      contact_link: link(record.contact_link),
    },
    megaMenus: mapMegaMenus(record.mega_menus, (menu) => ({
      menu_title: menu.menu_title[locale],
      menu_text: menu.menu_text[locale],
      menu_links_title: menu.menu_links_title[locale],
      menu_link: menu.menu_link ? link(menu.menu_link) : null,
    })),
  };
}

function toKeywords(locale: LocaleCode, { content }: Build): StoredKeywords {
  const questions = content.faqs.flatMap(({ record }) => record.questions);
  return {
    places: listKeywords(content.keywords[locale]?.record ?? [], ({ place, keywords }) => {
      return [place, keywords];
    }),
    pages: listKeywords(content.pages, ({ code, texts }) => [code, texts[locale]?.record.keywords]),
    articles: listKeywords(content.articles, ({ code, record }) => {
      return [code, record.keywords?.[locale]];
    }),
    questions: listKeywords(questions, ({ slug, keywords }) => [slug[locale], keywords?.[locale]]),
  };
}

/** The keywords of the items that have some, by a key of each. */
function listKeywords<Item>(
  items: Item[],
  read: (item: Item) => [key: string, keywords: string[] | undefined],
): Record<string, string[]> {
  const found = items.map(read).filter(([, keywords]) => keywords && keywords.length > 0);
  return Object.fromEntries(found) as Record<string, string[]>;
}

function toCompany(company: OptionsRecord['company'], locale: LocaleCode): Company {
  const { declarations } = company;
  return {
    name: company.name,
    legalName: company.legal_name[locale],
    tagline: company.tagline[locale],
    email: company.email[locale],
    phone: company.phone[locale],
    declarations: declarations
      ? {
          manufacturer: toParty(declarations.manufacturer, locale),
          ukRepresentative: toParty(declarations.uk_representative, locale),
          place: declarations.place,
          signatory: {
            name: declarations.signatory.name,
            role: declarations.signatory.role[locale],
          },
        }
      : null,
  };
}

function toParty({ name, address }: { name: string; address: Localised }, locale: LocaleCode) {
  return { name, address: address[locale] };
}

type LinkRecord = { title: Localised; to: LinkTarget; target: string };

function toTitledLink(source: LinkRecord, locale: LocaleCode, build: Build): StoredTitledLink {
  const { title, to, target } = source;
  return { title: title[locale], target, link: resolve(to, locale, build) };
}

type LogoRecord = { file: string; alt: Localised };

function toLogo({ file, alt }: LogoRecord, locale: LocaleCode, build: Build): Logo {
  const found = logoPaths(file)
    .map((path) => build.media.get(path))
    .find((one) => one !== undefined);
  build.register.use(found, { title: alt, alt, parentId: null });
  const link = toFileLink(found, alt[locale]);
  const { url, width, height } = { url: '', ...link };
  return { url, width: width ?? 0, height: height ?? 0, alt: alt[locale] };
}

function toMenus(locale: LocaleCode, build: Build): StoredMenus | null {
  const record = build.content.menus?.record;
  if (!record) return null;
  const items = (list: MenuItemRecord[]) => list.map((item) => toItem(item, locale, build));
  return {
    primary: items(record.primary_navigation),
    footer: items(record.footer_navigation),
    megaMenus: mapMegaMenus(record.mega_menus, items),
  };
}

function toItem(item: MenuItemRecord, locale: LocaleCode, build: Build): StoredMenuItem {
  return {
    title: item.title[locale],
    link: resolve(item.to, locale, build),
    classes: item.classes ?? [],
    description: item.description ?? '',
    children: (item.children ?? []).map((child) => toItem(child, locale, build)),
  };
}

/** @throws Error when the target is invalid, which the checks rule out. */
function resolve(target: LinkTarget, locale: LocaleCode, { links }: Build): StoredLink {
  const link = links.resolve(target, locale);
  if (!link) throw new Error(`A link leads nowhere: ${JSON.stringify(target)}.`);
  return link;
}
