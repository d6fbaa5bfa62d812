import { z } from 'zod';
import { formKinds } from '#core/forms/form.ts';
import { caseStates } from '#core/studio/case-states.ts';

const day = z.iso.date();
const id = z.string().min(1).max(60);

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
