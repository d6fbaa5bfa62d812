import { expect, test } from 'vitest';
import { attributes } from '#core/catalogue/attributes/attributes.ts';
import { figureCells } from '#core/catalogue/figures/figure-columns.ts';
import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import { apiDescriptions } from '#server/texts.ts';

const cells = [...figureCells, ...attributes.map(({ name, cell }) => [name, cell] as const)];

test.each(localeCodes.filter((code) => code !== defaultLocale))(
  'core/i18n/api-descriptions/%s.json has the description of every figure and attribute',
  (code) => {
    const described = cells.flatMap(([, { description = null }]) => description ?? []);
    expect(described.length).toBeGreaterThan(80);
    expect(described.filter((text) => apiDescriptions[code][text] === undefined)).toEqual([]);
  },
);
