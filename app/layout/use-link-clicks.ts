import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { decideLinkClick } from '#app/layout/link-click.ts';

/** Turns clicks on links to the site's own pages into navigations without loading a document. */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = (event.target as Element).closest?.('a');
      if (!link?.href) return;
      const navigation = decideLinkClick({
        href: link.href,
        here: window.location.href,
        target: link.target,
        isDownload: link.hasAttribute('download'),
        isReplace: link.dataset.replace !== undefined,
        isModified:
          event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey,
        isHandled: event.defaultPrevented,
      });
      if (!navigation) return;
      event.preventDefault();
      const { to, ...options } = navigation;
      void navigate(to, options);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
