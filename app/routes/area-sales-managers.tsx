import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { searchedText } from '#app/page/searched-text.ts';
import placeStyles from '#app/places/places.css?url';
import { loadT, useT } from '#app/places/places-texts.ts';
import { StaffCard } from '#app/places/staff-card.tsx';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { ResultCount } from '#app/ui/result-count.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { SearchForm } from '#app/ui/search-form.tsx';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import { homeFirst } from '#core/places/country.ts';
import type { Route } from './+types/area-sales-managers.ts';

export const handle = {
  paths: (_, search) => alternatesOf('area-sales-managers', undefined, search),
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, search, crumbs } = loaderData;
  return pageMeta(matches, {
    ...head,
    paths: alternatesOf('area-sales-managers'),
    crumbs,
    isIndexed: search === '',
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { places } = context.get(servicesContext);
  const search = searchedText(url);
  const head = { title: t('places.managers-title'), description: t('places.managers-text') };
  const href = pathTo(locale, 'area-sales-managers');
  const crumbs = [homeCrumb(locale), { title: head.title, href }];
  const found = await places.searchStaff(locale, search);
  const staff = homeFirst(locale, found, ({ country }) => country);
  return { staff, search, head, crumbs };
}

/** Area sales managers by region; the search matches postcode, county, province or name. */
export default function AreaSalesManagers({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { staff, search, head, crumbs } = loaderData;
  const path = pathTo(t.locale, 'area-sales-managers');
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <link rel="stylesheet" href={placeStyles} precedence="parts" />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs.slice(0, -1)} current={head.title} />
      <PageHeading title={head.title} text={head.description} />
      <SearchForm
        action={path}
        label={t('places.managers-search')}
        submit={t('places.submit')}
        value={search}
      />
      <ResultCount
        text={
          staff.length > 0
            ? t.count('places.managers-count', staff.length)
            : t('places.managers-none', { 0: search })
        }
        search={search}
        clear={{ href: path, label: t('places.clear') }}
      />
      <ul className="place-list">
        {staff.map((member) => (
          <li key={member.id}>
            <StaffCard member={member} />
          </li>
        ))}
      </ul>
    </main>
  );
}
