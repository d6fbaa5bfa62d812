import type { ContentFinding, ContentFindings } from '#core/studio/changes/change-set.ts';

/** A finding of the importer; an error refuses the content, unless the base version has it, too. A warning does not. */
export type Finding = ContentFinding & { isError: boolean; isExisting?: boolean };

/** Errors first. */
export function listFindings(found: Partial<Omit<ContentFindings, 'state'>>): Finding[] {
  const { errors = [], existing = [], warnings = [] } = found;
  return [
    ...errors.map((one) => ({ ...one, isError: true })),
    ...existing.map((one) => ({ ...one, isError: true, isExisting: true })),
    ...warnings.map((one) => ({ ...one, isError: false })),
  ];
}
