import type { Env } from '#server/env.ts';
import type { StorageLimits } from '#server/files/disk-room.ts';
import type { SiteFilesSettings } from '#server/files/site-files.ts';
import type { TraceSettings } from '#server/observe/traces.ts';

/** Returns the search settings: in the process, or on the configured server. */
export function searchSettings({ SEARCH_PREFIX: prefix, TYPESENSE_URL, TYPESENSE_API_KEY }: Env) {
  const typesense =
    TYPESENSE_URL && TYPESENSE_API_KEY
      ? { url: TYPESENSE_URL, apiKey: TYPESENSE_API_KEY }
      : undefined;
  return { prefix, typesense };
}

/** Returns the tiles for maps; null when maps use only the embedded outlines. */
export function mapSettings({ MAP_TILES: url, MAP_ATTRIBUTION: attribution }: Env) {
  return url ? { url, attribution } : null;
}

/** Returns where traces are sent; null where nothing is traced. */
export function traceSettings(env: Env): TraceSettings | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    hasProxy: env.TRUSTED_PROXIES > 0,
  };
}

/** Returns where the files of the site are. */
export function fileSettings(env: Env): SiteFilesSettings {
  const {
    DATA_DIR: dataDir,
    MEDIA_URL,
    MEDIA_CACHE_MB: mediaCacheMb,
    MIN_FREE_MB: minFreeMb,
  } = env;
  const common = { dataDir, mediaCacheMb, minFreeMb };
  if (!MEDIA_URL) return common;
  const { hostname: bucket, pathname } = new URL(MEDIA_URL);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const session = env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN };
  const credentials =
    accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, ...session } : undefined;
  return {
    ...common,
    bucket: {
      bucket,
      prefix: prefix === '' ? '' : `${prefix}/`,
      endpoint: env.AWS_ENDPOINT_URL_S3,
      region: env.AWS_REGION,
      credentials,
    },
  };
}

/** Returns the limits of files on the disk. */
export function storageSettings(env: Env): StorageLimits {
  const { MIN_FREE_MB: minFreeMb, UPLOADS_MAX_MB, OUTBOX_MAX_MB } = env;
  return { minFreeMb, uploadsMaxMb: UPLOADS_MAX_MB, outboxMaxMb: OUTBOX_MAX_MB };
}

/** Returns the mail and captcha settings. */
export function formSettings(env: Env) {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  const hostname = env.SITE_URL ? new URL(env.SITE_URL).hostname : null;
  const recaptcha =
    siteKey && secret
      ? { siteKey, secret, verifyUrl: env.RECAPTCHA_VERIFY_URL, hostname }
      : undefined;
  return {
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, operator: env.OPERATOR_MAIL },
    captcha: { recaptcha, hasCodes: env.FORM_CODES === 'on' },
  };
}

/** Returns the mailbox that is read for replies; undefined where none is. */
export function mailboxSettings({ IMAP_URL: url, IMAP_ADDRESS: address }: Env) {
  return url ? { url, address: address ?? null } : undefined;
}

/** Returns how to find visitors' addresses behind proxies, and how many submissions each may send. */
export function gateSettings({ TRUSTED_PROXIES, FORM_LIMIT }: Env) {
  return { trustedProxies: TRUSTED_PROXIES, maxSubmissions: FORM_LIMIT };
}
