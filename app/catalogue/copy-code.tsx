import { useEffect, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { Icon } from '#app/ui/icon.tsx';

/** How long the sign of success stands. */
const SHOWN_MS = 2500;

/** Puts a code on the clipboard and says whether that worked. Without JavaScript it is not there. */
export function CopyCode({ code }: { code: string }) {
  const t = useT();
  const [result, setResult] = useState<'copied' | 'copy-failed' | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  async function copy() {
    try {
      // Browsers offer the clipboard to pages of a secure origin only.
      await navigator.clipboard.writeText(code);
      setResult('copied');
    } catch {
      setResult('copy-failed');
    }
  }
  return (
    <span className="variants-copy">
      <button
        type="button"
        aria-label={t('detail.copy', { code })}
        data-result={result}
        onClick={() => void copy()}
      >
        {result === 'copied' ? (
          <Icon name="check" size={14} />
        ) : (
          <svg
            width="14"
            height="14"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M9 8h11v12H9zM15 8V4H4v12h5" />
          </svg>
        )}
      </button>
      <span
        role="status"
        className={result === 'copy-failed' ? 'variants-failed' : 'visually-hidden'}
      >
        {result && t(`detail.${result}`, { code })}
      </span>
    </span>
  );
}
