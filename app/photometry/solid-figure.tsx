import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useT } from '#app/photometry/photometry-texts.ts';
import {
  createSolid,
  drawSolid,
  SOLID_RADIUS,
  type SolidView,
  turnView,
} from '#core/photometry/drawings/light-solid.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';

const FIRST_VIEW: SolidView = { planeDeg: 30, aboveDeg: 20 };
/** Degrees of a key or a button, and of a pixel that is dragged. */
const STEP_DEG = 15;
const DRAG_DEG = 0.5;
/** Luminaires that shine down leave much of the upper half empty. */
const BOX = { side: SOLID_RADIUS + 4, top: 0.8 * SOLID_RADIUS };

/** Turn around and height of each direction. */
const turns = {
  left: { key: 'ArrowLeft', by: [-STEP_DEG, 0], sign: '←' },
  right: { key: 'ArrowRight', by: [STEP_DEG, 0], sign: '→' },
  up: { key: 'ArrowUp', by: [0, STEP_DEG], sign: '↑' },
  down: { key: 'ArrowDown', by: [0, -STEP_DEG], sign: '↓' },
} as const;

/** The light distribution as a body that can be turned; a still picture without scripts. */
export function SolidFigure({ light }: { light: LightDistribution }) {
  const t = useT();
  const solid = useMemo(() => createSolid(light), [light]);
  const [view, setView] = useState(FIRST_VIEW);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const turn = ([around, raise]: Turn) => setView((before) => turnView(before, around, raise));

  function drag(event: PointerEvent) {
    const from = dragged.current;
    if (!from) return;
    turn([(from.x - event.clientX) * DRAG_DEG, (event.clientY - from.y) * DRAG_DEG]);
    dragged.current = { x: event.clientX, y: event.clientY };
  }

  const release = () => {
    dragged.current = null;
  };

  return (
    <section className="light-block">
      <h3>{t('photometry.solid')}</h3>
      <div
        className="light-drawing light-solid"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <SolidPicture view={view} drawing={drawSolid(solid, view)} />
      </div>
      <TurnButtons onTurn={turn} />
      <p className="light-note">{t('photometry.solid.text')}</p>
    </section>
  );
}

type PictureProps = { view: SolidView; drawing: ReturnType<typeof drawSolid> };

function SolidPicture({ view, drawing: { facets, axes } }: PictureProps) {
  const t = useT();
  const name = view.aboveDeg < 0 ? 'photometry.solid.below' : 'photometry.solid.above';
  const place = { plane: Math.round(view.planeDeg), angle: Math.round(Math.abs(view.aboveDeg)) };
  const axesOf = (isBehind: boolean) =>
    axes
      .filter((axis) => axis.isBehind === isBehind)
      .map(({ planeDeg, x, y }) => (
        <g key={planeDeg} className="solid-axis">
          <line x1={0} y1={0} x2={x} y2={y} />
          <text x={x * 1.1} y={y * 1.1 + 3} textAnchor="middle">
            C{planeDeg}
          </text>
        </g>
      ));
  return (
    <svg
      className="solid"
      role="img"
      aria-label={t(name, place)}
      viewBox={`${-BOX.side} ${-BOX.top} ${2 * BOX.side} ${BOX.side + BOX.top}`}
    >
      {axesOf(true)}
      {facets.map(({ path, shade }, index) => (
        <path key={index} className="solid-facet" data-shade={shade} d={path} />
      ))}
      {axesOf(false)}
    </svg>
  );
}

type Turn = readonly [number, number];

function TurnButtons({ onTurn }: { onTurn: (by: Turn) => void }) {
  const t = useT();

  function press(event: KeyboardEvent) {
    const found = Object.values(turns).find(({ key }) => key === event.key);
    if (!found) return;
    event.preventDefault();
    onTurn(found.by);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and has none to show
    <div className="light-turns" role="group" aria-label={t('photometry.solid')} onKeyDown={press}>
      {(['left', 'right', 'up', 'down'] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          aria-label={t(`photometry.solid.${direction}`)}
          onClick={() => onTurn(turns[direction].by)}
        >
          <span aria-hidden="true">{turns[direction].sign}</span>
        </button>
      ))}
    </div>
  );
}
