import { type Translate, useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/variant-chooser.module.css';
import type { Variant } from '#core/catalogue/product-view.ts';
import { type Axis, type Choice, listChoices } from '#core/catalogue/variants/variant-choices.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import { formatCct, formatPlainNumber, formatQuantity } from '#core/units.ts';

type Props = { variants: Variant[]; chosen: Variant; hrefOf: (variant: Variant) => string };

const LABELS: Record<Axis, MessageKey> = {
  size: 'figure.size',
  powerW: 'figure.power',
  optic: 'figure.optic',
  cct: 'figure.cct',
  cri: 'figure.cri',
  dimming: 'figure.dimming',
  emergency: 'figure.emergency',
  finish: 'figure.finish',
  ip: 'figure.ip',
};

/** Links for each property that differs between variants; each leads to the nearest variant with that value. */
export function VariantChooser({ variants, chosen, hrefOf }: Props) {
  const t = useT();
  return (
    <div className={styles.chooser}>
      {listChoices(variants, chosen).map(({ axis, choices }) => (
        <section key={axis} className={styles.group} aria-label={t(LABELS[axis])}>
          <span className={styles.label} aria-hidden="true">
            {t(LABELS[axis])}
          </span>
          <ul className={styles.values}>
            {choices.map((choice) => (
              <li key={choice.value}>
                <a
                  className={`${styles.value} ${choice.isCompatible ? '' : styles.other}`}
                  href={hrefOf(choice.variant)}
                  data-replace
                  rel="nofollow"
                  aria-current={choice.isChosen ? 'true' : undefined}
                  title={choice.isCompatible ? undefined : t('chooser.changes-others')}
                >
                  {axis === 'finish' && <span data-finish={choice.value} />}
                  {choiceText(t, axis, choice)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function choiceText(t: Translate, axis: Axis, { variant, value }: Choice): string {
  if (value === '') return t(axis === 'powerW' ? 'chooser.no-power' : 'chooser.without');
  switch (axis) {
    case 'powerW':
      return powerText(t, variant);
    case 'cct':
      return formatCct(variant.cctK as number, variant.cctMaxK);
    case 'cri':
      return `CRI ${value}`;
    case 'dimming':
      return t(`dimming.${variant.dimming}`);
    case 'emergency':
      return t(`emergency.${variant.emergency}`);
    case 'finish':
      return t(`finish.${variant.finish}`);
    case 'size':
      return `${localDecimals(t, value)}\u00a0mm`;
    default:
      return value;
  }
}

/** Formats `2000 × 17.2` with the decimal sign of the language. */
function localDecimals({ locale }: Translate, size: string): string {
  return size.replace(/\d+\.\d+/g, (figure) => formatPlainNumber(locale, Number(figure)));
}

function powerText({ locale }: Translate, { powerW, powerWM }: Variant): string {
  if (powerWM) return formatQuantity(locale, powerWM, 'W/m');
  return formatQuantity(locale, powerW as number, 'W', 2);
}
