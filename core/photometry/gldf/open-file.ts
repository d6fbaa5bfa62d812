import type { LocaleCode } from '#core/i18n/locales.ts';
import { createFinding, type Finding } from '#core/photometry/finding.ts';
import { type InspectedFile, inspectFile } from '#core/photometry/inspect-file.ts';
import type { ReadEmitter, ReadVariant } from './gldf-emitters.ts';
import { type EmitterPart, joinEmitters } from './join-emitters.ts';
import { isArchive, type ReadGldf, readGldf } from './read-gldf.ts';

/** Content of a dropped or posted file: one light distribution, or those of a GLDF container. */
export type OpenedFile = {
  format: InspectedFile['format'] | 'gldf';
  /** At least one; those of emitters that shine together first, then each emitter. */
  lights: [OpenedLight, ...OpenedLight[]];
  findings: Finding[];
};

type OpenedLight = { name: string; file: InspectedFile };

/** GLDF recommends at most this many variants. */
const MOST_NAMES = 15;
/** Different sets of emitters that are added up. */
const MOST_SETS = 15;

/**
 * Opens EULUMDAT, IES, TM-33 and GLDF files, distinguished by content.
 *
 * @param locale language of the names in a container, if it has them in it.
 * @throws PhotometryError for everything else, with the reason.
 */
export async function openFile(bytes: Uint8Array, locale?: LocaleCode): Promise<OpenedFile> {
  if (!isArchive(bytes)) {
    const file = inspectFile(bytes);
    const name = file.ldt.luminaireName || file.ldt.luminaireNumber;
    return { format: file.format, lights: [{ name, file }], findings: file.findings };
  }
  const gldf = await readGldf(bytes, locale);
  const joined = joinVariants(gldf);
  const single = gldf.photometries.map(({ ids, file }): OpenedLight => {
    return { name: nameLight(new Set(ids), gldf.variants) || gldf.name, file };
  });
  const lights = [...joined.map(({ light }) => light), ...single];
  return {
    format: 'gldf',
    lights: lights as OpenedFile['lights'],
    findings: [...gldf.findings, ...joined.map(({ finding }) => finding)],
  };
}

/** The variants whose emitters shine together or are turned, each set of emitters once. */
function joinVariants({ photometries, variants, name }: ReadGldf) {
  const files = new Map(photometries.flatMap(({ ids, file }) => ids.map((id) => [id, file])));
  const sets = new Map<string, ReadVariant[]>();
  for (const variant of variants.filter(({ emitters }) => needsJoining(emitters))) {
    const key = JSON.stringify(variant.emitters);
    sets.set(key, [...(sets.get(key) ?? []), variant]);
  }
  return [...sets.values()].slice(0, MOST_SETS).flatMap((group) => {
    const parts = (group[0]?.emitters ?? []).flatMap(
      ({ photometryId, rotationDeg, fluxLm }): EmitterPart[] => {
        const file = files.get(photometryId ?? '');
        return file ? [{ file, rotationDeg, fluxLm }] : [];
      },
    );
    const file = joinEmitters(parts);
    if (!file) return [];
    const fluxes = parts.map((part) => Math.round(part.fluxLm ?? part.file.luminaire.fluxLm));
    const values = { count: parts.length, fluxes: fluxes.join(' + ') };
    const light: OpenedLight = { name: joinNames(group) || name, file };
    return [{ light, finding: createFinding('gldf-emitters-added', values) }];
  });
}

function needsJoining(emitters: readonly ReadEmitter[]): boolean {
  return (
    emitters.length > 1 ||
    emitters.some(({ rotationDeg }) => rotationDeg.some((turn) => turn % 360 !== 0))
  );
}

/** The variants that a distribution belongs to; its emitters where they are some of several. */
function nameLight(ids: ReadonlySet<string>, variants: readonly ReadVariant[]): string {
  const isLit = ({ photometryId }: ReadEmitter) => ids.has(photometryId ?? '');
  const lit = variants.filter(({ emitters }) => emitters.some(isLit));
  const parts = lit.flatMap(({ emitters }) =>
    emitters.length > 1 ? emitters.filter(isLit).map(({ name }) => name) : [],
  );
  const names = [...new Set(parts.filter((name) => name !== ''))];
  return names.length === 0 ? joinNames(lit) : `${joinNames(lit)}: ${names.join(', ')}`;
}

function joinNames(variants: readonly { name: string }[]): string {
  const names = variants.slice(0, MOST_NAMES).map(({ name }) => name);
  return [...names, ...(variants.length > MOST_NAMES ? ['…'] : [])].join(', ');
}
