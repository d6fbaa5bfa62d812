import { z } from 'zod';
import { defaultLimits, MEDIA_CACHE_MB } from '#server/files/disk-room.ts';

const url = (example: string, ...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    );

/** The address of a site, to which paths are added: pages show it, so it has no password. */
const siteAddress = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { username, password, search, hash, port } = new URL(value);
  return [username, password, search, hash].every((part) => part === '') && port !== '0';
};

/** An empty variable counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** A key is sent in headers and addresses; its first four characters identify it in keys derived from it. */
const key = (example: string) =>
  z
    .string()
    .regex(
      /^[A-Za-z0-9._~-]{8,}$/,
      `must be at least 8 letters, digits, . _ ~ - such as ${example}`,
    );

const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? fallback : value), schema);

const megabytes = (fallback: number) =>
  withDefault(
    z.coerce.number(`must be a number of megabytes such as ${fallback}`).int().min(0).max(1e9),
    String(fallback),
  );

const variables = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'production'),
  PORT: withDefault(z.coerce.number('must be a port such as 3000').int().min(0).max(65535), '3000'),
  HOST: withDefault(z.string(), '0.0.0.0'),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    url('postgres://user:password@host:5432/name', 'postgres:', 'postgresql:'),
  ),
  MEDIA_URL: optional(
    z
      .string()
      .regex(
        /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w!.*'()-]+)*\/?$/,
        'must be the address of a bucket such as s3://catalogue-media or s3://company/catalogue',
      ),
  ),
  MEDIA_CACHE_MB: megabytes(MEDIA_CACHE_MB),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  AWS_SESSION_TOKEN: optional(z.string()),
  AWS_REGION: optional(
    z.string().regex(/^[a-z0-9-]+$/, 'must be the region of the bucket such as eu-south-2'),
  ),
  AWS_ENDPOINT_URL_S3: optional(url('https://s3.example.com', 'http:', 'https:')),
  API_BASE: withDefault(
    z
      .string()
      .refine(
        (base) =>
          /^\/(?!\/)\S*$/.test(base) || (/^https?:\/\/\S+$/.test(base) && siteAddress(base)),
        'must be a path such as /api or an https:// address without a password',
      ),
    '/api',
  ),
  API_BASIC_AUTH: optional(
    z.string().regex(/^[^:]+:.+$/, 'must be a name and a password such as site:secret'),
  ),
  CORS_ORIGINS: withDefault(z.string(), '').transform((list, { addIssue }) => {
    const origins = list.split(',').flatMap((part) => part.trim() || []);
    const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
    if (!origins.every(isOrigin)) {
      addIssue('must be origins such as https://shop.example.com, with commas between them');
    }
    return origins;
  }),
  SITE_URL: optional(
    url('https://www.example.com', 'http:', 'https:').refine(
      siteAddress,
      'must be an address without a password or query such as https://www.example.com',
    ),
  ),
  SECURITY_CONTACT: optional(url('mailto:security@example.com', 'mailto:', 'https:', 'tel:')),
  SEARCH_KEY: withDefault(key('public-search'), 'public-search'),
  SEARCH_ADMIN_KEY: optional(key('3f9c1a7e5b2d')),
  SEARCH_PREFIX: withDefault(
    z.string().regex(/^[A-Za-z0-9_-]{0,40}$/, 'must be letters, digits, _ and - such as staging_'),
    '',
  ),
  SMTP_URL: optional(url('smtp://user:password@mail.example.com:587', 'smtp:', 'smtps:')),
  MAIL_FROM: withDefault(
    z
      .string()
      .regex(
        /^([^<>\r\n]+ <[^\s<>@]+@[A-Za-z0-9.-]+>|[^\s<>@]+@[A-Za-z0-9.-]+)$/,
        'must be an address such as no-reply@example.com or Company <no-reply@example.com>',
      ),
    'no-reply@localhost',
  ),
  IMAP_URL: optional(
    url('imaps://user:password@mail.example.com/INBOX', 'imaps:', 'imap:').refine((value) => {
      const { username, password } = new URL(value);
      return username !== '' && password !== '';
    }, 'must have a user and a password, such as imaps://user:password@mail.example.com/INBOX'),
  ),
  IMAP_ADDRESS: optional(z.email('must be an address such as service@example.com')),
  OPERATOR_MAIL: optional(z.email('must be an address such as operator@example.com')),
  MAP_TILES: optional(
    z
      .string()
      .regex(
        /^https?:\/\/[a-z0-9.:-]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/,
        'must be an address such as https://tiles.example.com/{z}/{x}/{y}.png',
      ),
  ),
  MAP_ATTRIBUTION: withDefault(z.string(), ''),
  RECAPTCHA_SITE_KEY: optional(z.string()),
  RECAPTCHA_SECRET: optional(z.string()),
  RECAPTCHA_VERIFY_URL: withDefault(
    url('https://www.google.com/recaptcha/api/siteverify', 'http:', 'https:'),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  GTM_ID: optional(
    z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container such as GTM-ABC1234'),
  ),
  TRUSTED_PROXIES: withDefault(
    z.coerce
      .number('must be how many proxies stand before the site, such as 1')
      .int()
      .min(0)
      .max(9),
    '0',
  ),
  FORM_LIMIT: withDefault(
    z.coerce.number('must be a number of submissions such as 20').int().min(1).max(100_000),
    '20',
  ),
  FORM_CODES: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  MIN_FREE_MB: megabytes(defaultLimits.minFreeMb),
  UPLOADS_MAX_MB: megabytes(defaultLimits.uploadsMaxMb),
  OUTBOX_MAX_MB: megabytes(defaultLimits.outboxMaxMb),
  BACKUP_KEY: optional(
    z.string().min(12, 'must be a passphrase of at least 12 characters or a key of age'),
  ),
  WEB_PROCESSES: withDefault(
    z.coerce.number('must be a number of processes such as 2').int().min(1).max(64),
    '1',
  ),
  DRAIN_SECONDS: withDefault(
    z.coerce.number('must be a number of seconds such as 10').int().min(0).max(300),
    '0',
  ),
  HANG_SECONDS: withDefault(
    z.coerce.number('must be a number of seconds such as 30').int().min(0).max(3600),
    '30',
  ),
  TYPESENSE_URL: optional(url('http://localhost:8108', 'http:', 'https:')),
  TYPESENSE_API_KEY: optional(z.string()),
  ACCESS_LOG: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  METRICS_TOKEN: optional(
    z
      .string()
      .regex(
        /^[A-Za-z0-9._~+/=-]{16,200}$/,
        'must be at least 16 letters and digits such as 5c1e0f7a92d84b36',
      ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url('http://localhost:4318', 'http:', 'https:')),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .regex(
        /^[\w-]+=[^,\s]+(?:,[\w-]+=[^,\s]+)*$/,
        'must be names and values, with percent signs for spaces, such as authorization=Bearer%205c1e0f7a',
      ),
  ),
  OTEL_SERVICE_NAME: withDefault(z.string().max(100), 'lighting-catalogue'),
  OTEL_TRACES_SAMPLER_ARG: withDefault(
    z.coerce.number('must be the share of requests that are traced, such as 0.1').min(0).max(1),
    '1',
  ),
  LOG_LEVEL: withDefault(
    z.enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      'must be one of silent, fatal, error, warn, info, debug',
    ),
    'info',
  ),
});

/** Dependencies between variables. */
const envSchema = variables.superRefine((env, context) => {
  const complain = (name: keyof typeof env, message: string) => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  if (env.TYPESENSE_URL && !env.TYPESENSE_API_KEY) {
    complain('TYPESENSE_API_KEY', 'must be a key of the server at TYPESENSE_URL such as xyz123');
  }
  if (env.RECAPTCHA_SITE_KEY && !env.RECAPTCHA_SECRET) {
    complain('RECAPTCHA_SECRET', 'must be the secret that belongs to RECAPTCHA_SITE_KEY');
  }
  if (env.RECAPTCHA_SECRET && !env.RECAPTCHA_SITE_KEY) {
    complain('RECAPTCHA_SITE_KEY', 'must be the site key that belongs to RECAPTCHA_SECRET');
  }
  if (env.MEDIA_URL && !env.AWS_ACCESS_KEY_ID !== !env.AWS_SECRET_ACCESS_KEY) {
    const missing = env.AWS_ACCESS_KEY_ID ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID';
    complain(missing, 'must be set: the key of a bucket has two parts');
  }
  if (env.IMAP_ADDRESS && !env.IMAP_URL) {
    complain('IMAP_URL', 'must be the mailbox that gets the mails to IMAP_ADDRESS');
  }
  if (env.SEARCH_ADMIN_KEY && env.WEB_PROCESSES > 1 && !env.TYPESENSE_URL) {
    complain('WEB_PROCESSES', 'must be 1 with SEARCH_ADMIN_KEY: loaded data is in one process');
  }
  if (env.SEARCH_ADMIN_KEY === env.SEARCH_KEY) {
    complain('SEARCH_ADMIN_KEY', 'must be another than SEARCH_KEY, such as 3f9c1a7e5b2d');
  }
});

export type Env = z.infer<typeof envSchema>;

/** Variables whose values are no secrets. Values of all others do not appear in messages. */
const SHOWN: ReadonlySet<string> = new Set<keyof Env>([
  ...(['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'MEDIA_URL', 'LOG_LEVEL'] as const),
  ...([
    'SEARCH_KEY',
    'SEARCH_PREFIX',
    'MAIL_FROM',
    'OPERATOR_MAIL',
    'IMAP_ADDRESS',
    'MAP_ATTRIBUTION',
    'GTM_ID',
  ] as const),
  ...(['TRUSTED_PROXIES', 'FORM_LIMIT', 'FORM_CODES', 'HANG_SECONDS'] as const),
  ...(['OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER_ARG'] as const),
]);

/**
 * Reads and checks the environment.
 * @throws Error naming every invalid variable, with a valid example.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = source[name] ?? '';
    const got = SHOWN.has(name) || value === '' ? `'${value}'` : 'a value that is not shown';
    return `${name} ${issue.message}, got ${got}.`;
  });
  throw new Error(`The environment is not usable:\n  ${lines.join('\n  ')}`);
}

/** Returns the passwords and keys in the settings, in every form in which a message may have them. */
export function secretsOf(env: Env): string[] {
  const keys = [
    env.API_BASIC_AUTH,
    env.SEARCH_ADMIN_KEY,
    env.RECAPTCHA_SECRET,
    env.TYPESENSE_API_KEY,
    env.BACKUP_KEY,
    env.AWS_SECRET_ACCESS_KEY,
    env.AWS_SESSION_TOKEN,
    env.METRICS_TOKEN,
  ];
  const { DATABASE_URL, SMTP_URL, IMAP_URL, TYPESENSE_URL, OTEL_EXPORTER_OTLP_ENDPOINT } = env;
  const addresses = [DATABASE_URL, SMTP_URL, IMAP_URL, TYPESENSE_URL, OTEL_EXPORTER_OTLP_ENDPOINT];
  const urls = addresses.filter((one) => one !== undefined);
  const passwords = urls.map((one) => new URL(one).password);
  const basic = env.API_BASIC_AUTH;
  const headers = (env.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? []).map((header) =>
    header.slice(header.indexOf('=') + 1),
  );
  return [
    ...keys,
    ...headers,
    ...headers.map(decode),
    ...passwords,
    ...passwords.map(decode),
    ...(basic ? [basic.slice(basic.indexOf(':') + 1), Buffer.from(basic).toString('base64')] : []),
  ].filter((secret) => secret !== undefined && secret !== '') as string[];
}

/** The text behind percent signs; itself where they are none. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
