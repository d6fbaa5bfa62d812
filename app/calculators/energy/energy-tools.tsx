import { type ReactNode, useState } from 'react';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { encodeEnergyForm, energyHash } from '#core/calculators/energy/energy-address.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import { pathToReport } from '#core/i18n/paths.ts';

type Props = {
  form: EnergyForm;
  isComplete: boolean;
  onStartOver: () => void;
  /** Offers the calculation with this code by e-mail. */
  copyOf: (code: string) => ReactNode;
};

/** Actions for a calculation: share, print, start over. */
export function EnergyTools({ form, isComplete, onStartOver, copyOf }: Props) {
  const t = useT();
  const [message, setMessage] = useState('');
  async function share() {
    const { origin, pathname } = window.location;
    const address = `${origin}${pathname}${energyHash(t.locale, form)}`;
    try {
      await navigator.clipboard.writeText(address);
      setMessage(t('energy.shared'));
    } catch {
      window.history.replaceState(window.history.state, '', energyHash(t.locale, form));
      setMessage(t('energy.share-failed'));
    }
  }
  return (
    <div className="energy-tools">
      {isComplete && (
        <>
          <a
            className="energy-report"
            href={`${pathToReport(t.locale, 'energy-calculator')}?d=${encodeEnergyForm(t.locale, form)}`}
            download
          >
            {t('energy.report')}
          </a>
          {copyOf(encodeEnergyForm(t.locale, form))}
          <button type="button" onClick={share}>
            {t('energy.share')}
          </button>
        </>
      )}
      <button type="button" onClick={onStartOver}>
        {t('energy.start-over')}
      </button>
      <p role="status">{message}</p>
      <p className="energy-hint">{t('energy.saved')}</p>
    </div>
  );
}
