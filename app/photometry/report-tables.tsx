import { LightTable } from '#app/photometry/light-table.tsx';
import { MissingBlock } from '#app/photometry/missing-block.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { formatOneDecimal } from '#core/photometry/one-decimal.ts';
import { reflectanceText } from '#core/photometry/reflectance-text.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import { formatNumber } from '#core/units.ts';

type Props = { report: PhotometryReport };

/** Utilisation factors by room index and reflectances. */
export function UtilisationFactors({ report: { utilisation } }: Props) {
  const t = useT();
  if (!utilisation) return null;
  const sets = utilisation.reflectances.map(reflectanceText);
  return (
    <section className="light-block light-wide">
      <h3>{t('photometry.utilisation')}</h3>
      <p className="light-note">{t('photometry.utilisation.text')}</p>
      <LightTable
        label={t('photometry.utilisation')}
        heads={[t('photometry.utilisation.index'), ...sets]}
        rows={utilisation.roomIndices.map((roomIndex, row) => ({
          head: formatNumber(t.locale, roomIndex, 2),
          cells: (utilisation.factors[row] ?? []).map((factor) =>
            formatNumber(t.locale, 100 * factor, 0),
          ),
        }))}
      />
    </section>
  );
}

/** Average luminances at angles that cause glare. */
export function Luminances({ report: { luminance } }: Props) {
  const t = useT();
  if (!luminance) {
    return <MissingBlock title={t('photometry.luminance')} text={t('photometry.luminance.none')} />;
  }
  const { planesDeg } = luminance;
  return (
    <section className={planesDeg.length > 7 ? 'light-block light-wide' : 'light-block'}>
      <h3>{t('photometry.luminance')}</h3>
      <p className="light-note">{t('photometry.luminance.text')}</p>
      <LightTable
        label={t('photometry.luminance')}
        heads={['γ', ...planesDeg.map((plane) => `C${plane}`), t('photometry.luminance.highest')]}
        rows={luminance.gammasDeg.map((gamma, row) => {
          const values = luminance.luminances[row] ?? [];
          return {
            head: `${gamma}°`,
            cells: [...values, Math.max(...values)].map((value) =>
              formatNumber(t.locale, value, 0),
            ),
          };
        })}
      />
    </section>
  );
}

/** Flux of zones of 10°. */
export function ZonalFluxes({ report: { zones, figures } }: Props) {
  const t = useT();
  const total = zones.reduce((sum, { flux }) => sum + flux, 0);
  const percent = (share: number) => `${formatOneDecimal(t.locale, 100 * share)}\u00a0%`;
  const lit = zones.filter(({ fromDeg, flux }) => fromDeg < 90 || flux > 0);
  return (
    <section className="light-block">
      <h3>{t('photometry.zones')}</h3>
      <LightTable
        label={t('photometry.zones')}
        heads={[
          t('photometry.zones.zone'),
          t('photometry.flux'),
          t('photometry.zones.share'),
          t('photometry.zones.cumulative'),
        ]}
        rows={lit.map(({ fromDeg, toDeg, flux, cumulativeShare }) => ({
          head: `${fromDeg}–${toDeg}°`,
          cells: [
            `${formatNumber(t.locale, (flux * figures.lampFluxLm) / 1000, 0)}\u00a0lm`,
            percent(total > 0 ? flux / total : 0),
            percent(cumulativeShare),
          ],
        }))}
      />
    </section>
  );
}
