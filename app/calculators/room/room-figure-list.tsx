import { useT } from '#app/calculators/room/room-texts.ts';
import type { RoomForm } from '#core/calculators/room/room-address.ts';
import { listRoomFigures } from '#core/calculators/room/room-figures.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';

type Props = { form: RoomForm; result: RoomResult };

/** The figures of a calculated room, each with its target or the standard's limit. */
export function RoomFigures({ form, result }: Props) {
  const t = useT();
  return (
    <dl className="calculator-figures">
      {listRoomFigures(t, form, result).map(({ label, value, note, isMet }) => (
        <div key={label} data-met={isMet}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
            {isMet !== undefined && <em>{t(isMet ? 'room.met' : 'room.missed')}</em>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
