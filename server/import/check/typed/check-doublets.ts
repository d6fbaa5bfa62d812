import { type AttributeName, attributes } from '#core/catalogue/attributes/attributes.ts';
import { joinedRows } from '#core/catalogue/attributes/joined-rows.ts';
import { foldText } from '#core/fold-text.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { entriesOf } from '#core/keys.ts';
import { say } from '#core/say.ts';
import { complaintsAbout } from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { ProductSource } from '#server/import/read/content-records.ts';
import { attributeTexts } from '#server/texts.ts';

const labels = collectLabels();

/** Warns of free rows of the specification that say what an attribute of the product says. */
export function checkDoublets(product: ProductSource, report: Report): void {
  const { record, variants } = product;
  const complain = complaintsAbout(product, report);
  const isStated = (name: AttributeName) =>
    record.attributes[name as keyof typeof record.attributes] !== undefined ||
    variants.some(({ attributes: ofRow }) => ofRow[name] !== undefined);
  for (const [index, { label }] of record.specification.entries()) {
    for (const locale of localeCodes) {
      const name = labels.get(foldText(label[locale]));
      if (name === undefined || !isStated(name)) continue;
      complain(['specification', index, 'label', locale], label[locale], {
        problem: say`${quote(label[locale])} is what the attribute ${name} says already`,
        whatToDo: say`Remove the row, or name what it adds: both are shown, and only one is checked and compared.`,
        severity: 'warn',
      });
      break;
    }
  }
}

/** Attributes by their folded names in every language. */
function collectLabels(): Map<string, AttributeName> {
  const found = new Map<string, AttributeName>();
  for (const locale of localeCodes) {
    const text = attributeTexts[locale];
    const add = (label: string, name: AttributeName) => found.set(foldText(label), name);
    for (const { name } of attributes) add(text(`name.${name}`), name);
    for (const [row, { names }] of entriesOf(joinedRows)) add(text(`row.${row}`), names[0]);
    for (const { name } of attributes) {
      // Other usual labels, separated by bars.
      const key = `also.${name}`;
      const also = text(key);
      if (also !== key) for (const label of also.split('|')) add(label, name);
    }
  }
  return found;
}
