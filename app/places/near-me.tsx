import { useState } from 'react';
import { useT } from '#app/places/places-texts.ts';
import { useNavigate } from '#app/router/router.tsx';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';

/** About a kilometre: precise enough for a shop, and no more than the server needs. */
const DIGITS = 2;
const TIMEOUT_MS = 10_000;
/** A position up to this age is accepted, ms. */
const MAXIMUM_AGE_MS = 300_000;

type State = 'idle' | 'wait' | 'denied' | 'unavailable' | 'timeout';

/** Sorts the stockists by distance from the visitor, or explains why it cannot and offers alternatives. */
export function NearMe({ hrefOf }: { hrefOf: (near: string) => string }) {
  const t = useT();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<State>('idle');
  function locate() {
    if (state === 'wait') return;
    if (!navigator.geolocation) return setState('unavailable');
    setState('wait');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        const near = `${coords.latitude.toFixed(DIGITS)},${coords.longitude.toFixed(DIGITS)}`;
        void navigate(hrefOf(near));
      },
      (error) => setState(stateOf(error)),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={locate}
        disabled={!isHydrated}
        aria-disabled={state === 'wait' || undefined}
      >
        {t('places.near')}
      </button>
      <span role="status">{state === 'idle' ? '' : t(`places.near-${state}`)}</span>
    </>
  );
}

function stateOf({ code }: GeolocationPositionError): State {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'denied';
  return code === GeolocationPositionError.TIMEOUT ? 'timeout' : 'unavailable';
}
