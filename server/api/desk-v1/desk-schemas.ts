import { z } from '@hono/zod-openapi';
import { formKinds } from '#core/forms/form.ts';
import { claimStates } from '#core/forms/warranty-terms.ts';
import { caseStates } from '#core/studio/case-states.ts';
import { currencies } from '#core/studio/desk-claim.ts';
import type { DeskRecord } from '#server/api/desk-v1/desk-record.ts';

const time = z.string().openapi({ description: 'ISO time in UTC.' });
const day = z.string().openapi({ description: 'ISO day.' });

const common = {
  id: z.string(),
  kind: z.enum(formKinds),
  language: z.string(),
  received: time,
  modified: time,
  sender: z.string().openapi({ description: 'The name that was entered, else the address.' }),
  email: z.string(),
  state: z.enum(caseStates).openapi({ description: 'State at the desk.' }),
  assignee: z.string().nullable(),
  due: day.nullable(),
  fields: z
    .array(z.object({ name: z.string(), label: z.string(), value: z.string() }))
    .openapi({ description: 'What was entered, as it was shown.' }),
};

const example = {
  id: '4b7c5c0e-8f5e-4a39-9d59-0c9bb4f7a1d2',
  language: 'es',
  received: '2026-11-20T09:12:44.120Z',
  modified: '2026-11-20T10:03:01.500Z',
  sender: 'Ana Ruiz',
  email: 'ana@example.com',
  state: 'in-progress' as const,
  assignee: 'Luis Mora',
  due: '2026-11-23',
  fields: [{ name: 'your-name', label: 'Nombre', value: 'Ana Ruiz' }],
};

export const messageSchema = z
  .object(common)
  .openapi('DeskMessage', { example: { ...example, kind: 'message' } });

export const claimSchema = z
  .object({
    ...common,
    number: z.string(),
    sku: z.string().openapi({ description: 'Empty while the product is not known.' }),
    claim_state: z.enum(claimStates),
    history: z.array(
      z.object({ state: z.enum(claimStates), since: time, reason: z.string().nullable() }),
    ),
    cost: z.object({ amount: z.number(), currency: z.enum(currencies) }).nullable(),
  })
  .openapi('DeskClaim', {
    example: {
      ...example,
      kind: 'warranty-claim',
      number: 'AC-7K2M9Q',
      sku: 'ARD150/12/830/60D/W/DD',
      claim_state: 'accepted',
      history: [{ state: 'received', since: '2026-11-20T09:12:44.120Z', reason: null }],
      cost: { amount: 48.5, currency: 'EUR' },
    },
  });

export const registrationSchema = z
  .object({
    ...common,
    number: z.string(),
    installed: day,
    ends: z.string().openapi({ description: 'Day on which the last of its warranties ends.' }),
    items: z.array(
      z.object({
        sku: z.string(),
        quantity: z.number().int(),
        years: z.number().int(),
        ends: day,
      }),
    ),
  })
  .openapi('DeskRegistration', {
    example: {
      ...example,
      kind: 'warranty-registration',
      number: 'R-4HT8XA',
      installed: '2026-11-12',
      ends: '2031-11-12',
      items: [{ sku: 'ARD150/12/830/60D/W/DD', quantity: 24, years: 5, ends: '2031-11-12' }],
    },
  });

type Message = z.infer<typeof messageSchema>;

export function presentMessage(record: DeskRecord): Message {
  const { id, received, modified, sender, email, state, assignee, due, fields } = record;
  const kind = record.kind as Message['kind'];
  const language = record.locale;
  return { id, kind, language, received, modified, sender, email, state, assignee, due, fields };
}

export function presentClaim(record: DeskRecord): z.infer<typeof claimSchema> {
  const { reference, claim } = record;
  return {
    ...presentMessage(record),
    number: reference ?? '',
    sku: claim?.sku ?? '',
    claim_state: claim?.state ?? 'received',
    history: claim?.history ?? [],
    cost: claim?.cost ? { amount: claim.cost.cents / 100, currency: claim.cost.currency } : null,
  };
}

export function presentRegistration(record: DeskRecord): z.infer<typeof registrationSchema> {
  const { reference, registration } = record;
  return {
    ...presentMessage(record),
    number: reference ?? '',
    installed: registration?.installed ?? '',
    ends: registration?.ends ?? '',
    items: registration?.items ?? [],
  };
}
