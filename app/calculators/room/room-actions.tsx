import { useState } from 'react';
import { useT } from '#app/calculators/room/room-texts.ts';
import { formatRoomForm, type RoomForm } from '#core/calculators/room/room-address.ts';
import { copyHref } from '#core/forms/copy-kinds.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';

type Props = { form: RoomForm; isOwn: boolean };

/** Shares the URL, which holds the whole calculation, and prints the page. */
export function RoomActions({ form, isOwn }: Props) {
  const t = useT();
  const [copied, setCopied] = useState('');
  const [uncopied, setUncopied] = useState('');
  const query = formatRoomForm(form);
  return (
    <div className="calculator-actions">
      {!isOwn && (
        <>
          <button
            type="button"
            onClick={async () => {
              const { origin } = window.location;
              const address = `${origin}${pathTo(t.locale, 'room-calculator')}?${query}`;
              const isCopied = await copyText(address);
              setCopied(isCopied ? query : '');
              setUncopied(isCopied ? '' : address);
            }}
          >
            {t(copied === query ? 'room.copied' : 'room.copy')}
          </button>
          <a href={`${pathToReport(t.locale, 'room-calculator')}?${query}`}>{t('room.report')}</a>
          <a href={copyHref(t.locale, { kind: 'room-report', code: query })}>
            {t('room.email-copy')}
          </a>
        </>
      )}
      <button type="button" onClick={() => window.print()}>
        {t('room.print')}
      </button>
      {isOwn && <p className="calculator-note">{t('room.own-file.note')}</p>}
      {uncopied && (
        <p className="calculator-note" role="alert">
          {t('room.copy.failed')} <a href={uncopied}>{uncopied}</a>
        </p>
      )}
    </div>
  );
}

/** Copies a text; returns false if the browser denies clipboard access. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
