import { useEffect, useState } from 'react';
import { type Ldt, parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { createLuminaire, type Luminaire } from '#core/photometry/luminaire.ts';

const loaded = new Map<string, Promise<Luminaire>>();

/** Loads a photometric file of the catalogue; a failed load is tried again with the next call. */
function loadLuminaire(url: string): Promise<Luminaire> {
  const existing = loaded.get(url);
  if (existing) return existing;
  const loading = fetchLdt(url).then(createLuminaire);
  loading.catch(() => loaded.delete(url));
  loaded.set(url, loading);
  return loading;
}

async function fetchLdt(url: string): Promise<Ldt> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const text = new TextDecoder('windows-1252').decode(await response.arrayBuffer());
  return parseLdt(text);
}

type Loading = { url: string | null; luminaire: Luminaire | null; hasFailed: boolean };

/** The luminaire of a photometric file; the previous one until it has loaded. */
export function useLuminaire(url: string | null): Omit<Loading, 'url'> {
  const [state, setState] = useState<Loading>({ url: null, luminaire: null, hasFailed: false });
  useEffect(() => {
    if (!url) return;
    let isWanted = true;
    loadLuminaire(url).then(
      (luminaire) => isWanted && setState({ url, luminaire, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setState((before) => ({ ...before, hasFailed: true }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [url]);
  return state;
}
