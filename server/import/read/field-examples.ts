import { attributes } from '#core/catalogue/attributes/attributes.ts';
import type { Cell } from '#core/catalogue/figures/cell.ts';
import { figureCells } from '#core/catalogue/figures/figure-columns.ts';
import { localisedColumns } from '#core/i18n/localised.ts';
import { type Said, type SaidValue, say, sayText } from '#core/say.ts';

const attributeHints = Object.fromEntries(
  attributes
    .filter(({ cell }) => cell.type !== 'choice')
    .map(({ name, cell: { example } }) => [
      name,
      Array.isArray(example) ? example.join('|') : String(example),
    ]),
);

/** A choice needs no example: its error message lists all allowed values. */
const figureHints = Object.fromEntries(
  figureCells
    .filter(([, { type }]) => type !== 'choice')
    .map(([name, cell]) => [name, sayText(hintOf(cell))]),
);

/** Example format of a cell. */
export function hintOf({ hint, example }: Cell): string {
  return hint ?? String(example);
}

/** A valid value for each field whose format is not obvious; the last part of a field's path is the key. */
export const fieldExamples: Readonly<Record<string, SaidValue>> = {
  code: say`LYR150 for a product, downlights for anything else`,
  slug: 'lyra-150-recessed-downlight',
  sku: 'LYR150/12/830/W/DD',
  legacy_skus: 'LY15012830|LY15012840',
  ...localisedColumns('description', 'Lyra 150, 12 W, 3000 K, white, DALI-2'),
  ...figureHints,
  ...attributeHints,
  image: 'three-quarter.webp',
  photometry: 'LYR150-12-830-W-DD.ldt',
  spectrum: 'led-830.spdx',
  file: 'three-quarter.webp',
  post_date: '2026-03-14',
  updated: '2026-03-14',
  published: '2026-03-14',
  given: '2026-03-14',
  hours: 'Mo-Fr 08:00-18:00; Sa 09:00-13:00',
  latitude: '53.3811',
  longitude: '-1.4701',
  phone: '+44 114 496 0140',
  website: 'https://www.example.com',
  email: 'info@example.com',
  path: 'about/quality',
  redirect_from: '/old-address',
  redirect_to: '/products/lyra-150-recessed-downlight',
  words: '[downlight, recessed spot]',
  keywords: '[jobs, work with us]',
  link: 'https://www.example.com/page',
  url: 'https://www.example.com/page',
};

/** Allowed values of fields that accept several formats; the last part of the path is the key. */
export const fieldForms: Readonly<Record<string, Said>> = {
  blocks: say`Write type: and one of text, picture, gallery, video, call-to-action, products, table, downloads, form, code-search, file-sets, latest-files, testimonials, categories, latest-products, pages, tools, with the fields of that type.`,
  to: say`Write one of: screen: products, category: <code> (and type: <code> if wanted), product: <code>, page: <code>, article: <code>, term: <code>, or url: with an address in each language that starts with https://, mailto: or tel:.`,
  luminous: say`Write diameter_mm: for a round area, or length_mm: and width_mm: for a rectangle.`,
};
