import { useRef, useState } from 'react';
import { getJson } from '#app/i18n/api-client.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { GroundLines } from '#app/photometry/ground-lines.tsx';
import type { GroundSummary } from '#core/photometry/ground/ground-summary.ts';

type Props = { variantId: number; first: GroundSummary };

/** Isolux lines of the ground, drawn again for another mounting height or tilt. */
export function GroundLight({ variantId, first }: Props) {
  const locale = useLocale();
  const [ground, setGround] = useState(first);
  const [wanted, setWanted] = useState({ heightM: first.heightM, tiltDeg: first.tiltDeg });
  const last = useRef(wanted);
  const isBusy = wanted.heightM !== ground.heightM || wanted.tiltDeg !== ground.tiltDeg;
  async function draw(setup: typeof wanted): Promise<void> {
    setWanted(setup);
    last.current = setup;
    const query = `height_cm=${Math.round(setup.heightM * 100)}&tilt_deg=${setup.tiltDeg}`;
    const endpoint = `photometry/v1/variation/${variantId}/ground?${query}`;
    const drawn = await getJson<GroundSummary>(locale, endpoint);
    if (last.current !== setup) return;
    // Without a drawing the choice goes back to what is shown.
    if (drawn) setGround(drawn);
    else setWanted({ heightM: ground.heightM, tiltDeg: ground.tiltDeg });
  }
  const { height, tilt } = first;
  return (
    <section className="product-ground" aria-busy={isBusy}>
      <div>
        <h3>{ground.title}</h3>
        <p>{ground.text}</p>
        <div className="product-ground-choices">
          <label>
            {height.label}
            <select
              value={wanted.heightM}
              onChange={(event) => void draw({ ...wanted, heightM: Number(event.target.value) })}
            >
              <Choices {...height} />
            </select>
          </label>
          <label>
            {tilt.label}
            <select
              value={wanted.tiltDeg}
              onChange={(event) => void draw({ ...wanted, tiltDeg: Number(event.target.value) })}
            >
              <Choices {...tilt} />
            </select>
          </label>
        </div>
      </div>
      <GroundLines ground={ground} />
    </section>
  );
}

function Choices({ choices }: Pick<GroundSummary['height'], 'choices'>) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
