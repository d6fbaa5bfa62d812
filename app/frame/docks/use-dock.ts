import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from '#app/i18n/api-client.ts';

type Dock<Component, Request> = {
  /** Name of the window's event whose detail is a request. */
  event: string;
  /** What was kept under this name has to be shown. */
  storageKey: string;
  /** Does what shows at once, whatever has to be loaded first; true where there is nothing else to do. */
  onRequest: (request: Request) => boolean | undefined;
  load: () => Promise<{ Dock: Component; handleRequest: (request: Request) => void }>;
};

/** A part of the frame that is loaded when it is asked for, when there is something kept, or when another tab keeps it. */
export function useDock<Component, Request>(dock: Dock<Component, Request>): Component | null {
  const { event: name, storageKey, onRequest, load } = dock;
  const [Loaded, setLoaded] = useState<Component | null>(null);
  const answer = useEffectEvent((event?: Event) => {
    const request: Request | undefined = (event as CustomEvent)?.detail;
    if (request && onRequest(request)) return;
    load().then(({ Dock: Component, handleRequest }) => {
      startTransition(() => setLoaded(() => Component));
      if (request) handleRequest(request);
    }, reportFailure);
  });
  useEffect(() => {
    const listen = (event: Event) => answer(event);
    window.addEventListener(name, listen);
    window.addEventListener('storage', listen);
    try {
      if (localStorage[storageKey]) answer();
    } catch {
      // A browser that lets nothing be kept has nothing to show yet.
    }
    return () => {
      window.removeEventListener(name, listen);
      window.removeEventListener('storage', listen);
    };
  }, [name, storageKey]);
  return Loaded;
}

/** Ids with one put in, or taken out where it is among them. */
export function toggled(ids: number[], id: number): number[] {
  const others = ids.filter((one) => one !== id);
  return others.length < ids.length ? others : [...ids, id];
}
