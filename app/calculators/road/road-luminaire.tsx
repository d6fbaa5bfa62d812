import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '#app/calculators/road/road-texts.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { VariantField } from '#app/ui/variant-field.tsx';

type Props = {
  search: SearchVariants;
  /** Code that the page was opened with. */
  start: string;
  /** Name of the luminaire that is calculated. */
  name: string | null;
};

/** The field for a variant; a chosen suggestion is submitted at once. */
export function RoadLuminaire({ search, start, name }: Props) {
  const t = useT();
  const [code, setCode] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="room-group room-luminaire">
      <legend>{t('road.luminaire')}</legend>
      {name && <p className="room-chosen">{name}</p>}
      <VariantField
        ref={field}
        search={search}
        value={code}
        onChange={setCode}
        onPick={({ sku }) => {
          flushSync(() => setCode(sku));
          field.current?.form?.requestSubmit();
        }}
        input={{
          name: 'luminaire',
          type: 'text',
          'aria-label': t('road.luminaire'),
          'aria-describedby': 'road-luminaire-hint',
        }}
      />
      <button type="submit">{t('road.calculate')}</button>
      <p id="road-luminaire-hint" className="room-note">
        {start !== '' && !name
          ? t('road.luminaire.unknown', { code: start })
          : t('road.luminaire.hint')}
      </p>
    </fieldset>
  );
}
