import { z } from 'zod';

const url = (example: string, ...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    );

/** An empty variable counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? fallback : value), schema);

const envSchema = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'production'),
  PORT: withDefault(z.coerce.number('must be a port such as 3000').int().min(0).max(65535), '3000'),
  HOST: withDefault(z.string(), '0.0.0.0'),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    url('postgres://user:password@host:5432/name', 'postgres:', 'postgresql:'),
  ),
  API_BASE: withDefault(
    z.string().regex(/^(\/|https?:\/\/)\S*$/, 'must be a path such as /api or an https:// address'),
    '/api',
  ),
  API_BASIC_AUTH: optional(
    z.string().regex(/^[^:]+:.+$/, 'must be a name and a password such as site:secret'),
  ),
  SITE_URL: optional(url('https://www.example.com', 'http:', 'https:')),
  LOG_LEVEL: withDefault(
    z.enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      'must be one of silent, fatal, error, warn, info, debug',
    ),
    'info',
  ),
});

export type Env = z.infer<typeof envSchema>;

/**
 * Reads and checks the environment.
 *
 * @throws Error naming every variable that is wrong, with a valid example.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} ${issue.message}, got '${source[name] ?? ''}'.`;
  });
  throw new Error(`The environment is not usable:\n  ${lines.join('\n  ')}`);
}
