import { useState } from 'react';
import { useT } from '#app/content/articles-texts.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';

/** Buttons that share and print with the device's own dialogs; rendered with JavaScript only. */
export function ArticleTools({ title }: { title: string }) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const [isCopied, setIsCopied] = useState(false);
  if (!isHydrated) return null;
  async function share() {
    const url = window.location.href.replace(/#.*$/, '');
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setIsCopied(true);
      }
    } catch {
      // The visitor cancelled sharing, or clipboard access is denied.
    }
  }
  return (
    <div className="article-tools">
      <button type="button" onClick={share}>
        {t('articles.share')}
      </button>
      <button type="button" onClick={() => window.print()}>
        {t('articles.print')}
      </button>
      <span role="status">{isCopied ? t('articles.copied') : ''}</span>
    </div>
  );
}
