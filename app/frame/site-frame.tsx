import { lazy, type ReactNode, useEffect, useState } from 'react';
import { CompareHost } from '#app/frame/docks/compare-host.tsx';
import { ProjectHost } from '#app/frame/docks/project-host.tsx';
import { SearchHost } from '#app/frame/docks/search-host.tsx';
import { useSearchOverlay } from '#app/frame/docks/use-search-overlay.ts';
import { IdleHost } from '#app/frame/idle-host.tsx';
import { MobilePanel } from '#app/frame/menus/mobile-panel.tsx';
import { MessageBanner } from '#app/frame/message-banner.tsx';
import { LoadNotice } from '#app/frame/navigation/load-notice.tsx';
import { ProgressBar } from '#app/frame/navigation/progress-bar.tsx';
import { RouteAnnouncer } from '#app/frame/navigation/route-announcer.tsx';
import { useLinkClicks } from '#app/frame/navigation/use-link-clicks.ts';
import { useLocaleCookie } from '#app/frame/navigation/use-locale-cookie.ts';
import { PageBody } from '#app/frame/page-body.tsx';
import styles from '#app/frame/site-frame.module.css';
import { SiteHeader } from '#app/frame/site-header.tsx';
import { useT } from '#app/i18n/use-t.ts';
import { usePageHandle } from '#app/page/page-handle.ts';
import type { SiteData } from '#app/page/site-data.ts';
import { hasShortcuts } from '#app/page-shortcuts.ts';
import { useLocation } from '#app/router/router.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { markMissingPictures } from '#app/ui/browser/missing-pictures.ts';
import { DeferredPart } from '#app/ui/deferred-part.tsx';

const loadFoot = async () =>
  (await loadChunk(() => import('#app/frame/foot/page-foot.tsx'))).PageFoot;

// The server imports the code directly, so that its documents are complete without JavaScript.
const PageFoot =
  import.meta.env.SSR || !hasShortcuts
    ? await loadFoot()
    : lazy(async () => ({ default: await loadFoot() }));

type Props = {
  site: SiteData;
  /** The frame shows an error instead of a page. */
  hasFailed?: boolean;
  children: ReactNode;
};

/** The frame around a page, with everything that makes navigations smooth. */
export function SiteFrame({ site, hasFailed = false, children }: Props) {
  const t = useT();
  const location = useLocation();
  const { isHeaderTransparent } = usePageHandle();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const search = useSearchOverlay();
  useLinkClicks(hasFailed);
  useLocaleCookie();
  useEffect(() => {
    markMissingPictures();
    document.documentElement.dataset.hydrated = '';
  }, []);
  // The burger's address has opened the panel before JavaScript ran: it stays open.
  useEffect(() => setPanelOpen(document.querySelector('#mm-menu:target') !== null), []);
  // Every navigation closes the panel, also one to the same address.
  useEffect(() => {
    if (!location.hash.startsWith('#mm-')) setPanelOpen(false);
  }, [location]);

  return (
    <CompareHost onSearch={search.open}>
      <ProjectHost>
        <a className={`visually-hidden ${styles.skip}`} href="#main">
          {t('skip-to-content')}
        </a>
        <ProgressBar hasFailed={hasFailed} />
        <MessageBanner options={site.options} />
        <SiteHeader
          site={site}
          isTransparent={isHeaderTransparent && !hasFailed}
          search={search}
          isPanelOpen={isPanelOpen}
          onOpenPanel={() => setPanelOpen(true)}
        />
        <MobilePanel site={site} isOpen={isPanelOpen} onClose={() => setPanelOpen(false)} />
        <SearchHost search={search} site={site} />
        <PageBody>{children}</PageBody>
        <DeferredPart id="foot">
          <PageFoot site={site} />
        </DeferredPart>
        <LoadNotice hasFailed={hasFailed} />
        <RouteAnnouncer />
        <IdleHost />
      </ProjectHost>
    </CompareHost>
  );
}
