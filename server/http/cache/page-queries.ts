import { areaAddress } from '#core/calculators/area/area-address.ts';
import { energyFieldNames, energyParams } from '#core/calculators/energy/energy-query.ts';
import { escapeAddress } from '#core/calculators/escape/escape-address.ts';
import { stripParams } from '#core/calculators/led-strip/strip-request.ts';
import { roadAddress } from '#core/calculators/road/road-address.ts';
import { groupParams } from '#core/calculators/room/groups/group-form.ts';
import { roomLimits } from '#core/calculators/room/room-address.ts';
import { roomChoices } from '#core/calculators/room/room-upkeep.ts';
import { comparisonParams } from '#core/catalogue/compare/comparison-address.ts';
import { listingParams } from '#core/catalogue/listing/listing-state.ts';
import { tableKeys } from '#core/catalogue/variants/variant-table-keys.ts';
import { FILE_SET_PARAM } from '#core/documents/file-set-address.ts';
import { pathToCodes } from '#core/i18n/code-paths.ts';
import { pathToDownloads } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { type FormScreen, pathTo, pathToForm, type Screen } from '#core/i18n/paths.ts';
import { changeParams } from '#core/projects/change-shared.ts';
import { SHARE_PARAM } from '#core/projects/project-address.ts';

/** The query keys read at the address of a screen, and below it (a product, a category). */
type QueryKeys = { own?: readonly string[]; below?: readonly string[] };

const strip = Object.values(stripParams);
const copies = { own: ['of', 'copy'] };

/** The single table of the query keys that pages read. Other keys reach no page and create no cache entry. */
const screenKeys: Partial<Record<Screen, QueryKeys>> = {
  products: { own: listingParams, below: ['variation', ...tableKeys] },
  'product-categories': { own: ['search'], below: listingParams },
  'compare-products': { own: Object.values(comparisonParams) },
  'project-list': { own: [SHARE_PARAM, ...Object.values(changeParams)] },
  'led-strip-calculator': { own: strip, below: strip },
  'energy-calculator': { own: [...Object.values(energyParams), ...energyFieldNames] },
  'room-calculator': {
    own: [
      ...['use', 'luminaire', 'at', 'turned', 'plan'],
      ...Object.keys(roomLimits),
      ...Object.keys(roomChoices),
      ...groupParams,
    ],
  },
  'area-lighting-calculator': { own: areaAddress.params },
  'escape-route-calculator': { own: escapeAddress.params },
  'road-lighting-calculator': { own: roadAddress.params },
  'photometry-viewer': { own: ['variation'] },
  articles: { own: ['page', 'search'], below: ['page'] },
  glossary: { own: ['search'] },
  faqs: { own: ['search'] },
  'case-studies': { own: ['application'] },
  'area-sales-managers': { own: ['search'] },
  stockists: { own: ['search', 'country', 'family', 'near', 'area', 'page'] },
};

const formKeys: Partial<Record<FormScreen, QueryKeys>> = {
  warranty: { own: ['code', 'reference'] },
  contact: copies,
  register: copies,
  claim: { own: [...copies.own, 'find', 'product'] },
  copy: copies,
  newsletter: copies,
};

const NO_KEYS: ReadonlySet<string> = new Set();
const keysByPath = new Map<string, { own: ReadonlySet<string>; below: ReadonlySet<string> }>();
for (const locale of localeCodes) {
  const add = (path: string, { own = [], below = [] }: QueryKeys) => {
    keysByPath.set(path, { own: new Set(own), below: new Set(below) });
  };
  add(pathToCodes(locale), { own: ['search'] });
  add(pathToDownloads(locale), { own: [FILE_SET_PARAM] });
  add(`${pathTo(locale, 'home')}/sitemap.xml`, { own: ['part'] });
  for (const [screen, keys] of Object.entries(screenKeys))
    add(pathTo(locale, screen as Screen), keys);
  for (const [form, keys] of Object.entries(formKeys))
    add(pathToForm(locale, form as FormScreen), keys);
}

/**
 * Returns whether the page at a path, or its data, reads a query key. Like the router, it accepts paths in any case,
 * with trailing slashes and escapes.
 * @param path `/en/products`, `/en/products.data`
 */
export function createKeyTest(path: string): (key: string) => boolean {
  const plain = normalise(path.replace(/\.data$/, ''));
  const above = plain.slice(0, plain.indexOf('/', plain.indexOf('/', 1) + 1) + 1 || undefined);
  const keys = keysByPath.get(plain)?.own ?? keysByPath.get(above.replace(/\/$/, ''))?.below;
  return (key) => (keys ?? NO_KEYS).has(key);
}

function normalise(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Not UTF-8: no screen has such an address.
  }
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
}
