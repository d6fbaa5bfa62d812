import { useT } from '#app/photometry/photometry-texts.ts';
import { formatPlanePair, listPlanePairs } from '#core/photometry/drawings/plane-pairs.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';

type BoxesProps = {
  light: LightDistribution;
  chosen: readonly number[];
  /** Never with an empty list. */
  onChoose: (planesDeg: readonly number[]) => void;
};

/** A box for each plane of a distribution; nothing for a rotational one. */
export function PlaneBoxes({ light, chosen, onChoose }: BoxesProps) {
  const t = useT();
  const pairs = listChoices(light, chosen);
  if (pairs.length < 2) return null;
  return (
    <fieldset className="light-planes">
      <legend>{t('photometry.planes')}</legend>
      {pairs.map((planeDeg) => {
        const isChosen = chosen.includes(planeDeg);
        return (
          <label key={planeDeg}>
            <input
              type="checkbox"
              checked={isChosen}
              // A diagram has one curve at least.
              disabled={isChosen && chosen.length === 1}
              onChange={() =>
                onChoose(
                  isChosen
                    ? chosen.filter((plane) => plane !== planeDeg)
                    : [...chosen, planeDeg].sort((a, b) => a - b),
                )
              }
            />
            {formatPlanePair(t.locale, planeDeg)}
          </label>
        );
      })}
    </fieldset>
  );
}

type SelectProps = {
  light: LightDistribution;
  /** Null for the usual planes. */
  chosen: number | null;
  /** What the usual planes are called. */
  usual: string;
  onChoose: (planeDeg: number | null) => void;
};

/** The choice of one plane, or of the usual ones; nothing for a rotational distribution. */
export function PlaneSelect({ light, chosen, usual, onChoose }: SelectProps) {
  const t = useT();
  const pairs = listPlanePairs(light);
  if (pairs.length < 2) return null;
  return (
    <label className="light-plane">
      {t('photometry.plane')}
      <select
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{usual}</option>
        {pairs.map((planeDeg) => (
          <option key={planeDeg} value={planeDeg}>
            {formatPlanePair(t.locale, planeDeg)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The planes of the file, and others that are drawn already. */
function listChoices(light: LightDistribution, chosen: readonly number[]): number[] {
  return [...new Set([...listPlanePairs(light), ...chosen])].sort((a, b) => a - b);
}
