import { z } from 'zod';
import { formKinds } from '#core/forms/form.ts';
import { caseStates } from '#core/studio/case-states.ts';
import { storedCode } from '#server/api/studio/one-line.ts';

const day = z.iso.date();
const id = storedCode(60, 1);

/** Filters of messages. */
export const caseFilter = {
  text: z.string().max(200).optional(),
  kind: z.enum(formKinds).optional(),
  state: z.enum([...caseStates, 'open']).optional(),
  assignee: id.optional(),
  from: day.optional(),
  to: day.optional(),
  dueBefore: day.optional(),
  due: z.literal('overdue').optional(),
};

/** Filters and order of messages, in addresses of lists and of files. */
export const caseQuery = {
  ...caseFilter,
  sort: z.enum(['received', 'due', 'updated']).default('received'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
