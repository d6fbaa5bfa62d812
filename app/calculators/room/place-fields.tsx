import { useState } from 'react';
import { toNumber } from '#app/calculators/light/form-fields.tsx';
import { NumberField } from '#app/calculators/light/number-field.tsx';
import { describeProblem, FieldProblem } from '#app/calculators/room/field-problem.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import type { Placed, Room } from '#core/calculators/room/room.ts';
import { MAX_PLACES, type Place, roundPlace } from '#core/calculators/room/room-place.ts';
import type { RoomProblem } from '#core/calculators/room/room-problems.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

type Props = {
  room: Room;
  placed: readonly Placed[];
  chosen: number;
  /** Whether a luminaire has left the regular grid. */
  isMoved: boolean;
  problems: readonly RoomProblem[];
  onChoose: (index: number) => void;
  /** Called with the new places of all luminaires; an empty list restores the regular grid. */
  onChange: (places: readonly Place[]) => void;
};

/**
 * The positions of luminaires as number fields, an alternative to dragging, with buttons to add and remove luminaires.
 */
export function PlaceFields(props: Props) {
  const { placed, chosen, onChoose } = props;
  const t = useT();
  const place = placed[chosen];
  return (
    <fieldset className="room-places calculator-buttons">
      <legend>{t('room.places')}</legend>
      <p id="room-plan-hint" className="calculator-note">
        {t('room.places.hint')}
      </p>
      <label className="calculator-field">
        {t('room.places.number')}
        <select value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
          {placed.map((_, index) => (
            <option key={index} value={index}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      {place && <Coordinates key={chosen} {...props} place={place} />}
      <PlaceActions {...props} />
    </fieldset>
  );
}

/** The fields of one luminaire; one that holds no number says so, and the luminaire stays where it is. */
function Coordinates({
  room,
  placed,
  chosen,
  place,
  problems,
  onChange,
}: Props & { place: Place }) {
  const t = useT();
  const [failed, setFailed] = useState<(Place & { axis: 'x' | 'y' }) | null>(null);
  // A luminaire that was moved on the plan since shows where it is.
  const unread = failed && failed.x === place.x && failed.y === place.y ? failed.axis : null;
  const most = { x: room.lengthM, y: room.widthM };
  const own = unread ? [rangeProblem(most[unread])] : problems;
  const read = (axis: 'x' | 'y', text: string) => {
    const metres = toNumber(text);
    setFailed(Number.isFinite(metres) ? null : { ...place, axis });
    if (!Number.isFinite(metres)) return;
    const moved = { ...place, [axis]: roundPlace(metres) };
    onChange(placed.map((other, index) => (index === chosen ? moved : other)));
  };
  return (
    <>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className="calculator-field">
          {joinFigures(t(`room.places.${axis}`))}
          <NumberField
            locale={t.locale}
            limits={{ min: 0, max: most[axis], step: 0.05, unit: 'm' }}
            {...describeProblem('places', unread && unread !== axis ? [] : own)}
            value={Number(place[axis].toFixed(2))}
            onText={(text) => read(axis, text)}
          />
        </label>
      ))}
      <FieldProblem field="places" problems={own} />
    </>
  );
}

const rangeProblem = (max: number): RoomProblem => {
  return { field: 'places', kind: 'range', values: { min: 0, max } };
};

function PlaceActions({ room, placed, chosen, isMoved, onChoose, onChange }: Props) {
  const t = useT();
  return (
    <div className="room-places-actions">
      <button
        type="button"
        disabled={placed.length >= MAX_PLACES}
        onClick={() => {
          onChange([...placed, { x: room.lengthM / 2, y: room.widthM / 2 }]);
          onChoose(placed.length);
        }}
      >
        {t('room.places.add')}
      </button>
      <button
        type="button"
        disabled={placed.length < 2}
        onClick={() => {
          onChange(placed.filter((_, index) => index !== chosen));
          onChoose(Math.max(0, chosen - 1));
        }}
      >
        {t('room.places.remove')}
      </button>
      <button type="button" disabled={!isMoved} onClick={() => onChange([])}>
        {t('room.places.reset')}
      </button>
    </div>
  );
}
