import { useState } from 'react';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { getJson } from '#app/i18n/api-client.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { VariantField } from '#app/ui/variant-field.tsx';
import type { InstallationForm } from '#core/calculators/energy/energy-form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatPlainNumber } from '#core/units.ts';

type ApiVariant = {
  sku: string;
  power_w: number | null;
  flux_lm: number | null;
  lifetime_h: number | null;
};

type Props = {
  id: string;
  search: SearchVariants;
  onFill: (part: Partial<InstallationForm>) => void;
};

/** Fills in power, flux and life from a variant in the catalogue. */
export function CatalogueFill({ id, search, onFill }: Props) {
  const t = useT();
  const [code, setCode] = useState('');
  const [message, setMessage] = useState('');
  async function fill(text: string) {
    const sku = text.trim();
    if (!sku) return;
    const query = new URLSearchParams({ sku });
    const variants = await getJson<ApiVariant[]>(t.locale, `jgm/v1/product-variation?${query}`);
    const [variant] = variants ?? [];
    if (!variant) {
      setMessage(variants ? t('energy.fill-unknown', { sku }) : t('energy.fill-failed'));
      return;
    }
    onFill(toFields(t.locale, variant));
    setMessage(t('energy.fill-done', { sku: variant.sku }));
  }
  return (
    <div className="energy-fill">
      <label htmlFor={id}>{t('energy.fill-code')}</label>
      <div className="energy-fill-row">
        <VariantField
          search={search}
          value={code}
          onChange={setCode}
          onPick={({ sku }) => {
            setCode(sku);
            void fill(sku);
          }}
          onEnter={() => fill(code)}
          input={{ id, type: 'text' }}
        />
        <button type="button" onClick={() => fill(code)}>
          {t('energy.fill')}
        </button>
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

/** Returns a variant's figures as form text. */
function toFields(locale: LocaleCode, variant: ApiVariant): Partial<InstallationForm> {
  const { power_w, flux_lm, lifetime_h } = variant;
  const text = (value: number) => formatPlainNumber(locale, value);
  return {
    ...(power_w !== null && { wattage: text(power_w) }),
    ...(flux_lm !== null && { lumens: text(flux_lm) }),
    ...(lifetime_h !== null && { lifetime: text(lifetime_h) }),
  };
}
