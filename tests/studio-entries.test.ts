import { expect, test } from 'vitest';
import { z } from 'zod';
import { studioEndpoints } from '#server/api/studio/studio-api.ts';
import english from '#studio/texts/en.json';
import spanish from '#studio/texts/es.json';

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** The names of all fields of a body, those of its parts too. */
function namesIn({ properties = {}, items, anyOf = [] }: JsonSchema): string[] {
  const inner = Object.entries(properties).flatMap(([name, part]) => [name, ...namesIn(part)]);
  return [...inner, ...[items, ...anyOf].flatMap((part) => (part ? namesIn(part) : []))];
}

/** Sent by the studio itself; nobody types them. */
const NOT_TYPED = ['revision', 'token', 'response', 'kind', 'form', 'filter', 'ids', 'values'];
const CHOSEN = ['to', 'assignee', 'dueBefore', 'isDisabled', 'mail', 'cost'];

test('an error names every field that people at the desk type in, in both languages', () => {
  const names = studioEndpoints
    .filter(({ path }) => !path.startsWith('/changes'))
    .flatMap(({ body }) =>
      body
        ? namesIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
        : [],
    )
    .filter((name) => !NOT_TYPED.includes(name) && !CHOSEN.includes(name));
  expect(names).toContain('subject');
  for (const { studio } of [english, spanish]) {
    const unnamed = names.filter((name) => !(name in studio.entry));
    expect(unnamed).toEqual([]);
  }
});
