import { describe, expect, test } from 'vitest';
import { amendWith, bmecatOf, bmecatProduct } from '#server/import/exchange/exchange.fixtures.ts';

const SKU = 'NIM120/12/830/W';

const changed = bmecatProduct(SKU, {
  details:
    '<DESCRIPTION_SHORT lang="eng">Nimba 120, 13 W</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="spa">Nimba 120, 13 vatios ñ</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="deu">Nimba 120</DESCRIPTION_SHORT><INTERNATIONAL_PID type="gtin">9520001000010</INTERNATIONAL_PID>',
  features: {
    EF009347: ['13', '13'],
    EF000137: 'true',
    EF000136: 'EV000345',
    EF999999: ['1', '2'],
  },
});

describe('A BMEcat file', () => {
  test('changes what it states otherwise, and lists what it cannot', async () => {
    const { changedRows, addedRows, cell, told, errors } = await amendWith(
      'pim.xml',
      bmecatOf([changed]),
    );
    expect({ changedRows, addedRows, errors }).toEqual({
      changedRows: 1,
      addedRows: 0,
      errors: [],
    });
    expect(cell(SKU, 'description_en')).toBe('Nimba 120, 13 W');
    expect(cell(SKU, 'description_es')).toBe('Nimba 120, 13 vatios ñ');
    expect(cell(SKU, 'power_w')).toBe('13');
    expect(cell(SKU, 'dimming')).toBe('dali-2');
    expect(cell(SKU, 'gtin')).toBe('9520001000010');
    expect(cell(SKU, 'finish')).toBe('white');
    expect(told).toEqual([
      'DESCRIPTION_SHORT deu: stated once and not read: the site does not have the language (Nimba 120)',
      'EF000136: stated once and not read: catalogue/etim.yaml does not say what the value means (EV000345)',
      'EF999999: is no column of the content; its 1 value was not read',
    ]);
  });

  test.each([
    ['2005.1 with a prefix', bmecatOf([changed], { version: '2005.1', prefix: 'bme:' })],
    ['2005.2 without a namespace', bmecatOf([changed], { version: '2005.2' })],
    [
      'naming a document type that nobody fetches',
      bmecatOf([changed], { head: '<!DOCTYPE BMECAT SYSTEM "bmecat_2005_tnc.dtd">' }),
    ],
  ])('%s is read the same', async (_, xml) => {
    const { cell } = await amendWith('pim.xml', xml);
    expect([cell(SKU, 'power_w'), cell(SKU, 'dimming')]).toEqual(['13', 'dali-2']);
  });

  test.each(['latin1', 'utf16le'] as const)('in %s keeps its letters', async (encoding) => {
    const name = encoding === 'latin1' ? 'ISO-8859-1' : 'UTF-16';
    const xml = bmecatOf([changed], { head: `<?xml version="1.0" encoding="${name}"?>` });
    const mark = encoding === 'latin1' ? '' : '\ufeff';
    const { cell } = await amendWith('pim.xml', Buffer.from(mark + xml, encoding));
    expect(cell(SKU, 'description_es')).toBe('Nimba 120, 13 vatios ñ');
  });

  test('states packs in the extensions of the ETIM guideline, links and prices are listed', async () => {
    const rest = `<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE><PRICE_AMOUNT>10.5</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
      <USER_DEFINED_EXTENSIONS><UDX.EDXF.MIME_INFO><UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>https://example.com/a.pdf</UDX.EDXF.MIME_SOURCE></UDX.EDXF.MIME></UDX.EDXF.MIME_INFO>
      <UDX.EDXF.CE_MARKING>true</UDX.EDXF.CE_MARKING>
      <UDX.EDXF.PACKING_UNITS><UDX.EDXF.PACKING_UNIT><UDX.EDXF.QUANTITY_MIN>40</UDX.EDXF.QUANTITY_MIN><UDX.EDXF.WEIGHT>60</UDX.EDXF.WEIGHT></UDX.EDXF.PACKING_UNIT>
      <UDX.EDXF.PACKING_UNIT><UDX.EDXF.QUANTITY_MIN>4</UDX.EDXF.QUANTITY_MIN><UDX.EDXF.WEIGHT>2.4</UDX.EDXF.WEIGHT><UDX.EDXF.LENGTH>0.305</UDX.EDXF.LENGTH></UDX.EDXF.PACKING_UNIT></UDX.EDXF.PACKING_UNITS></USER_DEFINED_EXTENSIONS>
      <PRODUCT_LOGISTIC_DETAILS><COUNTRY_OF_ORIGIN>PT</COUNTRY_OF_ORIGIN></PRODUCT_LOGISTIC_DETAILS>`;
    const { cell, told } = await amendWith('pim.xml', bmecatOf([bmecatProduct(SKU, { rest })]));
    const columns = ['pack_size', 'pack_weight_kg', 'pack_length_mm', 'origin'];
    expect(columns.map((column) => cell(SKU, column))).toEqual(['4', '2.4', '305', 'PT']);
    expect(told.map((text) => text.replace(/:.*\(/, ' ('))).toEqual([
      ...['UDX.EDXF.CE_MARKING (true)', 'UDX.EDXF.MIME_SOURCE (https://example.com/a.pdf)'],
      'PRICE_AMOUNT (10.5)',
    ]);
  });

  test('names variants by earlier codes; new ones need a product, others are listed', async () => {
    const products = ['NB120830', 'NIM120/15/830/W', 'LAMP-7', 'XYZ900/1'].map((sku) =>
      bmecatProduct(sku, { features: { EF009347: ['15', '15'] } }),
    );
    const gone = '<PRODUCT mode="delete"><SUPPLIER_PID>NIM120/12/840/W</SUPPLIER_PID></PRODUCT>';
    const read = await amendWith('pim.xml', bmecatOf([...products, gone]));
    expect(read).toMatchObject({ changedRows: 1, addedRows: 1 });
    expect(read.cell(SKU, 'power_w')).toBe('15');
    expect(read.cell('NIM120/15/830/W', 'power_w')).toBe('15');
    expect(read.cell('NIM120/12/840/W', 'power_w')).toBe('12');
    expect(read.told).toEqual([
      expect.stringMatching(/^PRODUCT: stated once .*\(NIM120\/12\/840\/W\)$/),
      expect.stringMatching(/^sku: stated 2 times .*\(LAMP-7, XYZ900\/1\)$/),
      expect.stringMatching(
        /^sku: 'NIM120\/15\/830\/W' is not in the content, and a new row needs/,
      ),
    ]);
  });

  test('has features that columns.yaml explains, with a unit', async () => {
    const features = { EF900001: '450', EF900002: 'EV900003' };
    const xml = bmecatOf([bmecatProduct(SKU, { features })]);
    const meanings =
      'EF900001: { column: weight_kg, unit: g }\nEF900002: { column: finish, values: { EV900003: black } }\n';
    const read = await amendWith('pim.xml', xml, { meanings });
    expect(read.told).toEqual([]);
    expect([read.cell(SKU, 'weight_kg'), read.cell(SKU, 'finish')]).toEqual(['0.45', 'black']);
    const other = read.cell('NIM120/12/840/W', 'finish');
    expect(other).toBe('white');
  });

  test.each([
    ['<BMECAT><T_NEW_CATALOG>', 'is damaged'],
    ['<!DOCTYPE BMECAT [<!ENTITY a "b">]><BMECAT/>', 'declares entities'],
    ['<html><body/></html>', 'no BMEcat'],
    ['<BMECAT><T_NEW_CATALOG><ARTICLE/></T_NEW_CATALOG></BMECAT>', 'BMEcat 1.2'],
    [`<BMECAT>${'<A>'.repeat(101)}`, 'elements within elements'],
    [`<BMECAT><PRODUCT>${'<A/>'.repeat(20_001)}`, '20,000 elements'],
    ['<?xml version="1.0" encoding="KLINGON"?><BMECAT/>', 'encoding that is not known'],
    ['', 'is damaged'],
  ])('that cannot be read as a whole is one error: %.50s', async (xml, problem) => {
    const { errors, files } = await amendWith('pim.xml', xml);
    expect(errors).toEqual([expect.stringContaining(problem)]);
    expect(files).toEqual([]);
  });
});
