import type { Random } from './seeded-random.ts';

/** The parts of a JSON schema that decide what a value is. */
export type JsonSchema = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

const ODD = [null, true, -1, 0.5, 1e308, 2 ** 53, '', '\u0000', [], {}, [[]], { $ne: 1 }];
const FORMATS: Record<string, string[]> = {
  'date-time': ['2027-02-28T10:00:00Z', '9999-12-31T23:59:59+14:00', '2027-02-30T10:00:00Z'],
  date: ['2026-01-01', '9999-12-31'],
  email: ['visitor@example.test', 'admin@lumbrera.example'],
};
const NUMBERS = [0, 1, 1, 2, 1000, 2 ** 31];
const LENGTHS = [0, 1, 1, 2, 40];
/** A part of a value is another than described once in so many times. */
const ODD_ONCE_IN = 12;

/** Makes values that a schema describes; now and then a part of one is another. */
export function createValueMaker(random: Random, texts: readonly string[]) {
  const makers: Record<string, (schema: JsonSchema) => unknown> = {
    object: ({ properties = {} }) => {
      const present = Object.entries(properties).filter(() => !random.oneIn(ODD_ONCE_IN));
      return Object.fromEntries(present.map(([name, part]) => [name, make(part)]));
    },
    array: ({ items = {} }) => Array.from({ length: random.pick(LENGTHS) }, () => make(items)),
    string: ({ format = '' }) => random.pick(FORMATS[format] ?? texts),
    number: () => random.pick(NUMBERS),
    integer: () => random.pick(NUMBERS),
    boolean: () => random.oneIn(2),
    null: () => null,
  };

  function make(schema: JsonSchema): unknown {
    if (random.oneIn(ODD_ONCE_IN)) return random.pick(ODD);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return make(random.pick(choices));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    return makers[schema.type ?? '']?.(schema) ?? random.pick([...ODD, ...texts]);
  }
  return make;
}
