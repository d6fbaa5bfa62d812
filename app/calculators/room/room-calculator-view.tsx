import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RoomActions } from '#app/calculators/room/room-actions.tsx';
import { RoomDesign } from '#app/calculators/room/room-design.tsx';
import { RoomFields } from '#app/calculators/room/room-fields.tsx';
import { RoomFigures } from '#app/calculators/room/room-figure-list.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import { useRoomResult } from '#app/calculators/room/use-room-result.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { VariantField } from '#app/ui/variant-field.tsx';
import { formatRoomForm, type RoomForm } from '#core/calculators/room/room-address.ts';
import { limitText } from '#core/calculators/room/room-figures.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { formatQuantity } from '#core/units.ts';

/** A luminaire with its name. */
export type NamedLuminaire = { name: string; luminaire: Luminaire };

type Props = {
  start: RoomForm;
  search: SearchVariants;
  /** From the URL, or from the visitor's own file. */
  chosen: NamedLuminaire | null;
  /** The server's result for the URL. */
  first: { chosen: NamedLuminaire; result: RoomResult } | null;
  /** Whether the luminaire is from a file that only this page holds. */
  isOwn: boolean;
  /** A drop area for files. */
  children: ReactNode;
};

/** Browsers throttle URL changes, such as one for every step of a drag. */
const ADDRESS_DELAY_MS = 200;
const ANNOUNCEMENT_DELAY_MS = 700;

/** A room that is recalculated on every change; without scripts the form submits it. */
export function RoomCalculator({ start, search, chosen, first, isOwn, children }: Props) {
  const t = useT();
  const [form, setForm] = useState(start);
  const { result, hasFailed, retry } = useRoomResult(
    form,
    chosen?.luminaire ?? null,
    first && {
      request: { form: start, luminaire: first.chosen.luminaire },
      result: first.result,
    },
  );

  useEffect(() => {
    if (form === start) return;
    const timer = setTimeout(() => writeAddress(form), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [form, start]);

  const announced = useAnnouncement(result);

  return (
    <div className="room">
      <form className="room-form" method="get">
        <LuminaireGroup {...{ search, chosen }} start={start.luminaire} />
        <RoomFields form={form} onChange={setForm} />
      </form>
      <div className="room-result">
        {children}
        <p className="visually-hidden" role="status">
          {announced}
        </p>
        {hasFailed && (
          <p className="room-warning" role="alert">
            {t('room.failed')}{' '}
            <button type="button" onClick={retry}>
              {t('room.again')}
            </button>
          </p>
        )}
        {result && chosen ? (
          <Outcome {...{ form, result, chosen, isOwn }} onChange={setForm} />
        ) : (
          <p className="room-note">{t(chosen ? 'room.busy' : 'room.luminaire.none')}</p>
        )}
        <section aria-labelledby="room-method">
          <h2 id="room-method">{t('room.method')}</h2>
          <p className="room-note">{t('room.method.text')}</p>
        </section>
      </div>
    </div>
  );
}

type OutcomeProps = {
  form: RoomForm;
  result: RoomResult;
  chosen: NamedLuminaire;
  isOwn: boolean;
  onChange: (form: RoomForm) => void;
};

/** The lit room: its plan and its figures. */
function Outcome({ form, result, chosen, isOwn, onChange }: OutcomeProps) {
  const t = useT();
  return (
    <section aria-labelledby="room-result">
      <div className="room-head">
        <h2 id="room-result">{t('room.result')}</h2>
        <RoomActions form={form} isOwn={isOwn} />
      </div>
      {result.isLimited && (
        <p className="room-warning" role="status">
          {limitText(t, result)}
        </p>
      )}
      <RoomDesign
        form={form}
        result={result}
        area={chosen.luminaire.luminousArea}
        onChange={onChange}
      />
      <RoomFigures form={form} result={result} />
    </section>
  );
}

type LuminaireProps = { search: SearchVariants; start: string; chosen: NamedLuminaire | null };

function LuminaireGroup({ search, start, chosen }: LuminaireProps) {
  const t = useT();
  return (
    <fieldset className="room-group room-luminaire">
      <legend>{t('room.luminaire')}</legend>
      {chosen && <p className="room-chosen">{chosen.name}</p>}
      <LuminaireField search={search} start={start} />
      <button type="submit">{t('room.calculate')}</button>
      <p id="room-luminaire-hint" className="room-note">
        {start !== '' && !chosen
          ? t('room.luminaire.unknown', { code: start })
          : t('room.luminaire.hint')}
      </p>
    </fieldset>
  );
}

/** A chosen suggestion is submitted at once. */
function LuminaireField({ search, start }: { search: SearchVariants; start: string }) {
  const t = useT();
  const [code, setCode] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  return (
    <VariantField
      ref={field}
      search={search}
      value={code}
      onChange={setCode}
      onPick={({ sku }) => {
        flushSync(() => setCode(sku));
        field.current?.form?.requestSubmit();
      }}
      input={{
        name: 'luminaire',
        type: 'text',
        'aria-label': t('room.luminaire'),
        'aria-describedby': 'room-luminaire-hint',
      }}
    />
  );
}

/** Returns the screen reader announcement of a new result, after a pause without changes. */
function useAnnouncement(result: RoomResult | null): string {
  const t = useT();
  const [shown] = useState(result);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!result || result === shown) return;
    const lux = formatQuantity(t.locale, result.plane.averageLux, 'lx', 0);
    const text = t.count('room.calculated', result.placed.length, { lux });
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [result, shown, t]);
  return announced;
}

function writeAddress(form: RoomForm): void {
  const query = formatRoomForm(form);
  const { pathname, hash } = window.location;
  const address = `${pathname}${query && `?${query}`}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}
