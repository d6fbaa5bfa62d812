import { type KeyboardEvent, useState } from 'react';
import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { nextOfKey, pointOfDrag, stepOfKey } from '#app/calculators/layout/plan-moves.ts';
import type { EscapeDrawing } from '#core/calculators/escape/escape-drawing.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  drawing: Pick<EscapeDrawing, 'lights' | 'frame'>;
  lights: EscapeOutcome['lights'];
  /** Id of what says how they are moved. */
  hint: string;
  /** To a point of the plan, metres; y counts upwards. */
  onMove: (index: number, to: { x: number; y: number }) => void;
};

/**
 * The numbered luminaires of a plan; they can be dragged or moved with the arrow keys. Only the chosen one is in the tab
 * order; page up and page down choose another.
 */
export function MovableLights({ drawing, lights, hint, onMove }: Props) {
  const t = useT();
  const [wanted, setChosen] = useState(0);
  const chosen = Math.min(wanted, lights.length - 1);
  const { left, top, scale } = drawing.frame;
  const metres = (value: number) => formatNumber(t.locale, value, 2);

  function press(event: KeyboardEvent<SVGGElement>, index: number) {
    const step = stepOfKey(event);
    const next = nextOfKey(event.key, index, lights.length);
    const light = lights[index];
    if (step && light) onMove(index, { x: light.x + step.x, y: light.y - step.y });
    else if (next !== null) {
      setChosen(next);
      event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('[tabindex]')[next]?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <g className="calculator-lights escape-lights">
      {drawing.lights.map(({ x, y }, index) => (
        // Keyed by its number, so that it keeps the focus while it moves.
        // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
        <g
          key={index}
          role="button"
          tabIndex={index === chosen ? 0 : -1}
          aria-label={t('escape.light.place', {
            number: index + 1,
            along: metres(lights[index]?.alongM ?? 0),
            across: metres(lights[index]?.acrossM ?? 0),
          })}
          aria-describedby={hint}
          onFocus={() => setChosen(index)}
          onKeyDown={(event) => press(event, index)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            const point = pointOfDrag(event);
            if (point) onMove(index, { x: left + point.x / scale, y: top - point.y / scale });
          }}
        >
          <circle className="escape-touch" cx={x} cy={y} r={22} />
          <circle cx={x} cy={y} r={12} />
          <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
