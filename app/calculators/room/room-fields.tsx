import { useT } from '#app/calculators/room/room-texts.ts';
import { MAX_LUMINAIRES } from '#core/calculators/room/plan-lighting.ts';
import { type RoomForm, roomLimits } from '#core/calculators/room/room-address.ts';
import { sourceText } from '#core/calculators/room/room-figures.ts';
import { findRoomUse, roomUses } from '#core/calculators/room/uses.ts';
import { formatNumber } from '#core/units.ts';

type Props = { form: RoomForm; onChange: (form: RoomForm) => void };
type Figure = keyof typeof roomLimits;

const groups: { title: 'size' | 'reflectances' | 'task' | 'arrangement'; figures: Figure[] }[] = [
  { title: 'size', figures: ['length', 'width', 'height', 'plane', 'mounting'] },
  { title: 'task', figures: ['target', 'maintenance'] },
  { title: 'reflectances', figures: ['ceiling', 'walls', 'floor'] },
  { title: 'arrangement', figures: ['rows', 'columns'] },
];

/** All inputs of the room; every change applies at once. */
export function RoomFields({ form, onChange }: Props) {
  const t = useT();
  return (
    <>
      <label className="room-field room-use">
        {t('room.use')}
        <select
          name="use"
          value={form.use}
          onChange={(event) => {
            const use = findRoomUse(event.target.value);
            onChange({ ...form, use: use.id, target: use.targetLux, plane: use.workPlaneM });
          }}
        >
          {roomUses.map(({ id }) => (
            <option key={id} value={id}>
              {t(`room.use.${id}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="room-note">{sourceText(t, findRoomUse(form.use))}</p>
      {groups.map(({ title, figures }) => (
        <fieldset key={title} className="room-group">
          <legend>{t(`room.${title}`)}</legend>
          {figures.map((figure) => (
            <FigureField key={figure} figure={figure} form={form} onChange={onChange} />
          ))}
          {title === 'arrangement' && (
            <>
              <p className="room-note">
                {t('room.most', { max: formatNumber(t.locale, MAX_LUMINAIRES) })}
              </p>
              <label className="room-check">
                <input
                  type="checkbox"
                  name="turned"
                  value="1"
                  checked={form.isTurned}
                  onChange={(event) => onChange({ ...form, isTurned: event.target.checked })}
                />
                {t('room.field.turned')}
              </label>
            </>
          )}
        </fieldset>
      ))}
    </>
  );
}

function FigureField({ figure, form, onChange }: Props & { figure: Figure }) {
  const t = useT();
  const { min, max, step } = roomLimits[figure];
  return (
    <label className="room-field">
      {t(`room.field.${figure}`)}
      <input
        type="number"
        inputMode="decimal"
        name={figure}
        {...{ min, max, step }}
        // Uncontrolled, so that a value may be empty or out of range while typing.
        defaultValue={form[figure]}
        key={`${figure} ${form.use}`}
        onChange={(event) => {
          const value = event.target.valueAsNumber;
          if (!(value >= min && value <= max)) return;
          const isGrid = figure === 'rows' || figure === 'columns';
          onChange({ ...form, [figure]: value, places: isGrid ? [] : form.places });
        }}
      />
    </label>
  );
}
