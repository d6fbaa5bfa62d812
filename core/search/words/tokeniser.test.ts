import { describe, expect, it } from 'vitest';
import { createTokeniser } from './tokeniser.ts';

const plain = createTokeniser({});

describe('words of a text', () => {
  it.each([
    ['LED Strip 24 V', ['led', 'strip', '24', 'v']],
    ['AOCTLED1/24/CCT', ['aoctled124cct']],
    ['aoctled1-24-cct', ['aoctled124cct']],
    ['  (Downlight),\n"IP65"\t– ', ['downlight', 'ip65']],
    ['Iluminación de Señalización', ['iluminacion', 'de', 'senalizacion']],
    ['Lámpara LÁMPARA lampara', ['lampara', 'lampara', 'lampara']],
    ['pingüino Øresund Straße ﬁnish', ['pinguino', 'oresund', 'strasse', 'finish']],
    ['100 lm/W ½ m² 30°', ['100', 'lmw', '12', 'm2', '30']],
    ['3.000 K', ['3000', 'k']],
    ['a&b', ['ab']],
    ['свет 灯', ['свет', '灯']],
    ['💡 💡lamp', ['lamp']],
    ['', []],
    [' - / & ', []],
  ])('of %j', (text, words) => {
    expect(plain.words(text)).toEqual(words);
  });

  it('folds composed and decomposed letters alike', () => {
    expect(plain.words('iluminación'.normalize('NFD'))).toEqual(['iluminacion']);
    expect(plain.words('iluminación'.normalize('NFC'))).toEqual(['iluminacion']);
  });

  it('splits at the given separators and retains the given symbols', () => {
    const special = createTokeniser({ token_separators: ['/', '·'], symbols_to_index: ['+', '€'] });
    expect(special.words('A/B·C')).toEqual(['a', 'b', 'c']);
    expect(special.words('C++ 5€ d-e')).toEqual(['c++', '5€', 'de']);
  });

  it('are the same on the fast and the slow path', () => {
    for (const text of ['Ardea 150 blanco', 'x y', 'lamp  IP65 ', 'A\tB']) {
      // Dropped characters force the tokeniser's slow path.
      const thorough = text.split(' ').map((part) => `\u0301${part}\u2014`);
      expect(plain.words(thorough.join(' '))).toEqual(plain.words(text));
    }
  });
});

describe('token positions', () => {
  it('begin and end with letters and include inner symbols', () => {
    const text = '«AOCTLED1/24», Iluminación! LED (IP65)\u00a0– 30°';
    const places = plain.tokens(text).map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['AOCTLED1/24', 'Iluminación', 'LED', 'IP65', '30']);
  });

  it('map the length of a folded prefix to the text', () => {
    const text = 'AOCTLED1/24/CCT';
    expect(text.slice(0, plain.rawLength(text, 0, 10))).toBe('AOCTLED1/24');
    const decomposed = 'ilu\u0301minar';
    expect(decomposed.slice(0, plain.rawLength(decomposed, 0, 4))).toBe('ilu\u0301m');
  });
});
