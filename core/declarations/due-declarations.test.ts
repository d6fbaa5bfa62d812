import { describe, expect, test } from 'vitest';
import type { Declaration } from '#core/declarations/declaration.ts';
import {
  issuedIn,
  parseReference,
  referenceOfDeclaration,
} from '#core/declarations/declaration.ts';
import {
  type DeclaredVariant,
  groupDeclarations,
  listCovered,
} from '#core/declarations/due-declarations.ts';
import { mapLocales } from '#core/i18n/locales.ts';

const address = mapLocales(() => 'Calle Mayor 1, Valencia');
const issuer = {
  manufacturer: { name: 'Lumbrera SL', address },
  uk_representative: { name: 'Lumbrera Ltd', address },
};

function variant(sku: string, dimming = 'none'): DeclaredVariant {
  const subject = {
    archetype: 'downlight',
    fluxLm: 1200,
    powerW: 12,
    cri: 80,
    voltage: '220-240 V AC',
    dimming,
    emergency: 'none',
    cutOutMm: '150',
    lengthMm: null,
  };
  const radio = { radio: 'bluetooth-le', radio_band: '2.4 GHz' };
  return { sku, subject, values: dimming === 'casambi' ? radio : {} };
}

/** Editions issued for what the variants are now. */
function issue(variants: DeclaredVariant[], edition = 1): Declaration[] {
  return groupDeclarations(variants, issuer, []).map(({ facts }, index) => ({
    number: `LYR150-${index + 1}`,
    edition,
    product: 'LYR150',
    name: mapLocales(() => 'Lyra'),
    issued: '2026-06-01',
    approved_by: 'Ana Prieto',
    place: 'Valencia',
    signatory: { name: 'Ana Prieto', role: mapLocales(() => 'Director') },
    ...facts,
  }));
}

const plain = [variant('A'), variant('B')];
const all = [...plain, variant('C', 'casambi')];

test('Types with the same acts and standards share a declaration', () => {
  const groups = groupDeclarations(all, issuer, []);
  expect(groups.map(({ facts, current }) => [facts.types, current])).toEqual([
    [['A', 'B'], null],
    [['C'], null],
  ]);
});

test('What is issued stays true, even for types that are no longer made', () => {
  const groups = groupDeclarations([plain[0] as DeclaredVariant], issuer, issue(all));
  expect(groups.map(({ current, differences }) => [current?.number, differences])).toEqual([
    ['LYR150-1', []],
  ]);
});

describe('An edition is due', () => {
  test('for a new type, which no edition covers until then', () => {
    const issued = issue(plain);
    const groups = groupDeclarations([...plain, variant('D')], issuer, issued);
    expect(groups[0]?.differences).toEqual(['types']);
    expect([...listCovered(groups).values()]).toEqual([['A', 'B']]);
  });

  test('for another standard, while the last one is offered with its date', () => {
    const groups = groupDeclarations([variant('A', 'dali-2')], issuer, issue([variant('A')]));
    expect(groups[0]?.differences).toEqual(['standards']);
    expect([...listCovered(groups).values()]).toEqual([['A']]);
  });

  test('for another act, and none is offered until then', () => {
    const groups = groupDeclarations([variant('A', 'casambi')], issuer, issue([variant('A')]));
    expect(groups[0]?.differences).toEqual(['acts', 'standards']);
    expect(listCovered(groups).size).toBe(0);
  });

  test('when the manufacturer moves', () => {
    const moved = { ...issuer, manufacturer: { ...issuer.manufacturer, name: 'Lumbrera SA' } };
    expect(groupDeclarations(plain, moved, issue(plain))[0]?.differences).toEqual(['manufacturer']);
  });
});

test('A language added to the site changes no declaration, and its texts are those of another', () => {
  const known = { en: 'Calle Mayor 1, Valencia', es: 'Calle Mayor 1, València' };
  const partyOf = (text: Record<string, string>) => ({ name: 'Lumbrera SL', address: text });
  const before = { manufacturer: partyOf(known), uk_representative: partyOf(known) };
  const after = { ...before, manufacturer: partyOf({ ...known, xx: 'Elsewhere 1' }) };
  const facts = groupDeclarations(plain, before, []).map((group) => group.facts);
  const issued = issue(plain).map((edition, index) => ({ ...edition, ...facts[index] }));
  expect(groupDeclarations(plain, after, issued)[0]?.differences).toEqual([]);
  const moved = { ...before, manufacturer: partyOf({ ...known, es: 'Calle Menor 2' }) };
  expect(groupDeclarations(plain, moved, issued)[0]?.differences).toEqual(['manufacturer']);
  expect(issuedIn(known, 'es')).toBe(known.es);
  expect(issuedIn({ en: 'Spain' }, 'es')).toBe('Spain');
  expect(issuedIn({ xx: 'Elsewhere' }, 'es')).toBe('Elsewhere');
});

test('Only the latest edition counts', () => {
  const issued = [...issue(plain), ...issue([...plain, variant('D')], 2)];
  const groups = groupDeclarations([...plain, variant('D')], issuer, issued);
  expect(groups.map(({ current, differences }) => [current?.edition, differences])).toEqual([
    [2, []],
  ]);
});

test('References are read in any case, and nothing else is', () => {
  const edition = { number: 'LYR150-12', edition: 3 };
  expect(referenceOfDeclaration(edition)).toBe('LYR150-12-E3');
  expect(parseReference('lyr150-12-e3')).toEqual(edition);
  for (const text of ['LYR150', 'LYR150-12', 'LYR150/12/830/W', 'LYR150-12-E', '-1-E1']) {
    expect(parseReference(text)).toBeNull();
  }
});
