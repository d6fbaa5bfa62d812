import type { Finding } from '#core/photometry/finding.ts';
import { type InspectedFile, inspectFile } from '#core/photometry/inspect-file.ts';
import { isArchive, readGldf } from './read-gldf.ts';

/** Content of a dropped or posted file: one light distribution, or those of a GLDF container. */
export type OpenedFile = {
  format: InspectedFile['format'] | 'gldf';
  /** At least one. */
  lights: [OpenedLight, ...OpenedLight[]];
  findings: Finding[];
};

type OpenedLight = { name: string; file: InspectedFile };

/** GLDF recommends at most this many variants. */
const MOST_NAMES = 15;

/**
 * Opens EULUMDAT, IES, TM-33 and GLDF files, distinguished by content.
 *
 * @throws PhotometryError for everything else, with the reason.
 */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile> {
  if (!isArchive(bytes)) {
    const file = inspectFile(bytes);
    const name = file.ldt.luminaireName || file.ldt.luminaireNumber;
    return { format: file.format, lights: [{ name, file }], findings: file.findings };
  }
  const { photometries, variants, findings, name } = await readGldf(bytes);
  const lights = photometries.map(({ ids, file }): OpenedLight => {
    const named = new Set(ids);
    const lit = variants.filter(({ photometryId }) => named.has(photometryId ?? ''));
    return { name: nameVariants(lit) || name, file };
  });
  return { format: 'gldf', lights: lights as OpenedFile['lights'], findings };
}

function nameVariants(variants: readonly { name: string }[]): string {
  const names = variants.slice(0, MOST_NAMES).map(({ name }) => name);
  return [...names, ...(variants.length > MOST_NAMES ? ['…'] : [])].join(', ');
}
