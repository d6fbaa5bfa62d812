import { expect, test } from 'vitest';
import { mergeCorrection } from '#core/studio/correction.ts';

const item = (sku: string, quantity: number) => {
  return { sku, quantity, years: 5, ends: '2031-03-14', title: null };
};
const field = (name: string, value: string) => ({ name, label: name, value });
const BEGUN = {
  installed: '2026-03-14',
  items: [item('ARD150', 12)],
  fields: [field('site', 'Palencia'), field('installer', 'Ortiz')],
};
const TYPED = {
  installed: '2026-03-14',
  items: [{ code: 'ARD150', quantity: 12 }],
  fields: { site: 'Palencia', installer: 'Ortiz' },
};

test('what a colleague has corrected meanwhile stays beside what was typed', () => {
  const current = {
    installed: '2026-02-28',
    items: [item('ARD150', 3)],
    fields: [field('site', 'Burgos'), field('installer', 'Ortiz')],
  };
  const typed = { ...TYPED, fields: { ...TYPED.fields, installer: 'Vega' } };
  expect(mergeCorrection(typed, BEGUN, current)).toEqual({
    installed: '2026-02-28',
    items: [{ code: 'ARD150', quantity: 3 }],
    fields: { installer: 'Vega' },
  });
});

test('what was typed counts, emptied fields and removed products too', () => {
  const items = [{ code: 'LIN1200', quantity: 1 }];
  const typed = { installed: '2026-01-01', items, fields: { site: '', installer: 'Ortiz' } };
  expect(mergeCorrection(typed, BEGUN, BEGUN)).toEqual({ ...typed, fields: { site: '' } });
});
