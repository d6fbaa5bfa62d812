import type { CategoryRecord } from '#core/catalogue/category-record.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { say } from '#core/say.ts';
import { checkEprel } from '#server/import/check/check-eprel.ts';
import { checkProduct } from '#server/import/check/check-product.ts';
import {
  type Claim,
  complaintsAbout,
  createFieldClaims,
  createUniqueness,
  mustBeKnown,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { Sourced } from '#server/import/read/parse-yaml.ts';

/** Checks the references between categories, families and products, and that codes and addresses are unique. */
export function checkCatalogue(content: Content, report: Report): void {
  const claim = createUniqueness();
  const records = new Map(content.categories.map(({ record }) => [record.code, record]));
  for (const category of content.categories) {
    checkCategory({ category, records, content, claim, report });
  }
  for (const family of content.families) {
    const complain = complaintsAbout(family, report);
    const claimField = createFieldClaims({ claim, complain, file: family.file });
    mustMatchFile(complain, family.file, family.record.code);
    claimField('family', ['code'], family.record.code);
    for (const locale of localeCodes) {
      claimField(`family ${locale}`, ['slug', locale], family.record.slug[locale]);
    }
  }
  for (const product of content.products) checkProduct({ product, content, claim, report });
  checkEprel(content, report);
}

type CategoryCheck = {
  category: Sourced<CategoryRecord>;
  records: Map<string, CategoryRecord>;
  content: Content;
  claim: Claim;
  report: Report;
};

function checkCategory({ category, records, content, claim, report }: CategoryCheck): void {
  const { file, record } = category;
  const complain = complaintsAbout(category, report);
  const claimField = createFieldClaims({ claim, complain, file });
  mustMatchFile(complain, file, record.code);
  claimField('category', ['code'], record.code);
  for (const locale of localeCodes) {
    claimField(`category ${locale}`, ['slug', locale], record.slug[locale]);
  }
  for (const [index, type] of record.types.entries()) {
    claimField('type', ['types', index, 'code'], type.code);
    for (const locale of localeCodes) {
      const path = ['types', index, 'slug', locale];
      claimField(`type ${record.code} ${locale}`, path, type.slug[locale]);
    }
  }
  if (record.parent === null) return;
  mustBeKnown(
    complain,
    { path: ['parent'], code: record.parent },
    {
      known: content.declared.category,
      what: say`category`,
      where: 'catalogue/categories/',
    },
  );
  const above = records.get(record.parent);
  if (above?.parent || record.parent === record.code) {
    const problem = say`${quote(record.parent)} is not at the top, and categories have two levels`;
    complain(['parent'], record.parent, {
      problem,
      whatToDo: say`Name a category whose parent is null.`,
    });
  }
}

function mustMatchFile(
  complain: ReturnType<typeof complaintsAbout>,
  file: string,
  code: string,
): void {
  if (file.endsWith(`/${code}.yaml`)) return;
  const problem = say`${quote(code)} differs from the name of the file`;
  complain(['code'], code, {
    problem,
    whatToDo: say`Name the file ${code}.yaml, or correct the code.`,
  });
}
