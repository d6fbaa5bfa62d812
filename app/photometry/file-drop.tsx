import { type DragEvent, useState } from 'react';
import { useT } from '#app/photometry/photometry-texts.ts';

type Props = { onFile: (file: File) => void; isReading: boolean };

/** Accepts a photometric file, dropped or chosen. It stays in the browser. */
export function FileDrop({ onFile, isReading }: Props) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  return (
    <fieldset
      className="light-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className="visually-hidden">{t('photometry.title')}</legend>
      <p className="light-drop-title">{t('photometry.drop')}</p>
      <label className="light-choose">
        {t('photometry.choose')}
        <input
          type="file"
          accept=".ldt,.ies,.xml,.spdx,.gldf"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
      </label>
      <p className="light-note">{t('photometry.private')}</p>
      <noscript>
        <p className="light-note">{t('photometry.noscript')}</p>
      </noscript>
      <p className="light-note" role="status">
        {isReading && t('photometry.reading')}
      </p>
    </fieldset>
  );
}
