import { useState } from 'react';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { reasonText } from '#core/calculators/led-strip/result-texts.ts';
import {
  formatStripRequest,
  type StripRequest,
} from '#core/calculators/led-strip/strip-request.ts';
import type { StripResult } from '#core/calculators/led-strip/strip-result.ts';
import { copyHref } from '#core/forms/copy-kinds.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pathToStripFile, stripFormats } from '#core/i18n/strip-paths.ts';
import { projectHref } from '#core/projects/project-address.ts';

type Props = { request: StripRequest; result: StripResult; target: '_blank' | undefined };

/** Actions for a plan: save it, add its variants to a project list, share it. */
export function StripTools({ request, result, target }: Props) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const [message, setMessage] = useState('');
  const query = formatStripRequest(t.locale, request);
  async function share() {
    const address = window.location.origin + pathTo(t.locale, 'led-strip-calculator') + query;
    try {
      await navigator.clipboard.writeText(address);
      setMessage(t('strip.shared'));
    } catch {
      setMessage(t('strip.share-failed', { address }));
    }
  }
  const lines = result.material.flatMap((line, index) => {
    if (!line.variant) return [];
    const { id, sku } = line.variant;
    return {
      key: index + 1,
      id,
      sku,
      quantity: line.quantity,
      label: '',
      note: reasonText(t, line),
    };
  });
  return (
    <section className="strip-save" aria-labelledby="strip-save-title">
      <h3 id="strip-save-title">{t('strip.save')}</h3>
      <p className="strip-tools">
        {stripFormats.map((format) => (
          <a key={format} href={pathToStripFile(t.locale, format) + query} download>
            {t(`strip.save.${format}`)}
          </a>
        ))}
        <a href={copyHref(t.locale, { kind: 'led-strip-plan', code: query })} target={target}>
          {t('strip.email-copy')}
        </a>
        <a href={projectHref(t.locale, { name: t('strip.title'), lines })} target={target}>
          {t('strip.to-project')}
        </a>
        {isHydrated && (
          <button type="button" onClick={() => void share()}>
            {t('strip.share')}
          </button>
        )}
      </p>
      <p role="status">{message}</p>
    </section>
  );
}
