import { useState } from 'react';
import { LightTable } from '#app/photometry/light-table.tsx';
import { MissingBlock } from '#app/photometry/missing-block.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import { formatUgr } from '#core/photometry/ugr/format-ugr.ts';
import { listUgrDirections } from '#core/photometry/ugr/ugr-directions.ts';
import { ugrReflectances } from '#core/photometry/ugr/ugr-rooms.ts';
import { calculateUgrView, type UgrRow } from '#core/photometry/ugr/ugr-table.ts';
import { worstUgrText } from '#core/photometry/ugr/ugr-text.ts';

type Props = { report: PhotometryReport };

/** Planes C that an observer may see the luminaires from. */
const STEP_DEG = 15;

const sets = ugrReflectances.map(({ ceiling, walls, floor }) => `${ceiling}/${walls}/${floor}`);

/** UGR of 19 rooms and five sets of reflectances: crosswise and endwise, or for a view that the visitor chooses. */
export function UgrTable({ report: { isForRooms, ugr, ugr4h8h, luminaire } }: Props) {
  const t = useT();
  const [view, setView] = useState('');
  if (!isForRooms) return null;
  if (!ugr) return <MissingBlock title={t('photometry.ugr')} text={t('photometry.ugr.none')} />;
  const worst = worstUgrText(t, ugr4h8h);
  const isSymmetric = ugr4h8h?.directions !== 'all';
  const planesDeg = Array.from(
    { length: isSymmetric ? 90 / STEP_DEG + 1 : 360 / STEP_DEG },
    (_, index) => index * STEP_DEG,
  );
  return (
    <section className="light-block light-wide">
      <h3>{t('photometry.ugr')}</h3>
      <p className="light-note">{joinFigures(t('photometry.ugr.text'))}</p>
      <label className="light-plane">
        {t('photometry.ugr.view')}
        <select value={view} onChange={({ target }) => setView(target.value)}>
          <option value="">{t('photometry.ugr.both')}</option>
          {!isSymmetric && <option value="all">{t('photometry.ugr.all')}</option>}
          {planesDeg.map((plane) => (
            <option key={plane} value={plane}>
              {t('photometry.ugr.from', { plane })}
            </option>
          ))}
        </select>
      </label>
      {view === '' ? (
        <MainViews ugr={ugr} />
      ) : (
        <LightTable
          label={t('photometry.ugr')}
          groups={[
            {
              title:
                view === 'all'
                  ? t('photometry.ugr.all')
                  : t('photometry.ugr.from', { plane: Number(view) }),
              span: sets.length,
            },
          ]}
          heads={[t('photometry.ugr.room'), ...sets]}
          rows={(
            calculateUgrView(
              luminaire,
              view === 'all' ? listUgrDirections(luminaire.light).planesDeg : [Number(view)],
            ) ?? []
          ).map(({ x, y, values }) => ({
            head: `${x}H × ${y}H`,
            cells: values.map((value) => formatUgr(t.locale, value)),
          }))}
        />
      )}
      {worst && <p className="light-note">{worst}</p>}
      <p className="light-note">{t('photometry.ugr.marks')}</p>
    </section>
  );
}

/** The table that manufacturers publish. */
function MainViews({ ugr }: { ugr: readonly UgrRow[] }) {
  const t = useT();
  return (
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
  );
}
