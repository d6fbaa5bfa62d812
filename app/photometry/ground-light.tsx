import { type Ref, useEffect, useRef, useState } from 'react';
import { getJson } from '#app/i18n/api-client.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { GroundLines } from '#app/photometry/ground-lines.tsx';
import type { GroundSummary } from '#core/photometry/ground/ground-summary.ts';

type Props = { variantId: number; first: GroundSummary };

/** Isolux lines of the ground, drawn again for another mounting height or tilt. */
export function GroundLight({ variantId, first }: Props) {
  const locale = useLocale();
  const [ground, setGround] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const height = useRef<HTMLSelectElement>(null);
  const tilt = useRef<HTMLSelectElement>(null);
  const wanted = useRef('');

  async function draw(): Promise<void> {
    const [heightM, tiltDeg] = [height.current?.value, tilt.current?.value].map(Number);
    const query = `height_cm=${Math.round((heightM ?? 0) * 100)}&tilt_deg=${tiltDeg}`;
    wanted.current = query;
    setIsBusy(true);
    const endpoint = `photometry/v1/variation/${variantId}/ground?${query}`;
    const drawn = await getJson<GroundSummary>(locale, endpoint);
    if (wanted.current !== query) return;
    setIsBusy(false);
    if (drawn) setGround(drawn);
    else choose(ground);
  }

  /** Without a drawing the choice goes back to what is shown. */
  function choose({ heightM, tiltDeg }: GroundSummary): void {
    if (height.current) height.current.value = String(heightM);
    if (tilt.current) tilt.current.value = String(tiltDeg);
  }

  // The visitor may have chosen before hydration, or the browser may have restored a choice.
  useEffect(() => {
    const isChosen =
      Number(height.current?.value) !== first.heightM ||
      Number(tilt.current?.value) !== first.tiltDeg;
    if (isChosen) void draw();
  }, []);

  return (
    <section className="product-ground" aria-busy={isBusy}>
      <div>
        <h3>{ground.title}</h3>
        <p>{ground.text}</p>
        <div className="product-ground-choices">
          <Choice ref={height} {...first.height} start={first.heightM} onChange={draw} />
          <Choice ref={tilt} {...first.tilt} start={first.tiltDeg} onChange={draw} />
        </div>
      </div>
      <GroundLines ground={ground} />
    </section>
  );
}

type ChoiceProps = GroundSummary['height'] & {
  ref: Ref<HTMLSelectElement>;
  start: number;
  onChange: () => Promise<void>;
};

function Choice({ ref, label, choices, start, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select ref={ref} defaultValue={start} onChange={() => void onChange()}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
