import { checkCoherence } from '#core/catalogue/coherence.ts';
import type { ProductRecord } from '#core/catalogue/product-record.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { say } from '#core/say.ts';
import { checkAttributesOf } from '#server/import/check/check-attributes.ts';
import { checkSentences } from '#server/import/check/check-sentences.ts';
import {
  type Claim,
  type Complain,
  complaintsAbout,
  complaintsAboutRow,
  createFieldClaims,
  mustBeKnown,
} from '#server/import/check/complaints.ts';
import { lightCalculatorOf } from '#server/import/check/inherited-settings.ts';
import { checkDoublets } from '#server/import/check/typed/check-doublets.ts';
import { recall } from '#server/import/check-memory.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content, ProductSource } from '#server/import/read/content-records.ts';

type ProductCheck = { product: ProductSource; content: Content; claim: Claim; report: Report };

/** Checks one product: its references, its codes, its variants and their physics. */
export function checkProduct(check: ProductCheck): void {
  const { product, claim, report } = check;
  const { record, file } = product;
  const complain = complaintsAbout(product, report);
  const claimField = createFieldClaims({ claim, complain, file });
  if (!product.folder.endsWith(`/${record.code.toLowerCase()}`)) {
    const problem = say`${quote(record.code)} differs from the name of the folder`;
    complain(['code'], record.code, {
      problem,
      whatToDo: say`Name the folder after the code, in lower case.`,
    });
  }
  claimField('product', ['code'], record.code);
  for (const locale of localeCodes) {
    claimField(`product ${locale}`, ['slug', locale], record.slug[locale]);
  }
  for (const [index, code] of record.legacy_codes.entries()) {
    claimField('legacy code', ['legacy_codes', index], code.toLowerCase());
  }
  checkReferences(check, complain);
  checkDoublets(product, report);
  checkFinishes(product, complain);
  checkVariants(check);
}

/** Pictures of single finishes must cover those of the variants, and no others. */
function checkFinishes({ record, variants }: ProductSource, complain: Complain): void {
  const finishes = new Set(variants.map(({ record: { finish } }) => finish));
  const shown = record.images.flatMap(({ finish }, index) => (finish ? [{ finish, index }] : []));
  for (const { finish, index } of shown) {
    if (finishes.has(finish)) continue;
    const problem = say`no variant is ${quote(finish)}`;
    const whatToDo = say`Name the finish that the picture shows, or remove the picture.`;
    complain(['images', index, 'finish'], finish, { problem, whatToDo, severity: 'warn' });
  }
  for (const finish of shown.length > 0 ? finishes : []) {
    if (shown.some((picture) => picture.finish === finish)) continue;
    const problem = say`no picture shows the finish ${quote(finish)}, so those variants have none`;
    const whatToDo = say`Add one with finish: ${finish}.`;
    complain(['images'], undefined, { problem, whatToDo, severity: 'warn' });
  }
}

function checkReferences({ product, content }: ProductCheck, complain: Complain): void {
  const { record } = product;
  const { declared } = content;
  const families = { known: declared.family, what: say`family`, where: 'catalogue/families/' };
  mustBeKnown(complain, { path: ['family'], code: record.family }, families);
  checkPlaces(record, content, complain);
  const applications = {
    known: declared.application,
    what: say`application`,
    where: 'site/applications.yaml',
  };
  for (const [index, code] of record.applications.entries()) {
    mustBeKnown(complain, { path: ['applications', index], code }, applications);
  }
  if (record.case_study !== undefined) {
    const pages = { known: declared.page, what: say`page`, where: 'pages/' };
    mustBeKnown(complain, { path: ['case_study'], code: record.case_study }, pages);
  }
  const products = { known: declared.product, what: say`product`, where: 'catalogue/products/' };
  const lists = [
    [['similar'], record.similar],
    [['accessories'], record.accessories],
    [['discontinued', 'successors'], record.discontinued?.successors ?? []],
  ] as const;
  for (const [field, codes] of lists) {
    for (const [index, code] of codes.entries()) {
      const path = [...field, index];
      mustBeKnown(complain, { path, code }, products);
      if (code === record.code) {
        complain(path, code, {
          problem: say`${quote(code)} is the product itself`,
          whatToDo: say`Remove it.`,
        });
      } else if (codes.indexOf(code) !== index) {
        complain(path, code, {
          problem: say`${quote(code)} is listed twice`,
          whatToDo: say`Remove one of them.`,
        });
      }
    }
  }
}

function checkPlaces(record: ProductRecord, content: Content, complain: Complain): void {
  const parents = new Set(content.categories.map((category) => category.record.parent));
  const categories = {
    known: content.declared.category,
    what: say`category`,
    where: 'catalogue/categories/',
  };
  for (const [index, code] of record.categories.entries()) {
    mustBeKnown(complain, { path: ['categories', index], code }, categories);
    if (parents.has(code)) {
      const problem = say`${quote(code)} has categories below it`;
      complain(['categories', index], code, { problem, whatToDo: say`Name one of those.` });
    }
  }
  const own = content.categories.filter(({ record: one }) => record.categories.includes(one.code));
  const declaredTypes = new Set(own.flatMap((one) => one.record.types.map(({ code }) => code)));
  for (const [index, code] of record.types.entries()) {
    // An invalid category may declare the type; its mistakes are reported elsewhere.
    if (own.length < record.categories.length && content.declared.type.has(code)) continue;
    mustBeKnown(
      complain,
      { path: ['types', index], code },
      {
        known: declaredTypes,
        what: say`type of the product's categories`,
        where: say`the types of ${record.categories}`,
      },
    );
  }
}

function checkVariants({ product, content, claim, report }: ProductCheck): void {
  const { record, variantsFile: file, variants } = product;
  for (const { row, record: variant } of variants) {
    const complain = complaintsAboutRow(file, row, report);
    if (!variant.sku.startsWith(`${record.code}/`)) {
      const problem = say`${quote(variant.sku)} does not start with the product's code`;
      complain(['sku'], variant.sku, { problem, whatToDo: say`Start it with ${record.code}/.` });
    }
    for (const [field, values] of [
      ['sku', [variant.sku]],
      ['legacy_skus', variant.legacy_skus],
    ] as const) {
      for (const value of values) {
        const owner = claim(field, value.toLowerCase(), say`${file} row ${row}`);
        if (owner === null) continue;
        const problem = say`${quote(value)} is used already in ${owner}`;
        complain([field], value, { problem, whatToDo: say`Choose another one.` });
      }
    }
  }
  checkAttributesOf(product, claim, report);
  checkSentences(product, report);
  const rows = new Map(variants.map(({ row, record: variant }) => [variant.sku, row]));
  const { optics } = record;
  const lightsRooms = lightCalculatorOf(record.categories[0], content) === 'room';
  const isForEmergency = ['emergency', 'exit-sign'].includes(record.model.archetype);
  const figures = variants.map((variant) => variant.record);
  const inputs = [optics, lightsRooms, isForEmergency, ...figures];
  const findings = recall(report, [`coherence ${file}`, ...inputs], () =>
    checkCoherence({ optics, variants: figures, lightsRooms, isForEmergency }),
  );
  for (const { sku, isCertain, ...finding } of findings) {
    const place = { row: rows.get(sku) as number };
    report[isCertain ? 'error' : 'warn']({ file, place, ...finding });
  }
}
