import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from '#app/i18n/api-client.ts';

type Dock<Component, Request> = {
  /** Name of the window event whose detail is a request. */
  event: string;
  /** Storage key whose value has to be shown. */
  storageKey: string;
  /** Shows immediate feedback, before anything is loaded; returns true where nothing else is left to do. */
  onRequest: (request: Request) => boolean | undefined;
  load: () => Promise<{ Dock: Component; handleRequest: (request: Request) => void }>;
};

/** Loads a part of the frame on request, when its storage key has a value, or when another tab stores one. */
export function useDock<Component, Request>(dock: Dock<Component, Request>): Component | null {
  const { event: name, storageKey, onRequest, load } = dock;
  const [Loaded, setLoaded] = useState<Component | null>(null);
  const handle = useEffectEvent((event?: Event) => {
    const request: Request | undefined = (event as CustomEvent)?.detail;
    if (request && onRequest(request)) return;
    load().then(({ Dock: Component, handleRequest }) => {
      startTransition(() => setLoaded(() => Component));
      if (request) handleRequest(request);
    }, reportFailure);
  });
  useEffect(() => {
    const listen = (event: Event) => handle(event);
    window.addEventListener(name, listen);
    window.addEventListener('storage', listen);
    try {
      if (localStorage[storageKey]) handle();
    } catch {
      // A browser without storage has nothing to show yet.
    }
    return () => {
      window.removeEventListener(name, listen);
      window.removeEventListener('storage', listen);
    };
  }, [name, storageKey]);
  return Loaded;
}

/** Returns the ids with one added, or removed if it is among them. */
export function toggled(ids: number[], id: number): number[] {
  const others = ids.filter((other) => other !== id);
  return others.length < ids.length ? others : [...ids, id];
}
