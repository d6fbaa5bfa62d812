import { useT } from '#app/calculators/room/room-texts.ts';
import { formatRoomForm, planKinds, type RoomForm } from '#core/calculators/room/room-address.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  form: RoomForm;
  onChange: (plan: RoomForm['plan']) => void;
};

/** Chooses how the plan shows its light: links, so that the server draws the choice without scripts. */
export function PlanChoice({ form, onChange }: Props) {
  const t = useT();
  return (
    <nav className="room-choice" aria-label={t('room.view')}>
      {planKinds.map((plan) => (
        <a
          key={plan}
          href={`${pathTo(t.locale, 'room-calculator')}?${formatRoomForm({ ...form, plan })}`}
          rel="nofollow"
          aria-current={plan === form.plan ? 'true' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onChange(plan);
          }}
        >
          {t(`room.view.${plan}`)}
        </a>
      ))}
    </nav>
  );
}
