import { useState } from 'react';
import { useT } from '#app/calculators/area/area-texts.ts';
import { type AreaForm, formatAreaForm } from '#core/calculators/area/area-address.ts';
import { copyHref } from '#core/forms/copy-kinds.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';

type Props = { form: AreaForm; isOwn: boolean };

/** Shares the URL, which holds the whole calculation, and prints the page. */
export function AreaActions({ form, isOwn }: Props) {
  const t = useT();
  const query = formatAreaForm(form);
  return (
    <div className="room-actions">
      {!isOwn && (
        <>
          <CopyLink query={query} />
          <a href={`${pathToReport(t.locale, 'area-lighting-calculator')}?${query}`}>
            {t('area.report')}
          </a>
          <a href={copyHref(t.locale, { kind: 'area-report', code: query })}>
            {t('area.email-copy')}
          </a>
        </>
      )}
      <button type="button" onClick={() => window.print()}>
        {t('area.print')}
      </button>
      {isOwn && <p className="room-note">{t('area.own-file.note')}</p>}
    </div>
  );
}

function CopyLink({ query }: { query: string }) {
  const t = useT();
  const [copied, setCopied] = useState('');
  const [uncopied, setUncopied] = useState('');
  async function copy(): Promise<void> {
    const path = pathTo(t.locale, 'area-lighting-calculator');
    const address = `${window.location.origin}${path}?${query}`;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(query);
      setUncopied('');
    } catch {
      // The browser denies access to the clipboard: the link is shown instead.
      setUncopied(address);
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {t(copied === query ? 'area.copied' : 'area.copy')}
      </button>
      {uncopied && (
        <p className="room-note" role="alert">
          {t('area.copy.failed')} <a href={uncopied}>{uncopied}</a>
        </p>
      )}
    </>
  );
}
