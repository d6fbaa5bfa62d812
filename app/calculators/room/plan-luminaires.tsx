import type { KeyboardEvent, PointerEvent } from 'react';
import { nextOfKey, pointOfDrag, stepOfKey } from '#app/calculators/layout/plan-moves.ts';
import { useT } from '#app/calculators/room/room-texts.ts';
import { drawAimArrow } from '#core/calculators/room/plan/aim-arrow.ts';
import type { LuminaireGroup, Placed, Room } from '#core/calculators/room/room.ts';
import type { Place } from '#core/calculators/room/room-place.ts';
import type { LuminousArea } from '#core/photometry/luminaire.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  room: Room;
  placed: readonly Placed[];
  area: LuminousArea;
  /** Drawing units per metre. */
  scale: number;
  /** Index of the luminaire that keys and fields move. */
  chosen: number;
  onChoose: (index: number) => void;
  onMove: (index: number, place: Place) => void;
};

/**
 * The luminaires of a plan; they can be dragged or moved with the arrow keys. Only the chosen one is in the tab order;
 * page up and page down choose another.
 */
export function PlanLuminaires({ room, placed, area, scale, chosen, onChoose, onMove }: Props) {
  const t = useT();
  const metres = (value: number) => formatNumber(t.locale, value, 2);

  function press(event: KeyboardEvent<SVGGElement>, index: number) {
    const place = placed[index];
    const step = stepOfKey(event);
    const next = nextOfKey(event.key, index, placed.length);
    if (place && step) onMove(index, { x: place.x + step.x, y: place.y + step.y });
    else if (next !== null) {
      onChoose(next);
      event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('[tabindex]')[next]?.focus();
    } else return;
    event.preventDefault();
  }

  function drag(event: PointerEvent<SVGGElement>, index: number) {
    const point = pointOfDrag(event);
    if (point) onMove(index, { x: point.x / scale, y: point.y / scale });
  }

  return (
    <g className="room-luminaires">
      {placed.map(({ x, y, c0Deg }, index) => (
        // Keyed by its place in the list, so that it keeps the focus while it moves.
        // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
        <g
          key={index}
          role="button"
          tabIndex={index === chosen ? 0 : -1}
          aria-label={t('room.place', { number: index + 1, x: metres(x), y: metres(y) })}
          aria-describedby="room-plan-hint"
          data-chosen={index === chosen}
          transform={`translate(${x * scale} ${y * scale}) rotate(${c0Deg})`}
          onFocus={() => onChoose(index)}
          onKeyDown={(event) => press(event, index)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onChoose(index);
          }}
          onPointerMove={(event) => drag(event, index)}
        >
          <Outline area={area} scale={scale} room={room} />
        </g>
      ))}
    </g>
  );
}

type FurtherProps = Pick<Props, 'room' | 'scale'> & { further: readonly LuminaireGroup[] };

/** Luminaires of further groups, which their fields move. */
export function FurtherLuminaires({ room, further, scale }: FurtherProps) {
  return (
    <g className="room-further">
      {further.flatMap(({ luminaire, placed }, group) =>
        placed.map(({ x, y, c0Deg }, index) => (
          <g
            key={`${group} ${index}`}
            transform={`translate(${x * scale} ${y * scale}) rotate(${c0Deg})`}
          >
            <Aim area={luminaire.luminousArea} scale={scale} />
            <Shape area={luminaire.luminousArea} scale={scale} room={room} />
          </g>
        )),
      )}
    </g>
  );
}

function Aim({ area, scale }: Pick<Props, 'area' | 'scale'>) {
  const path = drawAimArrow(area, { x: 0, y: 0, c0Deg: 0, scale });
  return (
    path && (
      <>
        <path className="room-aim-ground" d={path} />
        <path className="room-aim" d={path} />
      </>
    )
  );
}

/**
 * The outline of a luminaire: its width along C0, its length along C90, with a minimum size to be visible and
 * touchable.
 */
function Outline({ area, scale, room }: ShapeProps) {
  const { length } = sizeOf({ area, scale, room });
  return (
    <>
      <circle className="room-touch" r={Math.max(20, length / 2)} />
      <Shape area={area} scale={scale} room={room} />
    </>
  );
}

type ShapeProps = Pick<Props, 'area' | 'scale' | 'room'>;

function sizeOf({ area, scale, room }: ShapeProps) {
  const least = Math.min(room.lengthM, room.widthM) * scale > 200 ? 9 : 7;
  const size = (metres: number) => Math.max(least, metres * scale);
  return { width: size(area.widthM || area.lengthM), length: size(area.lengthM) };
}

function Shape(props: ShapeProps) {
  const { width, length } = sizeOf(props);
  if (props.area.widthM === 0) return <circle r={length / 2} />;
  return <rect x={-width / 2} y={-length / 2} width={width} height={length} />;
}
