import { OpeningHoursList } from '#app/places/opening-hours-list.tsx';
import { PlaceAddress } from '#app/places/place-address.tsx';
import { useT } from '#app/places/places-texts.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import type { Stockist } from '#core/places/place.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  stockist: Stockist & { distanceKm: number | null };
  /** Titles of the categories in stock. */
  families: string[];
  /** Shows the stockist on the map. */
  onShow: () => void;
};

/** A stockist: address, opening hours, categories in stock and distance. */
export function StockistCard({ stockist, families, onShow }: Props) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const { name, address, phone, email, website, hours, distanceKm } = stockist;
  return (
    <>
      <h2>{name}</h2>
      {distanceKm !== null && (
        <p className="place-distance">
          {t('places.distance', {
            km: formatNumber(t.locale, distanceKm, distanceKm < 10 ? 1 : 0),
          })}
        </p>
      )}
      <PlaceAddress {...{ name, address, phone, email, website }} coordinates={stockist}>
        <button
          type="button"
          onClick={onShow}
          disabled={!isHydrated}
          aria-label={`${t('places.map-mark')} ${name}`}
        >
          {t('places.map-mark')}
        </button>
      </PlaceAddress>
      <OpeningHoursList hours={hours} />
      {families.length > 0 && (
        <p className="place-note">
          {t('places.stocks')}: {families.join(', ')}
        </p>
      )}
    </>
  );
}
