import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { carryAnchor } from '#app/frame/idle/carry-anchor.ts';
import { keepFocus } from '#app/frame/idle/keep-focus.ts';
import { PrefetchLinks } from '#app/frame/idle/prefetch-links.tsx';
import { SearchFollowUps } from '#app/frame/idle/search-follow-ups.tsx';
import { reportFailure } from '#app/i18n/api-client.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { TAG_MANAGER_ELEMENT } from '#core/tag-manager.ts';

/**
 * Idle work of a loaded page: keeps the focus, and the place when the language is switched, prefetches other pages,
 * reports what follows a search, and, where there is a tag manager, requests consent.
 */
export function IdleParts() {
  const [Consent, setConsent] = useState<ComponentType | null>(null);
  useEffect(keepFocus, []);
  useEffect(carryAnchor, []);
  useEffect(() => {
    if (!document.getElementById(TAG_MANAGER_ELEMENT)) return;
    loadChunk(() => import('#app/consent/consent-host.tsx')).then(({ ConsentHost }) => {
      startTransition(() => setConsent(() => ConsentHost));
    }, reportFailure);
  }, []);
  return (
    <>
      <PrefetchLinks />
      <SearchFollowUps />
      {Consent && <Consent />}
    </>
  );
}
