import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { whenIdle } from '#app/ui/browser/when-idle.ts';

/** Loads what a page does once it is done itself; that may fail unseen. */
export function IdleHost() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle(() => {
      loadChunk(() => import('#app/frame/idle/idle-parts.tsx')).then(
        ({ IdleParts }) => setParts(() => IdleParts),
        () => {},
      );
    });
  }, []);
  return Parts && <Parts />;
}
