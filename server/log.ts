import pino from 'pino';

/** Secrets in addresses: of certificates, claims and copies. They have 32 bytes as base64url. */
const ADDRESS_SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Name and password in an address: `postgres://name:password@host`. */
const CREDENTIALS = /(\w:\/\/)[^\s"'/?#]+@/g;
/** Shorter values would mask parts of ordinary words. */
const SHORTEST = 6;

let hidden: string[] = [];

/** Masks these values in everything that is logged from now on: passwords and keys of the settings. */
export function hideInLogs(values: (string | undefined)[]): void {
  hidden = values.filter((value) => value !== undefined && value.length >= SHORTEST) as string[];
}

/** Returns a text without secrets: those in addresses, credentials, and the values of `hideInLogs`. */
export function maskSecrets(text: string): string {
  const masked = text.replace(ADDRESS_SECRET, '…').replace(CREDENTIALS, '$1…@');
  return hidden.reduce((rest, value) => rest.replaceAll(value, '…'), masked);
}

/** The only logger: JSON lines on standard output, without secrets. The level follows LOG_LEVEL. */
const wanted = process.env.LOG_LEVEL || 'info';

export const log = pino({
  // An unknown level is refused by `readEnv`, which names it.
  level: wanted === 'silent' || wanted in pino.levels.values ? wanted : 'info',
  base: null,
  hooks: { streamWrite: maskSecrets },
});
