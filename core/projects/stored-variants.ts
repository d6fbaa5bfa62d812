import { toVariantId } from '#core/catalogue/variant-id.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { cleanText } from '#core/projects/project.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';

/** Key in local storage of the last known variants in a language: a JSON list. */
export const variantsKey = (locale: LocaleCode) => `projectArticles-${locale}`;

const LONGEST_TEXT = 2_000_000;
const MOST_VARIANTS = 2000;

/** All dimming values; any other stored value has no text. */
const dimmings: Record<ProjectVariant['dimming'], true> = {
  none: true,
  phase: true,
  '1-10v': true,
  'dali-2': true,
  'dali-2-dt8': true,
  casambi: true,
  zigbee: true,
  octo: true,
  push: true,
  dmx: true,
  pwm: true,
};

/** Parses the stored variants; invalid entries are dropped. Never throws. */
export function parseStoredVariants(stored: unknown): ProjectVariant[] {
  if (typeof stored !== 'string' || stored.length > LONGEST_TEXT) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return toProjectVariants(value).slice(0, MOST_VARIANTS);
  } catch {
    return [];
  }
}

/** Returns the valid variants in a response or stored value of any shape. */
export function toProjectVariants(value: unknown): ProjectVariant[] {
  return Array.isArray(value) ? value.flatMap((entry) => toProjectVariant(entry) ?? []) : [];
}

function toProjectVariant(value: unknown): ProjectVariant | null {
  if (!isRecord(value)) return null;
  const id = toVariantId(value.id);
  const dimming = typeof value.dimming === 'string' ? value.dimming : '';
  if (id === null || !Object.hasOwn(dimmings, dimming)) return null;
  const figure = (name: string) => toFigure(value[name]);
  const text = (name: string, longest = 300) => cleanText(value[name], longest);
  return {
    id,
    ...{ sku: text('sku', 60), description: text('description'), title: text('title') },
    ...{ slug: text('slug'), type: text('type'), updated: text('updated', 10) },
    picture: toPicture(value.picture),
    drawing: toDrawing(value.drawing),
    ...{ powerW: figure('powerW'), fluxLm: figure('fluxLm') },
    ...{ efficacyLmW: figure('efficacyLmW'), cctK: figure('cctK'), cctMaxK: figure('cctMaxK') },
    ...{ cri: figure('cri'), beamDeg: figure('beamDeg'), beamC90Deg: figure('beamC90Deg') },
    ip: typeof value.ip === 'string' ? text('ip', 20) : null,
    dimming: dimming as ProjectVariant['dimming'],
    isSupply: value.isSupply === true,
    isDark: value.isDark === true,
  };
}

function toFigure(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value < 1e9 ? value : null;
}

function toPicture(value: unknown): ProjectVariant['picture'] {
  if (!isRecord(value) || !/^[0-9a-f]{16}$/.test(String(value.hash))) return null;
  const [width, height] = [toFigure(value.width), toFigure(value.height)];
  return width && height ? { hash: String(value.hash), width, height } : null;
}

function toDrawing(value: unknown): string | null {
  return typeof value === 'string' && /^\/files\/[0-9a-f]{16}\/[\w.-]+$/.test(value) ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
