import { beamText, sizeText } from '#app/catalogue/figure-texts.ts';
import styles from '#app/catalogue/key-figures.module.css';
import { type Translate, useT } from '#app/i18n/use-t.ts';
import type { Variant } from '#core/catalogue/product.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import { formatCct, formatNumber } from '#core/units.ts';

type KeyFigure = { label: MessageKey; value: string; unit?: string };

/** The eight figures a specifier looks for first, of the chosen variant. */
export function KeyFigures({ variant }: { variant: Variant }) {
  const t = useT();
  return (
    <dl className={styles.figures}>
      {keyFigures(t, variant).map(({ label, value, unit }) => (
        <div key={label} className={styles.figure}>
          <dt>{t(label)}</dt>
          <dd>
            {value}
            {unit && <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function keyFigures(t: Translate, variant: Variant): KeyFigure[] {
  const { fluxLm, powerW, efficacyLmW, cctK, cctMaxK, cri, ugr, ip, ik } = variant;
  const number = (value: number) => formatNumber(t.locale, value);
  const beam = beamText(t, variant);
  const size = sizeText(variant);
  const figures: (KeyFigure | null)[] = [
    fluxLm === null ? null : { label: 'figure.flux', value: number(fluxLm), unit: 'lm' },
    powerW === null ? null : { label: 'figure.power', value: number(powerW), unit: 'W' },
    efficacyLmW === null
      ? null
      : { label: 'figure.efficacy', value: number(efficacyLmW), unit: 'lm/W' },
    beam === null ? null : { label: 'figure.beam', value: beam },
    cctK === null
      ? null
      : { label: 'figure.cct', value: formatCct(cctK, cctMaxK).replace(/\s*K$/, ''), unit: 'K' },
    cri === null ? null : { label: 'figure.cri', value: String(cri), unit: 'CRI' },
    ugr === null ? null : { label: 'figure.ugr', value: `≤ ${ugr}`, unit: 'UGR' },
    ip === null ? null : { label: 'figure.ip', value: ip, ...(ik && { unit: ik }) },
    variant.dimming === 'none' || powerW === null
      ? null
      : { label: 'figure.dimming', value: t(`dimming.${variant.dimming}`) },
    size === null ? null : { label: 'figure.size', value: size, unit: 'mm' },
    { label: 'figure.weight', value: formatNumber(t.locale, variant.weightKg, 2), unit: 'kg' },
  ];
  return figures.filter((figure) => figure !== null).slice(0, 8);
}
