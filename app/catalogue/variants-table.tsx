import {
  ambientText,
  beamText,
  cctText,
  lifetimeText,
  sizeText,
} from '#app/catalogue/figure-texts.ts';
import styles from '#app/catalogue/variants-table.module.css';
import { type Translate, useT } from '#app/i18n/use-t.ts';
import type { Variant } from '#core/catalogue/product.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import { formatNumber } from '#core/units.ts';

type Props = { variants: Variant[]; chosen: Variant; hrefOf: (variant: Variant) => string };

type Column = {
  label: MessageKey;
  unit?: string;
  isNumeric?: boolean;
  text: (variant: Variant) => string | null;
};

/** Every figure of every variant; columns that no variant fills are left out. */
export function VariantsTable({ variants, chosen, hrefOf }: Props) {
  const t = useT();
  const columns = columnsOf(t).filter(({ text }) =>
    variants.some((variant) => text(variant) !== null),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={t('variants.label')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('figure.code')}</th>
            {columns.map(({ label, unit, isNumeric }) => (
              <th key={label} scope="col" className={isNumeric ? styles.number : undefined}>
                {t(label)}
                {unit && <span className={styles.unit}> {unit}</span>}
              </th>
            ))}
            <th scope="col">{t('figure.files')}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.id} aria-current={variant.id === chosen.id ? 'true' : undefined}>
              <th scope="row">
                <a href={hrefOf(variant)} data-replace rel="nofollow">
                  {variant.sku}
                </a>
                {variant.legacySkus.length > 0 && (
                  <span className={styles.legacy}>
                    {t('figure.legacy')} {variant.legacySkus.join(', ')}
                  </span>
                )}
              </th>
              {columns.map(({ label, isNumeric, text }) => (
                <td key={label} className={isNumeric ? styles.number : undefined}>
                  {text(variant) ?? '–'}
                </td>
              ))}
              <td>
                {variant.photometry ? (
                  <a href={variant.photometry.url} download aria-label={`LDT ${variant.sku}`}>
                    LDT
                  </a>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function columnsOf(t: Translate): Column[] {
  const number = (value: number | null, digits?: number) =>
    value === null ? null : formatNumber(t.locale, value, digits);
  const numeric = (label: MessageKey, unit: string, read: (variant: Variant) => number | null) => {
    return { label, unit, isNumeric: true, text: (variant: Variant) => number(read(variant), 2) };
  };
  return [
    { label: 'figure.description', text: ({ description }) => description },
    { label: 'figure.finish', text: ({ finish }) => t(`finish.${finish}`) },
    numeric('figure.power', 'W', ({ powerW }) => powerW),
    numeric('figure.flux', 'lm', ({ fluxLm }) => fluxLm),
    numeric('figure.efficacy', 'lm/W', ({ efficacyLmW }) => efficacyLmW),
    { label: 'figure.cct', isNumeric: true, text: cctText },
    numeric('figure.cri', 'CRI', ({ cri }) => cri),
    numeric('figure.sdcm', 'SDCM', ({ sdcm }) => sdcm),
    { label: 'figure.ugr', isNumeric: true, text: ({ ugr }) => (ugr === null ? null : `≤ ${ugr}`) },
    { label: 'figure.optic', text: ({ optic }) => optic },
    { label: 'figure.beam', isNumeric: true, text: (variant) => beamText(t, variant) },
    { label: 'figure.ip', text: ({ ip }) => ip },
    { label: 'figure.ik', text: ({ ik }) => ik },
    { label: 'figure.class', text: ({ protectionClass }) => protectionClass },
    { label: 'figure.voltage', text: ({ voltage }) => voltage },
    {
      label: 'figure.dimming',
      text: (variant) => (variant.powerW === null ? null : t(`dimming.${variant.dimming}`)),
    },
    {
      label: 'figure.emergency',
      text: (variant) =>
        variant.emergency === 'none' ? null : t(`emergency.${variant.emergency}`),
    },
    { label: 'figure.size', unit: 'mm', isNumeric: true, text: sizeText },
    {
      label: 'figure.cut-out',
      unit: 'mm',
      isNumeric: true,
      text: ({ cutOutMm }) => cutOutMm?.replace('x', ' × ') ?? null,
    },
    numeric('figure.weight', 'kg', ({ weightKg }) => weightKg),
    { label: 'figure.ambient', isNumeric: true, text: ambientText },
    { label: 'figure.lifetime', isNumeric: true, text: (variant) => lifetimeText(t, variant) },
    { label: 'figure.energy-class', text: ({ energyClass }) => energyClass },
    { label: 'figure.eprel', text: ({ eprel }) => eprel },
  ];
}
