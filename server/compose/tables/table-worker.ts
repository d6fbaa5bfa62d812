// Reads and writes tables in a thread (`create-table-worker.ts`).
import { runTableJob, type TableJob, type TableResult } from '#server/compose/tables/table-job.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

runJobs<TableJob, TableResult>(runTableJob);
