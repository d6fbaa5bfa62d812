import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { whenIdle } from '#app/ui/browser/when-idle.ts';

/** Loads the idle work of a page once the page is loaded; may fail silently. */
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
