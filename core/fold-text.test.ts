import { expect, test } from 'vitest';
import { foldText } from '#core/fold-text.ts';

test('Text is folded to lower case without accents and with single spaces', () => {
  expect(foldText('  Fijación\n TÉCNICA ñu ')).toBe('fijacion tecnica nu');
});
