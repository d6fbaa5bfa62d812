import { z } from 'zod';
import { mapLocales } from '#core/i18n/locales.ts';
import type { Report } from '#server/import/content-problem.ts';
import { parseYaml } from '#server/import/read/parse-yaml.ts';

const address = z.url({ protocol: /^https?$/ });

/** The name of a variable of the environment with the value of the header Authorization: `Bearer …`. */
const authorization = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'write the name of a variable, as PULL_TOKEN')
  .optional();

const codes = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const place = { url: address.optional(), file: z.string().min(1).optional(), authorization };
const isOne = ({ url, file }: { url?: string | undefined; file?: string | undefined }) =>
  (url === undefined) !== (file === undefined);
const hasOne = (urls: object) => Object.keys(urls).length > 0;
const ONE = { message: 'write either url or file' };

const sourceSchema = z.discriminatedUnion('kind', [
  /** Another installation of this site: the address of its API, with `/api`. */
  z.strictObject({ kind: z.literal('site'), url: address, authorization }),
  /** A WordPress: the address of its API in each language, with `/wp-json`, and the paths of pages that are one page. */
  z.strictObject({
    kind: z.literal('wordpress'),
    urls: z.strictObject(mapLocales(() => address.optional())).refine(hasOne, 'write an address'),
    pages: z.record(codes, z.strictObject(mapLocales(() => z.string().optional()))).default({}),
    authorization,
  }),
  z.strictObject({ kind: z.literal('bmecat'), ...place }).refine(isOne, ONE),
  z.strictObject({ kind: z.literal('xchange'), ...place }).refine(isOne, ONE),
]);

/** `sources.yaml`: systems from which `npm run pull` gets variants, by name. */
const sourcesSchema = z.record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/), sourceSchema);

export type PullSource = z.infer<typeof sourceSchema>;

/** Reads the text of `sources.yaml`; all faults are reported. */
export function readSources(
  source: { file: string; text: string },
  report: Report,
): Record<string, PullSource> {
  return parseYaml(source, sourcesSchema, report).sourced?.record ?? {};
}
