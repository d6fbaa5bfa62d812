import { readFile } from 'node:fs/promises';
import { columnsOf, statedColumns, statedFiguresOf } from '#core/catalogue/stated-figures.ts';
import { addFromFile } from '#core/photometry/agreement/add-from-file.ts';
import { type AgreementFinding, checkAgreement } from '#core/photometry/agreement/agreement.ts';
import {
  type FileFigures,
  figuresOfReel,
  readFileFigures,
} from '#core/photometry/agreement/file-figures.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { LdtError } from '#core/photometry/eulumdat/ldt-lines.ts';
import { say } from '#core/say.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import { lightCalculatorOf } from '#server/import/check/inherited-settings.ts';
import { recall } from '#server/import/check-memory.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { Content, VariantSource } from '#server/import/read/content-records.ts';
import type { SourceFile, SourceFolder } from '#server/import/read/source-folder.ts';

const READ_AT_ONCE = 16;

type PhotometryCheck = {
  report: Report;
  /** False leaves out the comparison; what the content does not state is filled in all the same. */
  compares: boolean;
  onDone: (done: number, total: number) => void;
};

type Job = {
  /** The product's `variants.csv`. */
  file: string;
  variant: VariantSource;
  source: SourceFile;
  lightsRooms: boolean;
  isStrip: boolean;
};

/**
 * Reads every existing photometric file, compares it with the figures of its variant, and adds the figures that
 * the content does not state. Many variants may share one file.
 */
export async function checkPhotometry(
  content: Content,
  folder: SourceFolder,
  { report, compares, onDone }: PhotometryCheck,
): Promise<void> {
  const jobs = listJobs(content, folder).filter((job) => compares || leavesFigures(job));
  const readOnce = createReader(report);
  let done = 0;
  await inParallel(jobs, READ_AT_ONCE, async (job) => {
    const figures = await readFigures(job, readOnce, report);
    if (figures) {
      const { variant, file } = job;
      const inputs = [`agreement ${file} ${variant.row}`, variant.record, figures] as const;
      const { findings, completed } = recall(report, inputs, () => compare(job, figures));
      if (compares) tell(job, findings, report);
      variant.record = completed;
    }
    onDone(++done, jobs.length);
  });
}

function listJobs(content: Content, folder: SourceFolder): Job[] {
  return content.products.flatMap((product) => {
    const [category] = product.record.categories;
    const isForRooms = lightCalculatorOf(category, content) === 'room';
    return product.variants.flatMap((variant) => {
      const { photometry } = variant.record;
      const source = folder.files.get(`${product.folder}/photometry/${photometry}`);
      if (photometry === null || !source) return [];
      const isStrip = product.record.model.archetype === 'strip';
      return { file: product.variantsFile, variant, source, lightsRooms: isForRooms, isStrip };
    });
  });
}

/** Whether a variant leaves a figure to its file: nearly all have one beam. */
function leavesFigures({ variant: { record }, lightsRooms: isForRooms }: Job): boolean {
  const { flux_lm, power_w, efficacy_lm_w, cct_k, cri, beam_c90_deg } = record;
  const figures = [flux_lm, power_w, efficacy_lm_w, cct_k, cri, beam_c90_deg];
  return figures.includes(null) || (isForRooms && record.ugr === null);
}

type Comparison = { findings: AgreementFinding[]; completed: VariantSource['record'] };

/** Compares a variant with its file, and adds the figures that the content leaves to the file. */
function compare({ variant: { record }, isStrip }: Job, file: FileFigures): Comparison {
  const figures = isStrip ? figuresOfReel(file, record.length_mm) : file;
  const stated = statedFiguresOf(record);
  const completed = { ...record, ...columnsOf(addFromFile(figures, stated)) };
  return { findings: checkAgreement(figures, stated), completed };
}

type ReadFigures = (source: SourceFile, isRated: boolean) => Promise<FileFigures>;

/** Reads files of the same content once. */
function createReader(report: Report): ReadFigures {
  const known = new Map<string, Promise<FileFigures>>();
  return (source, isRated) => {
    const key = `${source.hash} ${isRated}`;
    const read = () =>
      readFile(source.absolute, 'latin1').then((text) => readFileFigures(parseLdt(text), isRated));
    const figures = known.get(key) ?? recall(report, [`figures ${key}`], read);
    known.set(key, figures);
    return figures;
  };
}

/** The figures of a variant's file; a file that is not valid is reported. */
async function readFigures(
  { file, variant: { row, record }, source, lightsRooms: isRated }: Job,
  readOnce: ReadFigures,
  report: Report,
): Promise<FileFigures | null> {
  try {
    return await readOnce(source, isRated);
  } catch (error) {
    if (!(error instanceof LdtError)) throw error;
    const value = record.photometry;
    const problem = say`'${value ?? ''}' cannot be read`;
    report.fail({
      ...{ file, place: { row }, field: 'photometry', value, problem },
      whatToDo: error.said,
    });
    return null;
  }
}

/** What promises more than the file is refused, and so is what contradicts it; less is a warning. */
function tell({ file, variant, source }: Job, findings: AgreementFinding[], report: Report): void {
  const { row, record } = variant;
  for (const { field, verdict, stated, message } of findings) {
    report[verdict === 'worse' ? 'warn' : 'error']({
      ...{ file, place: { row }, field: statedColumns[field], value: stated },
      problem: say`${record.sku}: ${message}`,
      whatToDo:
        field === 'ugr'
          ? say`Empty the cell, which prints the class of the file, or replace ${source.path}.`
          : say`Correct it, or replace ${source.path}.`,
    });
  }
}
