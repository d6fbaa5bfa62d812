import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import { referenceOfDeclaration } from '#core/declarations/declaration.ts';
import { listConformity } from '#core/documents/conformity.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { declarationDocument } from '#server/documents/kinds/declaration-document.ts';
import { localeTexts } from '#server/documents/locale-texts.ts';
import { createReport } from '#server/import/content-problem.ts';
import { toDeclaration } from '#server/import/declarations/product-declarations.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));
const { products, declarations } = readContent(await readSourceFolder(demo), createReport());

const company = {
  name: 'Lumbrera',
  legalName: 'Lumbrera',
  tagline: '',
  email: '',
  phone: '',
  declarations: null,
};

/** Attributes of a variant of the demo by its SKU. */
function factsOf(sku: string) {
  for (const { record, variants } of products) {
    const variant = variants.find((one) => one.record.sku === sku);
    if (!variant) continue;
    const subject = subjectOf(record.model.archetype, variant.record);
    return { subject, values: resolveAttributes(subject, record.attributes, variant.attributes) };
  }
  return missing();
}

const radio = declarations
  .flatMap(({ record }) => record.map(toDeclaration))
  .filter(({ acts }) => acts.includes('red'));

/** What the band of the attributes demands, written here again. */
const standardOfBand: Record<string, RegExp> = {
  '2.4 GHz': /EN 300 328 V2\.2\.2/,
  '5.8 GHz': /EN 300 440 V2\.2\.1/,
  '868 MHz': /EN 300 220-2 V3\.2\.1/,
};

test('The demo has at least twenty declarations of radio equipment', () => {
  expect(radio.length).toBeGreaterThanOrEqual(20);
});

test.each(radio.slice(0, 24))(
  'The PDF of $number states what the attributes of its types say',
  async (declaration) => {
    const locale = localeCodes[declaration.number.length % localeCodes.length] ?? missing();
    const context = { locale, ...localeTexts[locale], company, logo: null, siteUrl: '' };
    const bytes = await pdf.make({
      document: declarationDocument(context, declaration),
      images: {},
    });
    const text = (await readPdf(bytes)).text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    expect(text).toContain(referenceOfDeclaration(declaration));
    expect(text).toMatch(/2014\/53\/(EU|UE)/);
    expect(text).toContain('S.I. 2017/1206');
    expect(text).not.toMatch(/2014\/35|2014\/30|S\.I\. 2016\/1101|S\.I\. 2016\/1091/);
    for (const sku of declaration.types) {
      const facts = factsOf(sku);
      const { radio_band: band, internet, emergency_test: emergencyTest } = facts.values;
      expect(text).toContain(sku);
      expect(text).toMatch(standardOfBand[String(band)] ?? missing());
      expect(/EN 18031-1/.test(text)).toBe(internet === 'yes');
      const isAutomatic = emergencyTest !== undefined && emergencyTest !== 'manual';
      expect(/EN 62034/.test(text)).toBe(facts.subject.emergency !== 'none' && isAutomatic);
      for (const standard of listConformity(facts)?.standards ?? missing()) {
        expect(text).toContain(standard);
      }
    }
  },
);
