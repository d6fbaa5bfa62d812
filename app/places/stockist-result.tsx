import { useT } from '#app/places/places-texts.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatNumber } from '#core/units.ts';

/** From this distance on, a visitor is more likely to order than to drive. */
const FAR_KM = 100;

type Props = {
  company: string;
  total: number;
  /** The search text. */
  search: string;
  /** Name of the place without stockists; the nearest ones are shown. */
  around: string | null;
  /** No stockist matches: others are shown. */
  isOffer: boolean;
  nearestKm: number | null;
  /** The list is unfiltered. */
  isWhole: boolean;
};

/** Describes the result of a stockist search, with alternatives if nothing matches. */
export function StockistResult({
  company,
  total,
  search,
  around,
  isOffer,
  nearestKm,
  isWhole,
}: Props) {
  const t = useT();
  const isFar = nearestKm !== null && nearestKm > FAR_KM;
  return (
    <div className="search-result">
      <p role="status">
        {isOffer && t('places.stockists-offer')}
        {around !== null && t('places.stockists-around', { 0: search, company, place: around })}
        {!isOffer && around === null && t.count('places.stockists-count', total)}
      </p>
      {!isWhole && <a href={pathTo(t.locale, 'stockists')}>{t('places.clear')}</a>}
      {isFar && (
        <p>
          {t('places.far', { km: formatNumber(t.locale, nearestKm, 0) })}
          <a href={pathTo(t.locale, 'area-sales-managers')}>{t('places.managers-title')}</a>
        </p>
      )}
    </div>
  );
}
