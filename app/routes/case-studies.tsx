import { loadT, useT } from '#app/content/cases-texts.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Prose } from '#app/ui/prose.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import { alternatesOf, pathTo, pathToPage, screenPaths } from '#core/i18n/paths.ts';
import type { Route } from './+types/case-studies.ts';

export const handle = { paths: () => alternatesOf('case-studies') } satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, studies, crumbs, chosen } = loaderData;
  return pageMeta(matches, {
    ...head,
    paths: handle.paths(),
    picture: studies[0]?.picture ?? null,
    crumbs,
    isIndexed: chosen === null,
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { content } = context.get(servicesContext);
  const [introduction, studies, applications] = await Promise.all([
    content.findPage(locale, screenPaths['case-studies'][locale]),
    content.listRelatedPages(locale, 'case-study'),
    content.listPages(locale, 'application'),
  ]);
  const used = applications
    .map(({ id, title, path }) => ({ id, title, slug: path.split('/').at(-1) as string }))
    .filter(({ id }) => studies.some(({ relatedIds }) => relatedIds.includes(id)));
  const chosen = used.find(({ slug }) => slug === url.searchParams.get('application')) ?? null;
  const title = introduction?.title ?? t('cases.title');
  return {
    studies: studies
      .filter(({ relatedIds }) => chosen === null || relatedIds.includes(chosen.id))
      .map(({ card }) => card),
    applications: used,
    chosen,
    bodyHtml: introduction?.bodyHtml ?? '',
    crumbs: [homeCrumb(locale), { title, href: pathTo(locale, 'case-studies') }],
    head: {
      title: chosen ? `${title}: ${chosen.title}` : title,
      description: introduction?.summary ?? title,
    },
  };
}

/** Lists the case studies, all of them or those of one application. */
export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { studies, applications, chosen, bodyHtml, head, crumbs } = loaderData;
  const indexPath = pathTo(t.locale, 'case-studies');
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs.slice(0, -1)} current={head.title} />
      <PageHeading title={head.title} text={head.description} />
      <nav className="link-row" aria-label={t('cases.filter')}>
        <a href={indexPath} aria-current={chosen ? undefined : 'page'}>
          {t('cases.all')}
        </a>
        {applications.map(({ id, title, slug }) => (
          <a
            key={id}
            href={`${indexPath}?application=${slug}`}
            aria-current={id === chosen?.id ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {studies.length > 0 ? (
        <TileGrid
          tiles={studies.map(({ path, title, summary, picture }, index) => ({
            ...{ title, text: summary, picture, isFirst: index === 0 },
            href: pathToPage(t.locale, path),
          }))}
          isLarge
        />
      ) : (
        <p>{t('cases.none', { 0: chosen?.title ?? '' })}</p>
      )}
      {bodyHtml && !chosen && <Prose html={bodyHtml} className="list-text" />}
    </main>
  );
}
