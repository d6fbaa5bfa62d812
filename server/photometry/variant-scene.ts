import { listScenes, sceneCct } from '#core/catalogue/light-scenes.ts';
import type { Archetype } from '#core/catalogue/product-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { StillTask } from '#core/photometry/scene/still.ts';
import type { ReportSources } from '#server/photometry/variant-report.ts';

/** Finds the construction of a variant's product; null if it is unknown. */
export type FindArchetype = (locale: LocaleCode, id: number) => Promise<Archetype | null>;

type Sources = Pick<ReportSources, 'findVariant' | 'openFile'> & { findArchetype: FindArchetype };

/** What the still picture of a variant is made of; `source` names everything that it depends on. */
export type VariantScene = { task: StillTask; source: string };

/** Returns the function that finds the scene of a variant; null if it is unknown or there is none for it. */
export function createSceneFinder({ findVariant, findArchetype, openFile }: Sources) {
  return async (locale: LocaleCode, id: number): Promise<VariantScene | null> => {
    const variant = await findVariant(locale, id);
    const light = variant?.photometry && (await openFile(variant.photometry));
    const archetype = await findArchetype(locale, id);
    if (!light || !archetype) return null;
    const { luminaire } = light;
    const [kind] = listScenes({ archetype, variant, luminaire });
    if (!kind) return null;
    const cctK = sceneCct(variant);
    const ownHeightM = variant.heightMm === null ? null : variant.heightMm / 1000;
    const source = [variant.photometry?.url, kind, cctK, ownHeightM].join(' ');
    return { task: { luminaire, kind, cctK, ownHeightM }, source };
  };
}
