import type { LinkTarget, MenusRecord } from '#core/content/site-record.ts';
import { canonicalAddress } from '#core/i18n/canonical-path.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { localeOfPath, screenPaths } from '#core/i18n/paths.ts';
import { say } from '#core/say.ts';
import {
  type Complain,
  complaintsAbout,
  complaintsAboutRow,
  createFieldClaims,
  createUniqueness,
  mustBeKnown,
} from '#server/import/check/complaints.ts';
import type { LinkResolver } from '#server/import/check/link-resolver.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { FieldPath, Sourced } from '#server/import/read/parse-yaml.ts';

/** Checks applications, menus, options and redirects and the targets of their links. */
export function checkSite(content: Content, links: LinkResolver, report: Report): void {
  checkApplications(content, report);
  const { menus, options } = content;
  if (options) checkLinksIn(options.record, [], createLinkCheck(options, links, report));
  if (menus) {
    const complain = complaintsAbout(menus, report);
    checkLinksIn(menus.record, [], createLinkCheck(menus, links, report));
    checkMegaMenuItems(menus.record, complain);
  }
  for (const page of content.pages.flatMap(({ texts }) => Object.values(texts))) {
    checkLinksIn(page.record.blocks, ['blocks'], createLinkCheck(page, links, report));
  }
  checkRedirects(content, links, report);
}

function checkApplications({ applications, declared }: Content, report: Report): void {
  if (!applications) return;
  const complain = complaintsAbout(applications, report);
  const claimField = createFieldClaims({
    claim: createUniqueness(),
    complain,
    file: applications.file,
  });
  for (const [index, application] of applications.record.entries()) {
    claimField('application', [index, 'code'], application.code);
    for (const locale of localeCodes) {
      const slug = application.slug[locale];
      claimField(`application ${locale}`, [index, 'slug', locale], slug);
    }
    if (application.page === undefined) continue;
    const pages = { known: declared.page, what: say`page`, where: 'pages/' };
    mustBeKnown(complain, { path: [index, 'page'], code: application.page }, pages);
  }
}

type LinkCheck = (path: FieldPath, target: LinkTarget) => void;

function createLinkCheck(
  source: Pick<Sourced<unknown>, 'file' | 'locate'>,
  links: LinkResolver,
  report: Report,
): LinkCheck {
  const complain = complaintsAbout(source, report);
  return (path, target) => {
    const fault = links.findFault(target);
    if (fault) complain(path, target, fault);
  };
}

/** Walks a record and checks every `to`. */
function checkLinksIn(value: unknown, path: FieldPath, check: LinkCheck): void {
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    if (name === 'to') check(at, inner as LinkTarget);
    else checkLinksIn(inner, at, check);
  }
}

function checkMegaMenuItems(menus: MenusRecord, complain: Complain): void {
  const keys = Object.keys(menus.mega_menus);
  for (const [index, item] of menus.primary_navigation.entries()) {
    if (!item.classes?.includes('megamenu')) continue;
    if (keys.includes(item.description ?? '')) continue;
    const problem = say`${quote(item.description ?? '')} is not the key of a mega menu`;
    const whatToDo = say`Write one of ${keys}, or remove the class megamenu.`;
    const path = ['primary_navigation', index, 'description'];
    complain(path, item.description, { problem, whatToDo });
  }
}

function checkRedirects({ redirects }: Content, links: LinkResolver, report: Report): void {
  const addresses = links.listAddresses();
  const claim = createUniqueness();
  for (const { row, record } of redirects.rows) {
    const { locale, redirect_from: from, redirect_to: to } = record;
    const complain = complaintsAboutRow(redirects.file, row, report);
    const owner = claim(locale, canonicalAddress(locale, from), say`row ${row}`);
    if (owner !== null) {
      const problem = say`${quote(from)} is redirected already in ${owner}`;
      complain(['redirect_from'], from, { problem, whatToDo: say`Keep one.` });
    }
    if (addresses.has(canonicalAddress(locale, from))) {
      const problem = say`${quote(from)} is the address of something that exists`;
      const whatToDo = say`Remove the row, or give the record another address.`;
      complain(['redirect_from'], from, { problem, whatToDo });
    }
    if (to.startsWith('/') && !addresses.has(addressOf(locale, to))) {
      const problem = say`${quote(to)} leads nowhere`;
      const whatToDo = say`Write the address of something that exists, for example /${screenPaths.products[locale]}.`;
      complain(['redirect_to'], to, { problem, whatToDo });
    }
  }
}

/** Returns the full address of a path with or without its language prefix, without query and fragment. */
function addressOf(locale: LocaleCode, path: string): string {
  const plain = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return localeOfPath(plain) ? plain : `/${locale}${plain}`;
}
