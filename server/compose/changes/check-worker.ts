// Checks content in a thread (`create-content-checker.ts`).
import {
  type CheckJob,
  type CheckReply,
  createChecker,
} from '#server/compose/changes/check-job.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

runJobs<CheckJob, CheckReply>(createChecker());
