import { say } from '#core/say.ts';
import type { StatementOf } from '#core/statements/statement-record.ts';
import type { Finding } from '#server/import/statements/check-catalogue-statement.ts';
import type { LuminaireSource } from '#server/import/statements/luminaire-source.ts';

type Replacement = Pick<StatementOf<'meter'>, 'before' | 'after'>;
type Powers = Pick<LuminaireSource, 'powerOf'>;

/** A leap year. */
const MOST_HOURS = 8784;
/** Figures are rounded. */
const ROUNDING = 1.01;

/** Hours of a year at the power of before, and the most that the luminaires of now can use in them, MWh. */
function boundsOf({ before, after }: Replacement, { powerOf }: Powers) {
  const hours = (1000 * before.mwh) / before.kw;
  return { hours, mostMwh: (sumPower(after.luminaires, { powerOf }) * hours) / 1e6 };
}

type Luminaires = Replacement['after']['luminaires'];

/** Power of luminaires together, watts. */
export function sumPower(luminaires: Luminaires, { powerOf }: Powers): number {
  return luminaires.reduce((sum, { sku, count }) => sum + count * powerOf(sku), 0);
}

/** Checks that the power that was and is installed can use what the meters have shown, in the same hours. */
export function checkMeter(statement: StatementOf<'meter'>, powers: Powers): Finding {
  const { hours, mostMwh } = boundsOf(statement, powers);
  if (hours > MOST_HOURS * ROUNDING) {
    return {
      isTrue: false,
      found: say`the power of before would run ${Math.round(hours)} hours a year`,
    };
  }
  const isTrue = statement.after.mwh <= mostMwh * ROUNDING;
  return { isTrue, found: say`the luminaires use ${Number(mostMwh.toPrecision(4))} MWh at most` };
}

/** A figure of a saving. */
export function calculateSaving(statement: StatementOf<'saving'>, powers: Powers): number {
  const { before, after, figure, out_of } = statement;
  const { hours, mostMwh } = boundsOf(statement, powers);
  const figures: Record<typeof figure, number> = {
    power: before.kw,
    hours,
    alone: mostMwh,
    saved: out_of * (1 - after.mwh / before.mwh),
    remaining: (out_of * after.mwh) / before.mwh,
    'by-luminaires': (out_of * (before.mwh - mostMwh)) / (before.mwh - after.mwh),
  };
  return figures[figure];
}

/**
 * The share of the hours in which the controlled luminaires were dimmed, when control of nothing else has saved energy.
 */
export function calculateDimmed(statement: StatementOf<'dimmed'>, powers: Powers): number {
  const { after, controlled, level, out_of } = statement;
  const { hours, mostMwh } = boundsOf(statement, powers);
  const dimmedMwh = ((1 - level / 100) * sumPower(controlled, powers) * hours) / 1e6;
  return (out_of * (mostMwh - after.mwh)) / dimmedMwh;
}
