import type { XmlElement } from '#core/photometry/xml/parse-xml.ts';

/**
 * The children of the elements that we write, in the sequence of the schema bmecat_2005.1.xsd: `!` must be there, `*` may be
 * repeated. Elements without an entry hold text.
 */
const sequences: Record<string, string[]> = {
  BMECAT: ['HEADER!', 'T_NEW_CATALOG!'],
  HEADER: ['GENERATOR_INFO', 'CATALOG!', 'SUPPLIER!'],
  CATALOG: ['LANGUAGE!', 'CATALOG_ID!', 'CATALOG_VERSION!', 'CATALOG_NAME', 'DATETIME'],
  DATETIME: ['DATE!'],
  SUPPLIER: ['SUPPLIER_NAME!'],
  T_NEW_CATALOG: ['PRODUCT*'],
  PRODUCT: [
    'SUPPLIER_PID!',
    'PRODUCT_DETAILS!',
    'PRODUCT_FEATURES',
    'PRODUCT_ORDER_DETAILS!',
    'PRODUCT_PRICE_DETAILS!',
    'MIME_INFO',
    'PRODUCT_LOGISTIC_DETAILS',
  ],
  PRODUCT_DETAILS: [
    'DESCRIPTION_SHORT!',
    'DESCRIPTION_LONG',
    'INTERNATIONAL_PID',
    'MANUFACTURER_PID',
    'MANUFACTURER_NAME',
    'MANUFACTURER_TYPE_DESCR',
    'PRODUCT_STATUS',
    'PRODUCT_TYPE',
  ],
  PRODUCT_FEATURES: ['REFERENCE_FEATURE_SYSTEM_NAME!', 'REFERENCE_FEATURE_GROUP_ID!', 'FEATURE*'],
  FEATURE: ['FNAME!', 'FVALUE!*', 'FUNIT', 'FDESCR'],
  PRODUCT_ORDER_DETAILS: ['ORDER_UNIT!', 'PRICE_QUANTITY', 'QUANTITY_MIN', 'QUANTITY_INTERVAL'],
  PRODUCT_PRICE_DETAILS: ['PRODUCT_PRICE!'],
  PRODUCT_PRICE: [],
  MIME_INFO: ['MIME!*'],
  MIME: ['MIME_TYPE', 'MIME_SOURCE!', 'MIME_DESCR', 'MIME_PURPOSE', 'MIME_ORDER'],
  PRODUCT_LOGISTIC_DETAILS: ['CUSTOMS_TARIFF_NUMBER', 'COUNTRY_OF_ORIGIN', 'PRODUCT_DIMENSIONS'],
  CUSTOMS_TARIFF_NUMBER: ['CUSTOMS_NUMBER!'],
  PRODUCT_DIMENSIONS: ['WEIGHT', 'LENGTH', 'WIDTH', 'DEPTH'],
};

/** What the schema does not allow in an element and below it, as `PRODUCT: FVALUE is not allowed here`. */
export function structureFaults({ name, children, text }: XmlElement): string[] {
  const sequence = sequences[name];
  if (!sequence) {
    if (children.length > 0) return [`${name}: is not in the table`];
    return text.trim() === '' ? [`${name}: is empty`] : [];
  }
  let place = 0;
  const faults: string[] = [];
  for (const child of children) {
    const at = sequence.findIndex((one, index) => index >= place && bare(one) === child.name);
    if (at < 0) faults.push(`${name}: ${child.name} is not allowed here`);
    else place = sequence[at]?.includes('*') ? at : at + 1;
  }
  const missing = sequence.filter(
    (one) => one.includes('!') && !children.some((child) => child.name === bare(one)),
  );
  return [
    ...faults,
    ...missing.map((one) => `${name}: ${bare(one)} is missing`),
    ...children.flatMap(structureFaults),
  ];
}

const bare = (entry: string) => entry.replace(/[!*]/g, '');
