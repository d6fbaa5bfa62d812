import { useMemo, useState } from 'react';
import { PlaceFields } from '#app/calculators/room/place-fields.tsx';
import { PlanChoice } from '#app/calculators/room/plan-choice.tsx';
import { FurtherLuminaires, PlanLuminaires } from '#app/calculators/room/plan-luminaires.tsx';
import { RoomPlan } from '#app/calculators/room/room-plan.tsx';
import { RoomSections } from '#app/calculators/room/room-sections.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import { listFurther } from '#core/calculators/room/groups/place-group.ts';
import { sizeInRoom } from '#core/calculators/room/luminaire-fit.ts';
import { drawPlan } from '#core/calculators/room/plan/plan-drawing.ts';
import { type RoomForm, toFloorPlan, toRoom } from '#core/calculators/room/room-address.ts';
import { clampPlace, MAX_PLACES, type Place } from '#core/calculators/room/room-place.ts';
import type { RoomProblem } from '#core/calculators/room/room-problems.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

type Props = {
  form: RoomForm;
  problems: readonly RoomProblem[];
  result: RoomResult;
  luminaire: Luminaire;
  /** Of the further groups. */
  others: readonly (Luminaire | null)[];
  onMove: (places: readonly Place[]) => void;
  onPlan: (plan: RoomForm['plan']) => void;
};

/** The plan with its movable luminaires; their positions are ahead of the result being calculated. */
export function RoomDesign({ form, problems, result, luminaire, others, onMove, onPlan }: Props) {
  const t = useT();
  const [wanted, setChosen] = useState(0);
  const room = useMemo(() => toRoom(form), [form]);
  const area = luminaire.luminousArea;
  const isMoved = form.places.length > 0;
  const c0Deg = form.isTurned ? 90 : 0;
  const placed = isMoved ? form.places.map((place) => ({ ...place, c0Deg })) : result.placed;
  const chosen = Math.min(wanted, placed.length - 1);
  const { length, width, cornerlength, cornerwidth, target: targetLux, zone } = form;
  const floor = useMemo(
    () => toFloorPlan({ length, width, cornerlength, cornerwidth }),
    [length, width, cornerlength, cornerwidth],
  );
  const further = useMemo(
    () => listFurther(floor, form.further, others),
    [floor, form.further, others],
  );
  const drawing = useMemo(() => {
    const all = [...result.placed, ...further.flatMap((group) => group.placed)];
    return drawPlan({ ...floor, marginalZoneM: zone }, { ...result, placed: all }, targetLux);
  }, [floor, zone, targetLux, result, further]);
  const canMove = placed.length <= MAX_PLACES;

  const size = sizeInRoom(area, form.isTurned);
  const shared = { room, placed, chosen, onChoose: setChosen };
  return (
    <>
      <PlanChoice form={form} onChange={onPlan} />
      <RoomPlan {...{ room, result, drawing, targetLux }} kind={form.plan}>
        <FurtherLuminaires {...{ room, further }} scale={drawing.scale} />
        <PlanLuminaires
          {...shared}
          area={area}
          scale={drawing.scale}
          onMove={(index, wanted) => {
            const place = clampPlace(wanted, room, size);
            if (canMove) onMove(placed.map((old, number) => (number === index ? place : old)));
          }}
        />
      </RoomPlan>
      <RoomSections {...{ room, result, luminaire, further }} />
      {canMove ? (
        <PlaceFields {...shared} {...{ isMoved, problems }} onChange={onMove} />
      ) : (
        <p id="room-plan-hint" className="calculator-note">
          {t('room.places.most', { max: MAX_PLACES })}
        </p>
      )}
    </>
  );
}
