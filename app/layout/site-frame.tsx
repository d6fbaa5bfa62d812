import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { CompareHost } from '#app/layout/compare-host.tsx';
import { IdleHost } from '#app/layout/idle-host.tsx';
import { LoadNotice } from '#app/layout/load-notice.tsx';
import { MessageBanner } from '#app/layout/message-banner.tsx';
import { MobilePanel } from '#app/layout/mobile-panel.tsx';
import { NewsletterStrip } from '#app/layout/newsletter-strip.tsx';
import { PageBody } from '#app/layout/page-body.tsx';
import { usePageHandle } from '#app/layout/page-handle.ts';
import { ProgressBar } from '#app/layout/progress-bar.tsx';
import { ProjectHost } from '#app/layout/project-host.tsx';
import { RouteAnnouncer } from '#app/layout/route-announcer.tsx';
import { SearchHost } from '#app/layout/search-host.tsx';
import type { SiteData } from '#app/layout/site-data.ts';
import { SiteFooter } from '#app/layout/site-footer.tsx';
import styles from '#app/layout/site-frame.module.css';
import { SiteHeader } from '#app/layout/site-header.tsx';
import { useLinkClicks } from '#app/layout/use-link-clicks.ts';
import { useLocaleCookie } from '#app/layout/use-locale-cookie.ts';
import { useSearchOverlay } from '#app/layout/use-search-overlay.ts';
import { useLocation } from '#app/router/router.tsx';
import { markMissingPictures } from '#app/ui/missing-pictures.ts';

type Props = {
  site: SiteData;
  /** The frame holds an error instead of a page. */
  hasFailed?: boolean;
  children: ReactNode;
};

/** Everything around a page, and what makes moving from page to page smooth. */
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
  // The burger's address has opened the panel before there was JavaScript: it stays open.
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
        <NewsletterStrip options={site.options} />
        <SiteFooter site={site} />
        <LoadNotice hasFailed={hasFailed} />
        <RouteAnnouncer />
        <IdleHost />
      </ProjectHost>
    </CompareHost>
  );
}
