import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { formatOneDecimal } from '#core/photometry/one-decimal.ts';
import { reflectanceText } from '#core/photometry/reflectance-text.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import { formatUgr } from '#core/photometry/ugr/format-ugr.ts';
import { ugrReflectances } from '#core/photometry/ugr/ugr-rooms.ts';
import { worstUgrText } from '#core/photometry/ugr/ugr-text.ts';
import { formatNumber } from '#core/units.ts';

type Props = { report: PhotometryReport };

/** UGR of 19 rooms, five sets of reflectances and two viewing directions. */
export function UgrTable({ report: { isForRooms, ugr, ugr4h8h } }: Props) {
  const t = useT();
  if (!isForRooms) return null;
  if (!ugr) return <Missing title={t('photometry.ugr')} text={t('photometry.ugr.none')} />;
  const worst = worstUgrText(t, ugr4h8h);
  const sets = ugrReflectances.map(({ ceiling, walls, floor }) => `${ceiling}/${walls}/${floor}`);
  return (
    <section className="light-block light-wide">
      <h3>{t('photometry.ugr')}</h3>
      <p className="light-note">{t('photometry.ugr.text')}</p>
      <LightTable
        label={t('photometry.ugr')}
        groups={[
          { title: t('photometry.ugr.crosswise'), span: sets.length },
          { title: t('photometry.ugr.endwise'), span: sets.length },
        ]}
        heads={[t('photometry.ugr.room'), ...sets, ...sets]}
        rows={ugr.map(({ x, y, crosswise, endwise }) => ({
          head: `${x}H × ${y}H`,
          cells: [...crosswise, ...endwise].map((value) => formatUgr(t.locale, value)),
        }))}
      />
      {worst && <p className="light-note">{worst}</p>}
      <p className="light-note">{t('photometry.ugr.marks')}</p>
    </section>
  );
}

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
    return <Missing title={t('photometry.luminance')} text={t('photometry.luminance.none')} />;
  }
  return (
    <section className="light-block">
      <h3>{t('photometry.luminance')}</h3>
      <p className="light-note">{t('photometry.luminance.text')}</p>
      <LightTable
        label={t('photometry.luminance')}
        heads={['γ', ...luminance.planesDeg.map((plane) => `C${plane}`)]}
        rows={luminance.gammasDeg.map((gamma, row) => ({
          head: `${gamma}°`,
          cells: (luminance.luminances[row] ?? []).map((value) => formatNumber(t.locale, value, 0)),
        }))}
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

function Missing({ title, text }: { title: string; text: string }) {
  return (
    <section className="light-block">
      <h3>{title}</h3>
      <p className="light-note">{text}</p>
    </section>
  );
}
