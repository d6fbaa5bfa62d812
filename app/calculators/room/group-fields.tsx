import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { LuminaireField } from '#app/calculators/light/luminaire-field.tsx';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import { NumberField } from '#app/calculators/light/number-field.tsx';
import { describeProblem, FieldProblem } from '#app/calculators/room/field-problem.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import {
  type GroupFigure,
  type GroupForm,
  type GroupNumber,
  groupFigures,
  groupLimits,
  groupNumbers,
  setGroupFigure,
} from '#core/calculators/room/groups/group-form.ts';
import { formatRoomForm, type RoomForm } from '#core/calculators/room/room-address.ts';
import type { RoomProblem } from '#core/calculators/room/room-problems.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  form: RoomForm;
  search: SearchVariants;
  /** The luminaire of each group; null if there is none with its code. */
  others: readonly (NamedLuminaire | null)[];
  problems: readonly RoomProblem[];
  /** Whether a group can be added: not beside a file that only this page holds, which a new page would lose. */
  canAdd: boolean;
  onChange: (form: RoomForm) => void;
};

/** Further groups of luminaires, and a field that adds one. Adding submits the form, as choosing a luminaire does. */
export function GroupFields({ form, search, others, problems, canAdd, onChange }: Props) {
  const t = useT();
  const next = groupNumbers[form.further.length];
  return (
    <>
      {form.further.map((group, index) => {
        const number = groupNumbers[index];
        if (!number) return null;
        const change = (changed: GroupForm) => {
          const further = form.further.map((old, place) => (place === index ? changed : old));
          onChange({ ...form, further });
        };
        return (
          <CalculationStep
            key={number}
            title={t('room.group', { number })}
            chosen={others[index]?.name}
            isOpen
          >
            <div className="calculator-group room-further-fields">
              <p className="calculator-chosen">{others[index]?.name}</p>
              <GroupLuminaire {...{ number, search, problems }} start={group.luminaire} />
              {groupFigures.map((figure) => (
                <GroupFigureField
                  key={figure}
                  {...{ figure, number, group, problems }}
                  onChange={change}
                />
              ))}
              <a href={addressWithout(t.locale, form, index)} rel="nofollow">
                {t('room.group.remove', { number })}
              </a>
            </div>
          </CalculationStep>
        );
      })}
      {form.further.length > 0 && <p className="calculator-note">{t('room.group.note')}</p>}
      {canAdd && next && (
        <CalculationStep title={t('room.group.add')} chosen={null}>
          <p id={`room-group-hint-${next}`} className="calculator-note">
            {t('room.group.add.hint')}
          </p>
          <div className="calculator-group calculator-luminaire room-add">
            <LuminaireField
              search={search}
              start=""
              name={`luminaire${next}`}
              label={t('room.group.code', { number: next })}
              hintId={`room-group-hint-${next}`}
            />
            <button type="submit">{t('room.calculate')}</button>
          </div>
        </CalculationStep>
      )}
    </>
  );
}

function addressWithout(locale: Parameters<typeof pathTo>[0], form: RoomForm, index: number) {
  const further = form.further.filter((_, place) => place !== index);
  return `${pathTo(locale, 'room-calculator')}?${formatRoomForm({ ...form, further })}`;
}

type LuminaireProps = Pick<Props, 'search' | 'problems'> & { number: GroupNumber; start: string };

function GroupLuminaire({ number, search, start, problems }: LuminaireProps) {
  const t = useT();
  const field = `luminaire${number}` as const;
  return (
    <div className="room-group-luminaire">
      <LuminaireField
        search={search}
        start={start}
        name={field}
        label={t('room.group.code', { number })}
        hintId={`room-problem-${field}`}
      />
      <FieldProblem field={field} problems={problems} />
    </div>
  );
}

type FigureProps = {
  figure: GroupFigure;
  number: GroupNumber;
  group: GroupForm;
  problems: readonly RoomProblem[];
  onChange: (group: GroupForm) => void;
};

function GroupFigureField({ figure, number, group, problems, onChange }: FigureProps) {
  const t = useT();
  const field = `${figure}${number}` as const;
  return (
    <div className="calculator-field">
      <label htmlFor={`room-${field}`}>{t(`room.group.${figure}`)}</label>
      <NumberField
        id={`room-${field}`}
        locale={t.locale}
        name={field}
        limits={groupLimits[figure]}
        {...describeProblem(field, problems)}
        value={group.wrong[figure] ?? group[figure]}
        onText={(text) => onChange(setGroupFigure(group, figure, text))}
      />
      <FieldProblem field={field} problems={problems} />
    </div>
  );
}
