import type { ContentFinding, ContentFindings } from '#core/studio/changes/change-set.ts';

/** A finding of the importer; an error refuses the content, a warning does not. */
export type Finding = ContentFinding & { isError: boolean };

/** Errors first. */
export function listFindings(found: Partial<Omit<ContentFindings, 'state'>>): Finding[] {
  const { errors = [], warnings = [] } = found;
  return [
    ...errors.map((one) => ({ ...one, isError: true })),
    ...warnings.map((one) => ({ ...one, isError: false })),
  ];
}
