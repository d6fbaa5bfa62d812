import { isForEmergency, isStrip } from '#core/catalogue/attributes/attribute-subjects.ts';
import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import { isLightSource } from '#core/catalogue/light-source.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { type Said, say } from '#core/say.ts';
import { complaintsAboutRow } from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content, ProductSource } from '#server/import/read/content-records.ts';

/** What EPREL registers for one model of a light source, as far as variants state it. */
const facts = [
  { field: 'energy_class', name: say`class` },
  { field: 'cct_k', name: say`colour temperature` },
  { field: 'cct_max_k', name: say`highest colour temperature` },
  { field: 'cri', name: say`colour rendering index` },
] as const satisfies { field: keyof VariantRecord; name: Said }[];

type Registered = { record: VariantRecord; owner: Said };

/**
 * Checks the EPREL numbers of all variants, (EU) 2019/2015: a number is that of one model of a light source (Article 3(1)(b)),
 * so that variants with the same number have the same class and colour; every light source on the market
 * has one, a containing product states that of the source in it; light sources for emergency use have neither label nor
 * number (Annex IV). Strip without a luminous flux mixes colours only and is exempt as well.
 */
export function checkEprel(content: Pick<Content, 'products'>, report: Report): void {
  const registered = new Map<string, Registered>();
  for (const product of content.products) {
    checkProduct(product, registered, report);
    checkSameSource(product, report);
  }
}

function checkProduct(
  product: ProductSource,
  registered: Map<string, Registered>,
  report: Report,
): void {
  const { record, variantsFile: file } = product;
  for (const { row, record: variant } of product.variants) {
    const complain = complaintsAboutRow(file, row, report);
    const subject = subjectOf(record.model.archetype, variant);
    const { eprel, energy_class: energyClass } = variant;
    if (isForEmergency(subject)) {
      const whatToDo = say`Empty the cell: light sources for emergency use are exempt.`;
      if (eprel !== null) {
        const problem = say`${quote(eprel)} is stated for a luminaire for emergency use only`;
        complain(['eprel'], eprel, { problem, whatToDo });
      }
      if (energyClass !== null) {
        const problem = say`${quote(energyClass)} is stated for a luminaire for emergency use only`;
        complain(['energy_class'], energyClass, { problem, whatToDo });
      }
      continue;
    }
    if (eprel === null && variant.flux_lm !== null) {
      const problem = isStrip(subject)
        ? say`is empty, but the light source has to be in EPREL`
        : say`is empty, but the contained light source has to be in EPREL`;
      complain(['eprel'], null, { problem, whatToDo: say`State its number.` });
    }
    if (eprel === null) continue;
    if (energyClass === null) {
      const problem = say`is empty although the variant has the EPREL number ${eprel}`;
      complain(['energy_class'], null, { problem, whatToDo: say`State the class in EPREL.` });
      continue;
    }
    const first = registered.get(eprel);
    if (!first) {
      registered.set(eprel, { record: variant, owner: say`${file} row ${row}` });
      continue;
    }
    const other = facts.find(({ field }) => first.record[field] !== variant[field]);
    if (!other) continue;
    const [here, there] = [
      variant[other.field] ?? say`none`,
      first.record[other.field] ?? say`none`,
    ];
    const problem = say`${quote(eprel)} is one light source, but its ${other.name} is ${here} here and ${there} in ${first.owner}`;
    complain(['eprel'], eprel, {
      problem,
      whatToDo: say`Correct the number or ${other.field} of one of the two.`,
    });
  }
}

/** Variants that agree in these contain the same light source: optic, finish and control are around it. */
const ofSource = [
  'power_w',
  'cct_k',
  'cct_max_k',
  'cri',
  'length_mm',
  'diameter_mm',
] as const satisfies (keyof VariantRecord)[];

/** Warns of variants with the same light source and different numbers: its class does not depend on the optic. */
function checkSameSource({ record, variants, variantsFile: file }: ProductSource, report: Report) {
  const { archetype } = record.model;
  const stated = variants.map(({ record: figures, attributes }) =>
    resolveAttributes(subjectOf(archetype, figures), record.attributes, attributes),
  );
  if (isLightSource(archetype, stated)) return;
  const first = new Map<string, { eprel: string; row: number }>();
  for (const { row, record: variant } of variants) {
    const { eprel, emergency } = variant;
    // A charger adds to the power.
    if (eprel === null || emergency !== 'none') continue;
    const source = JSON.stringify(ofSource.map((field) => variant[field]));
    const known = first.get(source);
    if (!known) first.set(source, { eprel, row });
    if (!known || known.eprel === eprel) continue;
    complaintsAboutRow(file, row, report)(['eprel'], eprel, {
      problem: say`${quote(eprel)} differs from ${quote(known.eprel)} in row ${known.row}, which has the same power, light colour and size`,
      whatToDo: say`The class is that of the light source, not of the luminaire with its optic: state the same number and class.`,
      severity: 'warn',
    });
  }
}
