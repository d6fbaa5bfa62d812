import { useState } from 'react';
import { embedSnippet } from '#app/calculators/strip/embed-height.ts';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import { stripParams } from '#core/calculators/led-strip/strip-request.ts';
import { pathToStripFrame } from '#core/i18n/strip-paths.ts';

type Props = {
  siteUrl: string;
  /** Code of the chosen product, preselected in the embedded calculator too. */
  family: string | undefined;
};

/** The embed code for other sites. */
export function StripEmbed({ siteUrl, family }: Props) {
  const t = useT();
  const [message, setMessage] = useState('');
  const query = family ? `?${new URLSearchParams({ [stripParams.family]: family })}` : '';
  const address = siteUrl + pathToStripFrame(t.locale) + query;
  const snippet = embedSnippet({ address, title: t('strip.title') });
  async function copy() {
    try {
      await navigator.clipboard.writeText(snippet);
      setMessage(t('strip.embed-copied'));
    } catch {
      setMessage(t('strip.embed-failed'));
    }
  }
  return (
    <details className="strip-embed">
      <summary>{t('strip.embed')}</summary>
      <p className="strip-hint">{t('strip.embed-text')}</p>
      <textarea
        readOnly
        rows={8}
        value={snippet}
        aria-label={t('strip.embed-code')}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <p className="strip-tools">
        <button type="button" onClick={() => void copy()}>
          {t('strip.embed-copy')}
        </button>
        <span role="status">{message}</span>
      </p>
    </details>
  );
}
