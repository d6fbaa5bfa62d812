import type { LocaleCode } from '#core/i18n/locales.ts';
import type { LuminaireFigures } from '#core/photometry/figures/photometric-figures.ts';

/** A text by language. */
export type GldfText = Partial<Record<LocaleCode, string>>;

/** A file of the container: its folder follows from the first part of its content type. */
export type GldfFile = {
  id: string;
  contentType:
    | 'ldc/eulumdat'
    | 'image/png'
    | 'image/jpg'
    | 'image/svg'
    | 'document/pdf'
    | 'geo/l3d'
    | 'symbol/svg';
  /** Without its folder. */
  name: string;
  language: LocaleCode | null;
};

/** Light shared by variants: one photometric file and its derived figures. */
export type GldfPhotometry = {
  id: string;
  fileId: string;
  figures: LuminaireFigures;
  ugr: { crosswise: number; endwise: number } | null;
};

export type GldfVariant = {
  id: string;
  number: string;
  name: GldfText;
  photometryId: string | null;
  /** Null without a light source with a power. */
  powerW: number | null;
  fluxLm: number | null;
  cri: number | null;
  cctK: number | null;
  sizeMm: { length: number; width: number; height: number } | null;
  ik: string | null;
  protectionClass: string | null;
  ip: string | null;
  weightKg: number | null;
};

/** A product as a GLDF container describes it (gldf.xsd 1.0.0-rc.3). */
export type GldfProduct = {
  manufacturer: string;
  application: string;
  /** ISO time of the data. */
  created: string;
  uniqueId: string;
  number: string;
  name: GldfText;
  description: GldfText;
  files: readonly GldfFile[];
  pictureIds: readonly string[];
  drawingIds: readonly string[];
  photometries: readonly GldfPhotometry[];
  /** File with the 3D model; null if there is none. */
  modelFileId: string | null;
  variants: readonly GldfVariant[];
};

/** Name of the light-emitting object in the model of `format-l3d.ts`. */
export const EMITTER_NAME = 'light';

/** Path of a file in the container: `ldc/LYR150.ldt`. */
export function gldfPath({ contentType, name }: Pick<GldfFile, 'contentType' | 'name'>): string {
  return `${contentType.split('/')[0]}/${name}`;
}
