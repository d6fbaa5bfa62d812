import { useEffect } from 'react';
import { decideLinkClick } from '#app/frame/navigation/link-click.ts';
import { useNavigate } from '#app/router/router.tsx';
import { untilReachable } from '#app/ui/browser/connection.ts';

/**
 * Turns clicks on links to the site's own pages into navigations without loading a document. On a failed page they load
 * documents, once the site can be reached: the loaded code may be the cause.
 */
export function useLinkClicks(hasFailed: boolean): void {
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
      if (hasFailed) {
        void untilReachable().then(() => window.location.assign(link.href));
        return;
      }
      const { to, ...options } = navigation;
      void navigate(to, options);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, hasFailed]);
}
