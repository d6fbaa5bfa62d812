import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#app/layout/when-idle.ts';

/** Starts fetching pages ahead once the page itself is done; what that takes is loaded then, and may fail unseen. */
export function IdlePrefetch() {
  const [Links, setLinks] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle(() => {
      import('#app/layout/prefetch-links.tsx').then(
        ({ PrefetchLinks }) => setLinks(() => PrefetchLinks),
        () => {},
      );
    });
  }, []);
  return Links && <Links />;
}
