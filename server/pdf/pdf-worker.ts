import type { PdfJob } from '#server/pdf/pdf-document.ts';
import { renderPdf } from '#server/pdf/render-pdf.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

runJobs(async (job: PdfJob) => new Uint8Array(await renderPdf(job)));
