import { readFile } from 'node:fs/promises';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { type AgreementFinding, checkAgreement } from '#core/photometry/agreement.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { LdtError } from '#core/photometry/eulumdat/ldt-lines.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

const CHECKED_AT_ONCE = 16;

/** Column of `variants.csv` for each printed figure. */
const columns: Record<AgreementFinding['field'], keyof VariantRecord> = {
  fluxLm: 'flux_lm',
  powerW: 'power_w',
  cctK: 'cct_k',
  cri: 'cri',
  beamDeg: 'beam_deg',
  beamC90Deg: 'beam_c90_deg',
};

/** Compares every existing photometric file with the figures of its variant. Many variants may share one file. */
export async function checkPhotometry(
  content: Content,
  folder: SourceFolder,
  { report, onDone }: { report: Report; onDone: (done: number, total: number) => void },
): Promise<void> {
  const jobs = content.products.flatMap((product) =>
    product.variants.flatMap(({ row, record }) => {
      const path = `${product.folder}/photometry/${record.photometry}`;
      const source = record.photometry === null ? undefined : folder.files.get(path);
      return source ? { file: product.variantsFile, row, record, source } : [];
    }),
  );
  let done = 0;
  await inParallel(jobs, CHECKED_AT_ONCE, async ({ file, row, record, source }) => {
    const tell = (field: keyof VariantRecord, problem: string, whatToDo: string) =>
      report.error({ file, place: { row }, field, value: record[field], problem, whatToDo });
    const text = await readFile(source.absolute, 'latin1');
    try {
      for (const finding of checkAgreement(parseLdt(text), printedFigures(record))) {
        const problem = finding.message.replace(/\.$/, '');
        const whatToDo = `Correct the figure, or replace ${record.photometry}.`;
        tell(columns[finding.field], problem, whatToDo);
      }
    } catch (error) {
      if (!(error instanceof LdtError)) throw error;
      tell('photometry', `'${record.photometry}' cannot be read`, error.message);
    }
    onDone(++done, jobs.length);
  });
}

function printedFigures(record: VariantRecord) {
  return {
    fluxLm: record.flux_lm,
    powerW: record.power_w,
    cctK: record.cct_k,
    cri: record.cri,
    beamDeg: record.beam_deg,
    beamC90Deg: record.beam_c90_deg,
  };
}
