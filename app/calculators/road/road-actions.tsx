import { useState } from 'react';
import { useT } from '#app/calculators/road/road-texts.ts';
import { formatRoadForm, type RoadForm } from '#core/calculators/road/road-address.ts';
import { copyHref } from '#core/forms/copy-kinds.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';

type Props = { form: RoadForm; isOwn: boolean };

/** Shares the URL, which holds the whole calculation, and prints the page. */
export function RoadActions({ form, isOwn }: Props) {
  const t = useT();
  const query = formatRoadForm(form);
  return (
    <div className="room-actions">
      {!isOwn && (
        <>
          <CopyLink query={query} />
          <a href={`${pathToReport(t.locale, 'road-lighting-calculator')}?${query}`}>
            {t('road.report')}
          </a>
          <a href={copyHref(t.locale, { kind: 'road-report', code: query })}>
            {t('road.email-copy')}
          </a>
        </>
      )}
      <button type="button" onClick={() => window.print()}>
        {t('road.print')}
      </button>
      {isOwn && <p className="room-note">{t('road.own-file.note')}</p>}
    </div>
  );
}

function CopyLink({ query }: { query: string }) {
  const t = useT();
  const [copied, setCopied] = useState('');
  const [uncopied, setUncopied] = useState('');
  async function copy(): Promise<void> {
    const path = pathTo(t.locale, 'road-lighting-calculator');
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
        {t(copied === query ? 'road.copied' : 'road.copy')}
      </button>
      {uncopied && (
        <p className="room-note" role="alert">
          {t('road.copy.failed')} <a href={uncopied}>{uncopied}</a>
        </p>
      )}
    </>
  );
}
