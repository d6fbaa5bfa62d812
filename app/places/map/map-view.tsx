import mapStyles from 'maplibre-gl/dist/maplibre-gl.css?url';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getJson } from '#app/i18n/api-client.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import {
  createStockistMap,
  type PointedStockist,
  type StockistMap,
} from '#app/places/map/create-map.ts';
import { BESIDE_LIST, type MapProps } from '#app/places/map/map-props.ts';
import type { StockistPoints } from '#app/places/map/map-style.ts';
import { useT } from '#app/places/places-texts.ts';
import { useNavigate } from '#app/router/router.tsx';
import type { Translate } from '#core/i18n/translate.ts';
import { areaAround, type MapArea } from '#core/places/map-area.ts';

type Props = MapProps & { onFailure: (error: unknown) => void };

/** The map with a popup for the pressed stockist and a button that searches the visible area. */
export function MapView({ tiles, places, area, filter, marked, hrefOf, onMark, onFailure }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [seen, setSeen] = useState<MapArea | null>(null);
  const [picked, setPicked] = useState<PointedStockist | null>(null);
  const options: MapOptions = {
    tiles,
    texts: controlTexts(t),
    area: area ?? areaAround(places),
    onPoint: onMark,
    onMove: setSeen,
    onReady: () => setIsReady(true),
    onPick(stockist) {
      setPicked(stockist);
      onMark(stockist.id);
      document.getElementById(`stockist-${stockist.id}`)?.scrollIntoView({ block: 'nearest' });
    },
  };
  const map = useStockistMap(container, options, onFailure);
  usePoints(map, filter);
  const listed = places.map(({ id }) => id).join();
  const follow = useEffectEvent(() => {
    const around = areaAround(places);
    if (map && around && !area) map.showArea(around);
    setSeen(null);
    setPicked(null);
  });
  useEffect(() => follow(), [listed]);
  const place =
    places.find(({ id }) => id === marked?.id) ?? (picked?.id === marked?.id ? picked : null);
  useEffect(() => map?.mark(place ?? null), [map, place]);
  const show = useEffectEvent(() => {
    if (!map || !place) return;
    map.showPlace(place);
    // Beside the list, scrolling would move another stockist under the pointer.
    if (!window.matchMedia(BESIDE_LIST).matches) {
      container.current?.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => {
    if (marked?.isShown) show();
  }, [marked]);
  const go = (place: Parameters<Props['hrefOf']>[0]) => void navigate(hrefOf(place));
  const isElsewhere = picked !== null && !places.some(({ id }) => id === picked.id);
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="parts" />
      <div ref={container} className="map-canvas" data-ready={isReady || undefined} />
      <MapNote {...{ seen, picked, isElsewhere }} onSearch={go} />
    </>
  );
}

type NoteProps = {
  /** The area to which the visitor has moved the map. */
  seen: MapArea | null;
  picked: PointedStockist | null;
  isElsewhere: boolean;
  onSearch: (place: Parameters<Props['hrefOf']>[0]) => void;
};

function MapNote({ seen, picked, isElsewhere, onSearch }: NoteProps) {
  const t = useT();
  return (
    <>
      {seen && (
        <button type="button" className="map-search" onClick={() => onSearch({ area: seen })}>
          {t('places.map-area')}
        </button>
      )}
      <p className="map-note" role="status">
        {picked && (
          <>
            <strong>{picked.name}</strong> {picked.town}
          </>
        )}
        {picked && isElsewhere && (
          <button type="button" onClick={() => onSearch({ near: picked })}>
            {t('places.map-nearby')}
          </button>
        )}
      </p>
    </>
  );
}

type MapOptions = Parameters<typeof createStockistMap>[1];

/** Creates the map in an element; null before the first frame and if it cannot be drawn. */
function useStockistMap(
  container: RefObject<HTMLElement | null>,
  options: MapOptions,
  onFailure: Props['onFailure'],
): StockistMap | null {
  const [map, setMap] = useState<StockistMap | null>(null);
  const start = useEffectEvent(() => createStockistMap(container.current as HTMLElement, options));
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let created: StockistMap | null = null;
    try {
      created = start();
      setMap(created);
    } catch (error) {
      fail(error);
    }
    return () => created?.remove();
  }, []);
  return map;
}

/** Shows all stockists that match the list's filter. */
function usePoints(map: StockistMap | null, filter: string): void {
  const locale = useLocale();
  useEffect(() => {
    if (!map) return;
    let isCurrent = true;
    void getJson<StockistPoints>(locale, `ansell/v1/stockists/points${filter}`).then((points) => {
      if (isCurrent && points) map.setPoints(points);
    });
    return () => {
      isCurrent = false;
    };
  }, [map, locale, filter]);
}

/** Returns the texts of MapLibre's controls by its own keys. */
function controlTexts(t: Translate<'places'>): Record<string, string> {
  return {
    'Map.Title': t('places.map'),
    'NavigationControl.ZoomIn': t('places.map-zoom-in'),
    'NavigationControl.ZoomOut': t('places.map-zoom-out'),
    'CooperativeGesturesHandler.WindowsHelpText': t('places.map-scroll'),
    'CooperativeGesturesHandler.MacHelpText': t('places.map-scroll-mac'),
    'CooperativeGesturesHandler.MobileHelpText': t('places.map-fingers'),
  };
}
