import { useT } from '#app/calculators/room/room-texts.ts';
import { listLegend, reachedText } from '#core/calculators/room/plan/legend-entries.ts';
import type { PlanDrawing } from '#core/calculators/room/plan/plan-drawing.ts';
import type { PlanKind } from '#core/calculators/room/room-address.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  kind: PlanKind;
  drawing: PlanDrawing;
  plane: RoomResult['plane'];
  targetLux: number;
};

/** What the colours, lines and marks of a plan mean. */
export function PlanLegend({ kind, drawing, plane, targetLux }: Props) {
  const t = useT();
  const { bands } = drawing.light;
  const number = (value: number) => formatNumber(t.locale, value, 1);
  return (
    <div className="room-legend">
      {kind === 'colours' && (
        <>
          <p>{t('room.legend')}</p>
          <ol className="room-scale">
            {bands.map(({ from, to, colour }, index) => (
              <li key={from}>
                <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="1" height="1" fill={colour} />
                </svg>
                {number(from)}
                {index === bands.length - 1 && <span>{number(to)}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      <ul className="room-marks">
        {listLegend(t, kind, { drawing, plane, targetLux }).map(({ look, text }) => (
          <li key={look}>
            {look !== 'plain' && (
              <svg viewBox="0 0 28 14" aria-hidden="true" data-look={look}>
                {look === 'reached' && <rect className="room-reached" width="28" height="14" />}
                {look === 'line' && <path className="room-line" d="M0 7H28" />}
                {look === 'zone' && <path className="room-zone" d="M0 7H28" />}
                {look === 'target' && <path className="room-target" d="M0 7H28" />}
                {(look === 'lowest' || look === 'highest') && (
                  <rect className="room-mark" x="1" y="1" width="26" height="12" rx="3" />
                )}
              </svg>
            )}
            {text}
          </li>
        ))}
      </ul>
      <p>{reachedText(t, plane, targetLux)}</p>
    </div>
  );
}
