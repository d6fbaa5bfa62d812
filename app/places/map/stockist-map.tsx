import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { BESIDE_LIST, type MapProps } from '#app/places/map/map-props.ts';
import styles from '#app/places/map/stockist-map.css?url';
import { useT } from '#app/places/places-texts.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { whenIdle } from '#app/ui/browser/when-idle.ts';

type State = 'closed' | 'loading' | 'missing';

type Loaded = ComponentType<MapProps & { onFailure: (error: unknown) => void }>;

/**
 * The map beside the list. Its code is ten times that of the page, so it loads once the page is idle if there is room
 * for it, else on demand. Without WebGL there is only the list, and the page says so.
 */
export function StockistMap(props: MapProps) {
  const t = useT();
  const [View, setView] = useState<Loaded | null>(null);
  const [state, setState] = useState<State>('closed');
  const isWanted = props.marked?.isShown ?? false;
  function fail(error: unknown) {
    console.warn('The map cannot be shown.', error);
    setView(null);
    setState('missing');
  }
  function open() {
    if (state !== 'closed') return;
    setState(canDraw() ? 'loading' : 'missing');
    if (!canDraw()) return;
    loadChunk(() => import('#app/places/map/map-view.tsx')).then(({ MapView }) => {
      startTransition(() => setView(() => MapView));
    }, fail);
  }
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (window.matchMedia(BESIDE_LIST).matches && !savesData()) whenIdle(() => openNow());
  }, []);
  useEffect(() => {
    if (isWanted) openNow();
  }, [isWanted]);
  return (
    <div className="stockist-map" data-state={View ? 'open' : state}>
      <link rel="stylesheet" href={styles} precedence="parts" />
      {View ? <View {...props} onFailure={fail} /> : <Placeholder state={state} onOpen={open} />}
      {View && <small>{props.tiles ? props.tiles.attribution : t('places.map-source')}</small>}
    </div>
  );
}

function Placeholder({ state, onOpen }: { state: State; onOpen: () => void }) {
  const t = useT();
  const isHydrated = useIsHydrated();
  if (state !== 'closed') {
    return (
      <p role="status">{t(state === 'loading' ? 'places.map-loading' : 'places.map-missing')}</p>
    );
  }
  return (
    <button type="button" onClick={onOpen} disabled={!isHydrated}>
      {t('places.map-show')}
    </button>
  );
}

function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
