import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { OpeningHoursList } from '#app/places/opening-hours-list.tsx';
import { PlaceAddress } from '#app/places/place-address.tsx';
import { localBusiness } from '#app/places/place-json-ld.ts';
import placeStyles from '#app/places/places.css?url';
import { loadT, useT } from '#app/places/places-texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import { homeFirst } from '#core/places/country.ts';
import type { Route } from './+types/showrooms.ts';

const SIZES = '(min-width: 1498px) 820px, (min-width: 1024px) 56vw, 92vw';

export const handle = { paths: () => alternatesOf('showrooms') } satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, showrooms, crumbs } = loaderData;
  const { company } = contextOf(matches);
  return pageMeta(matches, {
    ...head,
    paths: handle.paths(),
    picture: showrooms[0]?.picture ?? null,
    crumbs,
    jsonLd: showrooms.map((showroom) =>
      localBusiness({ ...showroom, name: `${company} ${showroom.title}` }),
    ),
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const head = { title: t('places.showrooms-title'), description: t('places.showrooms-text') };
  const crumbs = [homeCrumb(locale), { title: head.title, href: pathTo(locale, 'showrooms') }];
  const all = await context.get(servicesContext).places.listShowrooms(locale);
  const showrooms = homeFirst(locale, all, ({ address }) => address.country);
  return { showrooms, head, crumbs };
}

/** Lists the showrooms. */
export default function Showrooms({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { showrooms, head, crumbs } = loaderData;
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={placeStyles} precedence="parts" />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs.slice(0, -1)} current={head.title} />
      <PageHeading title={head.title} text={head.description} />
      {showrooms.map((showroom, index) => (
        <section key={showroom.id} className="showroom" id={showroom.slug}>
          <div>
            {showroom.picture && (
              <Photo picture={showroom.picture} sizes={SIZES} isFirst={index === 0} />
            )}
          </div>
          <div>
            <h2>{showroom.title}</h2>
            <p>{showroom.summary}</p>
            <Prose html={showroom.descriptionHtml} />
            <PlaceAddress
              name={showroom.title}
              address={showroom.address}
              phone={showroom.phone}
              email={showroom.email}
              coordinates={showroom}
            />
            <div>
              <h3>{t('places.hours')}</h3>
              <OpeningHoursList hours={showroom.hours} />
            </div>
          </div>
        </section>
      ))}
    </main>
  );
}
