import { checkAttributes } from '#core/catalogue/attributes/attribute-checks.ts';
import type { AttributeFinding } from '#core/catalogue/attributes/attribute-finding.ts';
import { type AttributeName, attributes } from '#core/catalogue/attributes/attributes.ts';
import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import { say } from '#core/say.ts';
import {
  type Claim,
  complaintsAbout,
  complaintsAboutRow,
} from '#server/import/check/complaints.ts';
import { recall } from '#server/import/check-memory.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { ProductSource, VariantSource } from '#server/import/read/content-records.ts';

/** Checks what the attributes of a product and of its variants say against each other and against the figures. */
export function checkAttributesOf(product: ProductSource, claim: Claim, report: Report): void {
  const { record, variantsFile: file } = product;
  const complain = complaintsAbout(product, report);
  const inputs = attributeInputs(product);
  const { idle, strange, findings } = recall(report, [`attributes ${file}`, ...inputs], () => ({
    idle: idleAttributes(product),
    strange: standardsOfNone(product),
    findings: product.variants.map((variant) => findingsOf(product, variant)),
  }));
  for (const name of idle) {
    const problem = say`is stated, but applies to none of the variants`;
    complain(['attributes', name], record.attributes[name], {
      problem,
      whatToDo: say`Remove it, or check the variants.`,
    });
  }
  for (const standard of strange) {
    const problem = say`'${standard}' concerns none of the variants`;
    complain(['attributes', 'standards'], standard, {
      problem,
      whatToDo: say`Remove it, or check the variants.`,
      // Nothing shows it: its variants may be gone, or not be there yet.
      severity: 'warn',
    });
  }
  const told = new Set<string>();
  for (const [index, { row, attributes: ofRow }] of product.variants.entries()) {
    for (const finding of findings[index] ?? []) {
      const { field, isCertain, problem, whatToDo } = finding;
      const severity = isCertain ? 'error' : 'warn';
      // What the product states is wrong once, not once for each variant.
      const isOfRow = ofRow[field] !== undefined || record.attributes[field] === undefined;
      if (!isOfRow && told.has(field)) continue;
      told.add(field);
      const fault = { problem, whatToDo, severity } as const;
      if (isOfRow) complaintsAboutRow(file, row, report)([field], ofRow[field], fault);
      else complain(['attributes', field], record.attributes[field], fault);
    }
    const { gtin } = ofRow;
    const owner = typeof gtin === 'string' ? claim('gtin', gtin, say`${file} row ${row}`) : null;
    if (owner === null) continue;
    const problem = say`${quote(gtin)} is used already in ${owner}`;
    complaintsAboutRow(file, row, report)(['gtin'], gtin, {
      problem,
      whatToDo: say`Each order unit has a number of its own.`,
    });
  }
}

/** What the attributes of a product and of its variants come from, to compare by identity. */
export function attributeInputs({ record, variants }: ProductSource): unknown[] {
  const { attributes: ofProduct, model } = record;
  return [ofProduct, model, ...variants.flatMap((variant) => [variant.record, variant.attributes])];
}

/** Names what a product states although it applies to none of its variants. */
function idleAttributes({ record, variants }: ProductSource): AttributeName[] {
  const subjects = variants.map((variant) => subjectOf(record.model.archetype, variant.record));
  // Rows that cannot be read are reported elsewhere.
  if (subjects.length === 0) return [];
  return attributes
    .filter(
      ({ name, applies }) => (record.attributes[name] ?? null) !== null && !subjects.some(applies),
    )
    .map(({ name }) => name);
}

/** Names standards of a product by which none of its variants is made: those for a radio, DALI, emergency lighting. */
function standardsOfNone({ record, variants }: ProductSource): string[] {
  if (variants.length === 0) return [];
  const ofVariants = variants.flatMap((variant) => {
    const subject = subjectOf(record.model.archetype, variant.record);
    return resolveAttributes(subject, record.attributes, variant.attributes).standards ?? [];
  });
  const stated = [record.attributes.standards ?? []].flat().map(String);
  return stated.filter((standard) => !ofVariants.includes(standard));
}

function findingsOf({ record }: ProductSource, variant: VariantSource): AttributeFinding[] {
  const { record: figures, attributes: ofRow } = variant;
  const subject = subjectOf(record.model.archetype, figures);
  const values = resolveAttributes(subject, record.attributes, ofRow);
  const { weight_kg: weightKg, ip, lifetime_h: lifetimeH } = figures;
  const { ta_min_c: taMinC, ta_max_c: taMaxC } = figures;
  const { length_mm: length, width_mm: width, height_mm: height, diameter_mm: diameter } = figures;
  const sizesMm = [length, width, height, diameter, diameter && width === null ? diameter : null]
    .filter((size) => size !== null)
    .slice(0, 3);
  return checkAttributes({
    subject: { ...subject, weightKg, ip, taMinC, taMaxC, lifetimeH, sizesMm },
    ofRow,
    values,
  });
}
