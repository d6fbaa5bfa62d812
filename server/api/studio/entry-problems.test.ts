import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemsOf } from '#server/api/studio/entry-problems.ts';
import { oneLine } from '#server/api/studio/one-line.ts';

const body = z.object({
  subject: oneLine(5),
  text: z.string().trim().min(1).max(5),
  mail: z.object({ subject: oneLine(5) }),
  items: z.array(z.object({ quantity: z.int().min(1).max(9) })).max(2),
  scopes: z.array(z.string()).min(1),
  email: z.email(),
  installed: z.iso.date(),
  role: z.enum(['desk']),
});

test('each field says what is wrong with it', () => {
  const { error } = body.safeParse({
    ...{ subject: 'longer', text: ' \n ', mail: { subject: '\t' } },
    ...{ items: [{ quantity: 0 }, { quantity: 10 }], scopes: [] },
    ...{ email: 'nobody', installed: 'today', role: 'cook' },
  });
  expect(error && problemsOf(error)).toEqual([
    { field: 'subject', code: 'entry-long', limit: 5 },
    { field: 'text', code: 'entry-empty' },
    { field: 'mail.subject', code: 'entry-empty' },
    { field: 'items.0.quantity', code: 'entry-low', limit: 1 },
    { field: 'items.1.quantity', code: 'entry-high', limit: 9 },
    { field: 'scopes', code: 'entry-none' },
    { field: 'email', code: 'entry-email' },
    { field: 'installed', code: 'entry-day' },
    { field: 'role', code: 'entry-unusable' },
  ]);
});

test('a list may be too long', () => {
  const list = z.object({ items: z.array(z.string()).max(2) });
  const { error } = list.safeParse({ items: ['a', 'b', 'c'] });
  expect(error && problemsOf(error)).toEqual([{ field: 'items', code: 'entry-many', limit: 2 }]);
});
