import { useT } from '#app/places/places-texts.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatNumber } from '#core/units.ts';

/** From here on, a visitor rather orders than drives. */
const FAR_KM = 100;

type Props = {
  company: string;
  total: number;
  /** What was searched for. */
  search: string;
  /** The place in which nobody is, by name: the nearest to it are shown. */
  around: string | null;
  /** Nobody matches: others are shown. */
  isOffer: boolean;
  nearestKm: number | null;
  /** Nothing was asked for. */
  isWhole: boolean;
};

/** What a search of stockists found, and the way on where that is not what was asked for. */
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
        {!isWhole && <a href={pathTo(t.locale, 'stockists')}>{t('places.clear')}</a>}
      </p>
      {isFar && (
        <p>
          {t('places.far', { km: formatNumber(t.locale, nearestKm, 0) })}
          <a href={pathTo(t.locale, 'area-sales-managers')}>{t('places.managers-title')}</a>
        </p>
      )}
    </div>
  );
}
