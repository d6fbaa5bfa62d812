import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { PrefetchLinks } from '#app/frame/idle/prefetch-links.tsx';
import { reportFailure } from '#app/i18n/api-client.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { TAG_MANAGER_ELEMENT } from '#core/tag-manager.ts';

/** What a page does once it is done itself: fetches others ahead and, where there is a tag manager, asks for consent. */
export function IdleParts() {
  const [Consent, setConsent] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!document.getElementById(TAG_MANAGER_ELEMENT)) return;
    loadChunk(() => import('#app/consent/consent-host.tsx')).then(({ ConsentHost }) => {
      startTransition(() => setConsent(() => ConsentHost));
    }, reportFailure);
  }, []);
  return (
    <>
      <PrefetchLinks />
      {Consent && <Consent />}
    </>
  );
}
