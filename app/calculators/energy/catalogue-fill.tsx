import { useState } from 'react';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import type { CatalogueVariants } from '#app/calculators/energy/use-catalogue-variants.ts';
import { ZoneButton } from '#app/calculators/energy/zone-button.tsx';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { VariantField } from '#app/ui/variant-field.tsx';
import {
  fillFromVariant,
  variantNote,
  variantOf,
} from '#core/calculators/energy/catalogue-zone.ts';
import type { ZoneForm } from '#core/calculators/energy/energy-form.ts';
import { fillChange } from '#core/calculators/energy/fill-zone.ts';

type Props = {
  /** Place of the zone. */
  index: number;
  zone: ZoneForm;
  search: SearchVariants;
  catalogue: CatalogueVariants;
  onFill: (zone: Partial<ZoneForm>) => void;
};

/** Fills in code, power, flux and life of a variant in the catalogue, and says what the zone's code stands for. */
export function CatalogueFill({ index, zone, search, catalogue, onFill }: Props) {
  const t = useT();
  const [code, setCode] = useState(zone.code);
  const [message, setMessage] = useState('');
  const id = `zones-${index}-code`;
  const found = variantOf(t.locale, zone, catalogue.variants);
  const note = variantNote(t, found);
  const isWrong = found.state === 'unknown' || found.state === 'no-light';
  async function fill(text: string) {
    const sku = text.trim();
    if (!sku) return;
    const variant = await catalogue.find(sku);
    if (!variant) {
      setMessage(t(variant === null ? 'energy.fill-unknown' : 'energy.fill-failed', { sku }));
      return;
    }
    const filled = fillFromVariant(t.locale, zone, variant);
    const isFilled = filled !== zone;
    setMessage(t(isFilled ? 'energy.fill-done' : 'energy.code-no-light', { sku: variant.sku }));
    if (!isFilled) return;
    setCode(filled.code);
    onFill({ code: filled.code, proposed: filled.proposed });
  }
  function type(text: string) {
    setCode(text);
    setMessage('');
    if (text.trim() === '' && zone.code !== '') onFill({ code: '' });
  }
  return (
    <div className="energy-fill">
      <label htmlFor={id}>{t('energy.fill-code')}</label>
      <div className="energy-fill-row">
        <VariantField
          search={search}
          value={code}
          onChange={type}
          onPick={({ sku }) => {
            setCode(sku);
            void fill(sku);
          }}
          onEnter={() => fill(code)}
          input={{
            id,
            name: id,
            type: 'text',
            maxLength: 120,
            'aria-invalid': isWrong ? true : undefined,
            'aria-describedby': note ? `${id}-note` : undefined,
          }}
        />
        <ZoneButton change={fillChange(index, 'code')} onPress={() => void fill(code)}>
          {t('energy.fill')}
        </ZoneButton>
      </div>
      <p role="status">{message}</p>
      <FoundVariant found={found} />
      {note && <FillNote {...{ id: `${id}-note`, isWrong, note }} />}
    </div>
  );
}

function FoundVariant({ found }: { found: ReturnType<typeof variantOf> }) {
  if (found.state !== 'same' && found.state !== 'changed') return null;
  const { link, title, sku } = found.variant;
  return (
    <p className="energy-fill-variant">
      <a href={link}>
        {title}, {sku}
      </a>
    </p>
  );
}

function FillNote({ id, isWrong, note }: { id: string; isWrong: boolean; note: string }) {
  return (
    <p className={isWrong ? 'energy-error' : 'energy-hint'} id={id}>
      {note}
    </p>
  );
}
