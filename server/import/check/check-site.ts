import type { LinkTarget, MenuItemRecord } from '#core/content/site-record.ts';
import { megaMenuKeys } from '#core/content/site-record.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { localeOfPath, screenPaths } from '#core/i18n/paths.ts';
import {
  type Complain,
  claimField,
  complaintsAbout,
  createUniqueness,
  mustBeKnown,
} from '#server/import/check/complaints.ts';
import type { LinkResolver } from '#server/import/check/link-resolver.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { FieldPath } from '#server/import/read/parse-yaml.ts';

/** Checks applications, menus, options and redirects against everything they lead to. */
export function checkSite(content: Content, links: LinkResolver, report: Report): void {
  checkApplications(content, report);
  const { menus, options } = content;
  if (options) checkLinksIn(options.record, [], complaintsAbout(options, report), links);
  if (menus) {
    const complain = complaintsAbout(menus, report);
    checkLinksIn(menus.record, [], complain, links);
    checkMegaMenuItems(menus.record.primary_navigation, ['primary_navigation'], complain);
  }
  for (const page of content.pages.flatMap(({ texts }) => Object.values(texts))) {
    checkLinksIn(page.record.blocks, ['blocks'], complaintsAbout(page, report), links);
  }
  checkRedirects(content, links, report);
}

function checkApplications({ applications, declared }: Content, report: Report): void {
  if (!applications) return;
  const complain = complaintsAbout(applications, report);
  const claims = { claim: createUniqueness(), complain, file: applications.file };
  for (const [index, application] of applications.record.entries()) {
    claimField(claims, 'application', [index, 'code'], application.code);
    for (const locale of localeCodes) {
      const slug = application.slug[locale];
      claimField(claims, `application ${locale}`, [index, 'slug', locale], slug);
    }
    if (application.page === undefined) continue;
    const pages = { known: declared.page, what: 'page', where: 'pages/' };
    mustBeKnown(complain, [index, 'page'], application.page, pages);
  }
}

/** Goes through a record and checks every `to`. */
function checkLinksIn(value: unknown, path: FieldPath, complain: Complain, links: LinkResolver) {
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    if (name !== 'to') checkLinksIn(inner, at, complain, links);
    else {
      const fault = links.findFault(inner as LinkTarget);
      if (fault) complain(at, inner, fault.problem, fault.whatToDo);
    }
  }
}

function checkMegaMenuItems(items: MenuItemRecord[], path: FieldPath, complain: Complain): void {
  for (const [index, item] of items.entries()) {
    if (!item.classes?.includes('megamenu')) continue;
    if (megaMenuKeys.some((key) => key === item.description)) continue;
    const problem = `${quote(item.description ?? '')} is not the key of a mega menu`;
    const whatToDo = `Write one of ${megaMenuKeys.join(', ')}, or remove the class megamenu.`;
    complain([...path, index, 'description'], item.description, problem, whatToDo);
  }
}

function checkRedirects({ redirects }: Content, links: LinkResolver, report: Report): void {
  const addresses = links.listAddresses();
  const claim = createUniqueness();
  for (const { row, record } of redirects.rows) {
    const { locale, redirect_from: from, redirect_to: to } = record;
    const tell = (field: string, value: string, problem: string, whatToDo: string) =>
      report.error({ file: redirects.file, place: { row }, field, value, problem, whatToDo });
    claim(locale, from, `row ${row}`, (by) =>
      tell('redirect_from', from, `${quote(from)} is redirected already in ${by}`, 'Keep one.'),
    );
    if (addresses.has(addressOf(locale, from))) {
      const problem = `${quote(from)} is the address of something that exists`;
      tell('redirect_from', from, problem, 'Remove the row, or give the record another address.');
    }
    if (to.startsWith('/') && !addresses.has(addressOf(locale, to))) {
      const problem = `${quote(to)} leads nowhere`;
      const whatToDo = `Write the address of something that exists, for example /${screenPaths.products[locale]}.`;
      tell('redirect_to', to, problem, whatToDo);
    }
  }
}

/** The full address of a path with or without its language prefix, query and fragment left out. */
function addressOf(locale: LocaleCode, path: string): string {
  const plain = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return localeOfPath(plain) ? plain : `/${locale}${plain}`;
}
