import { z } from '@hono/zod-openapi';
import type { EtimFeature, EtimValue } from '#core/catalogue/etim/etim.ts';
import type { EtimOfProduct } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';

const valueSchema = z.union([z.number(), z.boolean(), z.string(), z.array(z.number()).length(2)]);

export const etimSchema = z
  .object({
    release: z.string(),
    class: z.string(),
    features: z.record(z.string(), valueSchema).openapi({
      description:
        'Values by the code of their feature: a number, two numbers of a range, yes or no, a code (EV…), or a text ' +
        'where the code of the value is not known. Features without a value are absent.',
    }),
  })
  .openapi('VariationEtim');

type Presented = z.infer<typeof valueSchema>;

/** Presents the ETIM class and features of a variant. */
export function presentEtim(locale: LocaleCode, etim: EtimOfProduct, features: EtimFeature[]) {
  const stated = features.flatMap(({ code, value }): [string, Presented][] =>
    value === null ? [] : [[code, plainValue(locale, value)]],
  );
  return { release: etim.release, class: etim.code, features: recordOf(stated) };
}

function plainValue(locale: LocaleCode, value: EtimValue): Presented {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const { code, text } = value;
  return code ?? (typeof text === 'string' ? text : text[locale]);
}
