import { GroundLines } from '#app/photometry/ground-lines.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import type { GroundPlan } from '#core/photometry/ground/ground-plan.ts';
import { createGroundSummary } from '#core/photometry/ground/ground-summary.ts';

/** Isolux lines of the ground in a report. */
export function GroundDiagram({ plan }: { plan: GroundPlan }) {
  const t = useT();
  const ground = createGroundSummary(t, plan);
  return (
    <section className="light-block light-ground">
      <h3>{ground.title}</h3>
      <div className="light-drawing">
        <GroundLines ground={ground} />
      </div>
      <p className="light-note">{ground.text}</p>
    </section>
  );
}
