import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  loadStripEngine,
  rememberStrip,
  type StripData,
} from '#app/calculators/strip/strip-data.ts';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import { reportFailure } from '#app/i18n/api-client.ts';
import { useNavigate, useNextLocation } from '#app/router/router.tsx';
import {
  ACCESSORIES_KEY,
  DRIVERS_KEY,
  formatStoredParts,
  PROFILES_KEY,
  parseStoredParts,
} from '#core/calculators/led-strip/parts/stored-parts.ts';
import {
  formatStripRequest,
  type StripRequest,
  usualRequest,
} from '#core/calculators/led-strip/strip-request.ts';

/** Debounce of URL changes, ms; browsers throttle one per keystroke. */
const ADDRESS_MS = 400;

/**
 * Returns the request and its page, rebuilt on every change; the URL follows after a pause. Until the code that builds
 * pages has loaded, and if it fails to load, the page is the server's.
 */
export function useStripRequest(data: StripData, path: string) {
  const t = useT();
  const [request, setRequest] = useState(data.request);
  const build = useEngine();
  const send = useAddress(data, { path, onForeign: setRequest });
  rememberStrip(t.locale, data);
  const page = useMemo(
    () => (build ? build(request, { t, ...data.sources }) : data.page),
    [build, request, t, data],
  );

  function change(next: StripRequest) {
    setRequest(next);
    storeParts(request, next);
    send(next);
  }

  const takeStored = useEffectEvent(() => {
    if (formatStripRequest(t.locale, request) !== '') return;
    const parts = readParts();
    if (parts) change({ ...request, ...parts });
  });
  useEffect(() => takeStored(), []);

  /** Resets even if the URL does not contain the latest changes yet. */
  const forget = () => change(usualRequest);

  return { request, page, change, forget, isLive: build !== null };
}

function useEngine() {
  const [build, setBuild] = useState<Awaited<ReturnType<typeof loadStripEngine>> | null>(null);
  useEffect(() => {
    loadStripEngine().then((loaded) => setBuild(() => loaded), reportFailure);
  }, []);
  return build;
}

type Address = { path: string; onForeign: (request: StripRequest) => void };

/** Writes requests into the URL, and applies requests from other changes of the URL. */
function useAddress(data: StripData, { path, onForeign }: Address) {
  const { locale } = useT();
  const { query } = data;
  const navigate = useNavigate();
  const writtenQuery = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const target = useNextLocation()?.pathname;
  const take = useEffectEvent(() => {
    if (query === writtenQuery.current) return;
    writtenQuery.current = query;
    onForeign(data.request);
  });
  useEffect(() => take(), [query]);
  // Leaving the page cancels the pending navigation.
  useEffect(() => {
    if (target !== undefined && target !== path) clearTimeout(timer.current);
  }, [target, path]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (next: StripRequest) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      writtenQuery.current = formatStripRequest(locale, next);
      void navigate(path + writtenQuery.current, { replace: true });
    }, ADDRESS_MS);
  };
}

function readParts() {
  try {
    return parseStoredParts({
      drivers: localStorage.getItem(DRIVERS_KEY),
      profiles: localStorage.getItem(PROFILES_KEY),
      accessories: localStorage.getItem(ACCESSORIES_KEY),
    });
  } catch {
    return null;
  }
}

/** Stores parts that a change has chosen; any other change leaves those of another window alone. */
function storeParts(before: StripRequest, request: StripRequest): void {
  const stored = formatStoredParts(request);
  if (JSON.stringify(stored) === JSON.stringify(formatStoredParts(before))) return;
  try {
    localStorage.setItem(DRIVERS_KEY, stored.drivers);
    localStorage.setItem(PROFILES_KEY, stored.profiles);
    localStorage.setItem(ACCESSORIES_KEY, stored.accessories);
  } catch {
    // Full or forbidden storage only affects the next visit.
  }
}
