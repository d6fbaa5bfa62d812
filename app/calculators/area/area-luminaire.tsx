import { useT } from '#app/calculators/area/area-texts.ts';
import { LuminaireField } from '#app/calculators/light/luminaire-field.tsx';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';

type Props = {
  search: SearchVariants;
  /** Code that the page was opened with. */
  start: string;
  /** Name of the luminaire that is calculated. */
  name: string | null;
};

/** The luminaire with its field. */
export function AreaLuminaire({ search, start, name }: Props) {
  const t = useT();
  return (
    <fieldset className="room-group room-luminaire">
      <legend>{t('area.luminaire')}</legend>
      {name && <p className="room-chosen">{name}</p>}
      <LuminaireField
        search={search}
        start={start}
        label={t('area.luminaire')}
        hintId="area-luminaire-hint"
      />
      <button type="submit">{t('area.calculate')}</button>
      <p id="area-luminaire-hint" className="room-note">
        {start !== '' && !name
          ? t('area.luminaire.unknown', { code: start })
          : t('area.luminaire.hint')}
      </p>
    </fieldset>
  );
}
