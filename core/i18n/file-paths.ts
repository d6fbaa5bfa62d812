import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

// The names of files in addresses in each language; apart from `paths.ts`, because few pages need them at first.

/** Folders of files for download, beside the screens, and their names in each language. */
const downloadPaths = {
  folder: { en: 'downloads', es: 'descargas' },
  selection: { en: 'selection.zip', es: 'seleccion.zip' },
  datasheet: { en: 'datasheet.pdf', es: 'ficha-tecnica.pdf' },
  eulumdat: { en: 'photometry.ldt', es: 'fotometria.ldt' },
  ies: { en: 'photometry.ies', es: 'fotometria.ies' },
  tm33: { en: 'photometry.xml', es: 'fotometria.xml' },
  declaration: { en: 'declaration-of-conformity.pdf', es: 'declaracion-de-conformidad.pdf' },
  compatibility: { en: 'compatibility.pdf', es: 'compatibilidad.pdf' },
  wiring: { en: 'wiring.pdf', es: 'conexion.pdf' },
  label: { en: 'box-label.pdf', es: 'etiqueta-de-caja.pdf' },
  tender: { en: 'tender-text.txt', es: 'memoria-descriptiva.txt' },
  'energy-label': { en: 'energy-label.svg', es: 'etiqueta-energetica.svg' },
  'energy-label-png': { en: 'energy-label.png', es: 'etiqueta-energetica.png' },
  'information-sheet': {
    en: 'product-information-sheet.pdf',
    es: 'ficha-de-informacion-del-producto.pdf',
  },
  instructions: { en: 'instructions.pdf', es: 'instrucciones.pdf' },
  brochure: { en: 'brochure.pdf', es: 'folleto.pdf' },
  gldf: { en: 'product.gldf', es: 'producto.gldf' },
  drawing: { en: 'drawing.svg', es: 'plano.svg' },
  model: { en: 'model.glb', es: 'modelo.glb' },
} as const satisfies Record<string, Localised>;

/** Fixed names in the folder whose content is in their query. */
const ownNames = ['folder', 'selection'] as const;

export type DownloadName = Exclude<keyof typeof downloadPaths, (typeof ownNames)[number]>;

export const downloadKinds = Object.keys(downloadPaths).filter(
  (name): name is DownloadName => !ownNames.some((own) => own === name),
);

/** Prefix of the addresses of all downloads: `/en/downloads`. */
export function pathToDownloads(locale: LocaleCode): string {
  return `/${locale}/${downloadPaths.folder[locale]}`;
}

/**
 * Returns the address of a file of a variant or a product: `pathToDownload('en', 'LYR150/12/830', 'datasheet')` →
 * `/en/downloads/LYR150/12/830/datasheet.pdf`. Codes keep their slashes.
 */
export function pathToDownload(locale: LocaleCode, code: string, name: DownloadName): string {
  return `${pathToDownloads(locale)}/${code}/${downloadPaths[name][locale]}`;
}

/** Address of several files in one archive: `/en/downloads/selection.zip`. */
export function pathToSelection(locale: LocaleCode): string {
  return `${pathToDownloads(locale)}/${downloadPaths.selection[locale]}`;
}

/** Export formats of a comparison. */
export const comparisonFileNames = {
  pdf: { en: 'comparison.pdf', es: 'comparacion.pdf' },
  csv: { en: 'comparison.csv', es: 'comparacion.csv' },
} as const satisfies Record<string, Localised>;

export type ComparisonFormat = keyof typeof comparisonFileNames;

/** Address of a comparison as a file: `/en/downloads/comparison.pdf`. */
export function pathToComparisonFile(locale: LocaleCode, format: ComparisonFormat): string {
  return `${pathToDownloads(locale)}/${comparisonFileNames[format][locale]}`;
}

/** Export formats of a list of projects: its schedule, or the documents of all its variants in one archive. */
export const projectFileNames = {
  pdf: { en: 'luminaire-schedule.pdf', es: 'cuadro-de-luminarias.pdf' },
  xlsx: { en: 'luminaire-schedule.xlsx', es: 'cuadro-de-luminarias.xlsx' },
  csv: { en: 'luminaire-schedule.csv', es: 'cuadro-de-luminarias.csv' },
  zip: { en: 'project.zip', es: 'proyecto.zip' },
} as const satisfies Record<string, Localised>;

/** Files of the whole catalogue for merchandise systems. */
export const catalogueFileNames = {
  bmecat: { en: 'catalogue-bmecat.xml', es: 'catalogo-bmecat.xml' },
  etim: { en: 'catalogue-etim.csv', es: 'catalogo-etim.csv' },
} as const satisfies Record<string, Localised>;

export type CatalogueFormat = keyof typeof catalogueFileNames;

/** Address of a file of the whole catalogue: `/en/downloads/catalogue-bmecat.xml`. */
export function pathToCatalogueFile(locale: LocaleCode, format: CatalogueFormat): string {
  return `${pathToDownloads(locale)}/${catalogueFileNames[format][locale]}`;
}

/** Export formats of a plan of LED strip. */
export const stripFileNames = {
  pdf: { en: 'led-strip-plan.pdf', es: 'plan-de-tira-led.pdf' },
  csv: { en: 'material.csv', es: 'material.csv' },
  xlsx: { en: 'material.xlsx', es: 'material.xlsx' },
} as const satisfies Record<string, Localised>;

/** Parses an address of `pathToDownload`; null for any other. */
export function parseDownloadPath(
  pathname: string,
): { locale: LocaleCode; code: string; name: DownloadName } | null {
  const locale = localeOfPath(pathname);
  if (!locale) return null;
  const [, , folder, ...parts] = pathname.split('/');
  const file = parts.pop();
  const name = downloadKinds.find((key) => downloadPaths[key][locale] === file);
  if (folder !== downloadPaths.folder[locale] || parts.length === 0 || !name) return null;
  return { locale, code: parts.join('/'), name };
}

/** Returns every name of a file for download in a language. */
export function downloadNames(locale: LocaleCode): string[] {
  return downloadKinds.map((name) => downloadPaths[name][locale]);
}

/** The name of a file without its folder: `datasheet.pdf`. */
export function downloadName(locale: LocaleCode, name: DownloadName): string {
  return downloadPaths[name][locale];
}
