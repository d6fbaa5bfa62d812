import { LuminaireField } from '#app/calculators/light/luminaire-field.tsx';
import { useT } from '#app/calculators/road/road-texts.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';

type Props = {
  search: SearchVariants;
  /** Code that the page was opened with. */
  start: string;
  /** Name of the luminaire that is calculated. */
  name: string | null;
};

/** The luminaire with its field. */
export function RoadLuminaire({ search, start, name }: Props) {
  const t = useT();
  return (
    <fieldset className="room-group room-luminaire">
      <legend>{t('road.luminaire')}</legend>
      {name && <p className="room-chosen">{name}</p>}
      <LuminaireField
        search={search}
        start={start}
        label={t('road.luminaire')}
        hintId="road-luminaire-hint"
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
