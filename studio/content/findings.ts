import type { ContentFinding } from '#core/studio/changes/change-set.ts';

/** A finding of the importer; an error refuses the content, a warning does not. */
export type Finding = ContentFinding & { isError: boolean };
