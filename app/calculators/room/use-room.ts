import { useMemo, useState } from 'react';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import { useAnnouncement } from '#app/calculators/light/use-announcement.ts';
import { useFormAddress } from '#app/calculators/light/use-form-address.ts';
import { useT } from '#app/calculators/room/room-texts.ts';
import { useRoomResult } from '#app/calculators/room/use-room-result.ts';
import { formatRoomForm, type RoomForm } from '#core/calculators/room/room-address.ts';
import { limitText } from '#core/calculators/room/room-figures.ts';
import type { Place } from '#core/calculators/room/room-place.ts';
import {
  findRoomProblems,
  type RoomProblem,
  roomProblemText,
} from '#core/calculators/room/room-problems.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { formatQuantity } from '#core/units.ts';

export type RoomStart = {
  start: RoomForm;
  /** From the URL, or from the visitor's own file. */
  chosen: NamedLuminaire | null;
  /** Luminaires of the further groups in the URL; null for codes that do not exist. */
  others: readonly (NamedLuminaire | null)[];
  /** The server's result for the URL. */
  first: { chosen: NamedLuminaire; result: RoomResult } | null;
};

/** The room as it is entered, and the result of the last possible one. */
export function useRoom({ start, chosen, others, first }: RoomStart) {
  const t = useT();
  const [form, setForm] = useState(start);
  // Apart from the form: it changes no figure, so that nothing is calculated again.
  const [plan, setPlan] = useState(start.plan);
  const luminaire = chosen?.luminaire ?? null;
  const furtherLuminaires = useMemo(
    () => others.map((other) => other?.luminaire ?? null),
    [others],
  );
  const problems = useMemo(
    () => findRoomProblems(form, luminaire, furtherLuminaires),
    [form, luminaire, furtherLuminaires],
  );
  const isPossible = problems.length === 0;
  // What is impossible is not calculated: the figures stay those of the last possible room.
  const [possible, setPossible] = useState(isPossible && luminaire ? { form, luminaire } : null);
  const isNew = possible?.form !== form || possible.luminaire !== luminaire;
  if (isPossible && luminaire && isNew) setPossible({ form, luminaire });
  const { result, isCurrent, hasFailed, retry } = useRoomResult(
    {
      form: possible?.form ?? form,
      luminaire: possible?.luminaire ?? null,
      others: furtherLuminaires,
    },
    first && {
      request: { form: start, luminaire: first.chosen.luminaire, others: furtherLuminaires },
      result: first.result,
    },
  );

  useFormAddress(form === start && plan === start.plan ? null : formatRoomForm({ ...form, plan }));

  const announced = useAnnouncement(announcementOf(t, { result, isCurrent, problems }));

  const move = (places: readonly Place[]) => setForm(moveTo(form, places));

  return {
    ...{ form, setForm, plan, setPlan, problems, possible, furtherLuminaires, move },
    ...{ result, hasFailed, retry, announced },
  };
}

function moveTo(form: RoomForm, places: readonly Place[]): RoomForm {
  const { places: _, ...wrong } = form.wrong;
  return { ...form, places, wrong };
}

export function warningOf(t: ReturnType<typeof useT>, result: RoomResult | null): string {
  return t(result ? 'room.impossible.last' : 'room.impossible');
}

type Announced = {
  result: RoomResult | null;
  isCurrent: boolean;
  problems: readonly RoomProblem[];
};

/** What screen readers announce of a result, or of the problems in the way of one. */
function announcementOf(
  t: ReturnType<typeof useT>,
  { result, isCurrent, problems }: Announced,
): string | null {
  if (problems.length > 0) {
    const texts = problems.map((problem) => roomProblemText(t, problem));
    return [warningOf(t, result), ...texts].join(' ');
  }
  if (!result || !isCurrent) return null;
  const lux = formatQuantity(t.locale, result.plane.averageLux, 'lx', 0);
  const further = result.further.reduce((sum, { count }) => sum + count, 0);
  const calculated = t.count('room.calculated', result.placed.length + further, { lux });
  return result.isLimited ? `${calculated} ${limitText(t, result)}` : calculated;
}
