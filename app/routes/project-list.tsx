import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EmailCopy } from '#app/forms/email-copy.tsx';
import { type LoadedForm, loadForm } from '#app/forms/load-form.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { LazyOwnLists } from '#app/projects/lazy-own-lists.tsx';
import { PlainChanges } from '#app/projects/plain-changes.tsx';
import { loadT, useT } from '#app/projects/project-texts.ts';
import projectStyles from '#app/projects/projects.css?url';
import { LinkProblem, SharedList } from '#app/projects/shared-list.tsx';
import { useSearchParams } from '#app/router/router.tsx';
import { useSearchVariants } from '#app/screens/tools/use-search-variants.ts';
import { servicesContext } from '#app/services-context.ts';
import { useOffline } from '#app/ui/browser/use-offline.ts';
import { type PlainSearch, plainSearchText } from '#app/ui/plain/plain-variant-search.tsx';
import { localeCodes } from '#core/i18n/locales.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import { changeParams, changeShared } from '#core/projects/change-shared.ts';
import { nameLines } from '#core/projects/lines.ts';
import { projectHref, SHARE_PARAM } from '#core/projects/project-address.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import { type ReadCode, readShareCode } from '#core/projects/share-code.ts';
import type { Route } from './+types/project-list.ts';

type Page = {
  /** The list in the URL; null if there is none. */
  shared: ReadCode | null;
  variants: ProjectVariant[];
  /** What a search without scripts has found; null without one. */
  search: PlainSearch | null;
  copyForm: LoadedForm | null;
  /** Title for the document head, which renders before the project list texts have loaded. */
  title: string;
  description: string;
};

export const handle = {
  paths: ({ shared }) => {
    const project = shared && 'project' in shared ? shared.project : undefined;
    return Object.fromEntries(localeCodes.map((code) => [code, projectHref(code, project)]));
  },
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf('project-list'),
    // Shared lists are private and must not be indexed.
    isIndexed: page.shared === null,
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const code = url.searchParams.get(SHARE_PARAM);
  const read = code === null ? null : readShareCode(code);
  const { catalogue, forms } = context.get(servicesContext);
  const project = read && 'project' in read ? read.project : null;
  const started = project ?? { name: t('projects.default-name'), lines: [] };
  const changed = read && !project ? null : changeShared(started, url.searchParams);
  if (changed) throw redirect(projectHref(locale, changed.lines.length > 0 ? changed : undefined));
  const text = plainSearchText(url.searchParams, changeParams.find);
  const ids = project?.lines.map(({ id }) => id) ?? [];
  const lines = nameLines(project?.lines ?? [], await catalogue.listSkus(ids));
  return {
    shared: project ? { project: { ...project, lines } } : read,
    search: text === '' ? null : { text, ...(await catalogue.findVariants(locale, text)) },
    copyForm: await loadForm(forms, locale, 'emailed-copy'),
    variants: await catalogue.listProjectVariants(locale, ids),
    // Without the list's name: previews of links would show what anybody wrote as a title of this site.
    title: project ? `${t('projects.shared')} · ${t('projects.title')}` : t('projects.title'),
    description: t('projects.description'),
  };
}

/** The visitor's own lists are stored in the browser and need no request. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const next = nextUrl.searchParams.get(SHARE_PARAM);
  const isOther = currentUrl.pathname !== nextUrl.pathname;
  return isOther || (next !== null && next !== currentUrl.searchParams.get(SHARE_PARAM));
}

/** Shows the list in the URL, or else the visitor's own lists. */
export default function ProjectListPage({
  loaderData: { shared, variants, search: plainSearch, copyForm },
}: Route.ComponentProps) {
  const t = useT();
  const params = useSearchParams();
  const search = useSearchVariants();
  useOffline({});
  const copyOf = (code: string) => (
    <EmailCopy
      className="project-share"
      loaded={copyForm}
      copy={{ kind: 'project-list', code }}
      label={t('projects.email-copy')}
    />
  );
  const shown = params.has(SHARE_PARAM) ? shared : null;
  return (
    <main id="main" className="container projects-page">
      <link rel="stylesheet" href={projectStyles} precedence="projects" />
      <h1>{t('projects.title')}</h1>
      {shown && 'project' in shown && (
        <SharedList project={shown.project} variants={variants} copyOf={copyOf} />
      )}
      {shown && 'problem' in shown && <LinkProblem problem={shown.problem} />}
      {!shown && <LazyOwnLists search={search} copyOf={copyOf} />}
      <noscript>
        {import.meta.env.SSR && (
          <PlainChanges
            project={shown && 'project' in shown ? shown.project : null}
            search={plainSearch}
          />
        )}
      </noscript>
    </main>
  );
}
