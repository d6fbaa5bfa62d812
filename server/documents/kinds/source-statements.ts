import { attributesOfVariant, type Subject } from '#server/documents/subject.ts';

const replaceable = ['end-user', 'professional', 'no'] as const;

/** Exempt as containing products: for emergency only. */
const exempt = new Set(['emergency', 'exit-sign']);

/**
 * The statement on contained light sources, (EU) 2019/2015, Art. 4(2), in its wording, and on who can replace light
 * source and control gear, (EU) 2019/2020, Annex II, 3. None for products without a light source inside.
 */
export function listSourceStatements(subject: Subject): string[] {
  const { product, text } = subject;
  if (product.isLightSource || exempt.has(product.archetype)) return [];
  const containing = product.variants.filter(({ energyClass }) => energyClass !== null);
  if (containing.length === 0) return [];
  const byClass = Map.groupBy(containing, ({ energyClass }) => energyClass ?? '');
  const classes = [...byClass].sort(([one], [other]) => one.localeCompare(other));
  const key = classes.length === 1 ? 'source.contains' : 'source.contains-by-variant';
  const values = containing.map((variant) => attributesOfVariant(subject, variant));
  const isStated = (name: string, who: string) => values.some((stated) => stated[name] === who);
  return [
    ...classes.map(([name, { length }]) => text(key, { class: name, count: length })),
    ...replaceable
      .filter((who) => isStated('source_replaceable', who))
      .map((who) => text(`source.replaceable.${who}`)),
    ...replaceable
      .filter((who) => isStated('gear_replaceable', who))
      .map((who) => text(`gear.replaceable.${who}`)),
  ];
}
