import { describe, expect, test } from 'vitest';
import type { EtimSubject, EtimTable } from '#core/catalogue/etim/etim.ts';
import { takeFeatures } from '#core/catalogue/etim/take-features.ts';
import { mapLocales } from '#core/i18n/locales.ts';

const name = mapLocales(() => 'Feature');
const white = mapLocales((locale) => (locale === 'es' ? 'blanco' : 'white'));
const black = mapLocales((locale) => (locale === 'es' ? 'negro' : 'black'));

const table: EtimTable = {
  release: '10.0',
  classes: [],
  features: [
    { code: 'EF1', name, type: 'A', from: ['ip_back', 'ip'], values: { IP20: 'EV1', IP44: 'EV2' } },
    { code: 'EF2', name, type: 'A', from: 'ip', values: { IP20: 'EV1', IP44: 'EV2' } },
    { code: 'EF3', name, type: 'L', from: 'dimming', yes: ['dali-2', 'dali-2-dt8'] },
    { code: 'EF4', name, type: 'L', from: 'dimming', yes: ['dali-2-dt8'] },
    { code: 'EF5', name, type: 'R', from: 'cct_k', to: 'cct_max_k' },
    { code: 'EF6', name, type: 'R', from: 'voltage' },
    { code: 'EF7', name, type: 'R', from: 'power_w' },
    { code: 'EF8', name, type: 'N', from: 'cut_out_mm' },
    { code: 'EF9', name, type: 'A', from: 'finish', values: { white, black } },
    { code: 'EF10', name, type: 'L', from: 'mounting', yes: ['wall'] },
    { code: 'EF11', name, type: 'A', from: 'cri' },
    { code: 'EF12', name, type: 'N', from: 'power_w' },
  ],
};

const subject: EtimSubject = {
  archetype: 'downlight',
  types: [],
  mounting: ['recessed'],
  distribution: null,
  figures: {
    ...{ ip: 'IP44', dimming: 'dali-2', voltage: '220-240 V AC', cct_k: 3000, power_w: 12 },
    ...{ cut_out_mm: '150', finish: 'white', cri: 80 },
  },
  attributes: {},
};

function take(stated: Record<string, string | string[]>, one = subject) {
  const features = Object.entries(stated).map(([code, values]) => {
    return { code, values: [values].flat() };
  });
  const { cells, left } = takeFeatures(table, one, features);
  return {
    cells: Object.fromEntries(cells),
    left: left.map(({ code, reason }) => `${code} ${reason}`),
  };
}

describe('Features of a file', () => {
  test('that say what the catalogue says change nothing', () => {
    const same = {
      ...{ EF1: 'EV2', EF2: 'EV2', EF3: 'true', EF5: ['3000', '3000'], EF6: ['220', '240'] },
      ...{ EF7: ['12.0', '12.0'], EF8: '150', EF9: 'Blanco', EF10: 'false', EF11: '80' },
    };
    expect(take(same)).toEqual({ cells: {}, left: [] });
  });

  test('become numbers, ranges in two columns, codes and texts', () => {
    const other = { EF5: ['2700', '6500'], EF7: '15.5', EF8: '175', EF9: 'negro', EF11: '90' };
    expect(take(other).cells).toEqual({
      ...{ cct_k: 2700, cct_max_k: 6500, power_w: 15.5 },
      ...{ cut_out_mm: '175', finish: 'black', cri: 90 },
    });
  });

  test('empty the end of a range that became one number', () => {
    const tunable = { ...subject, figures: { ...subject.figures, cct_max_k: 6500 } };
    expect(take({ EF5: ['3000', '3000'] }, tunable).cells).toEqual({ cct_k: 3000, cct_max_k: '' });
  });

  test('put numbers into a text with as many', () => {
    expect(take({ EF6: ['198', '264'] }).cells).toEqual({ voltage: '198-264 V AC' });
    const direct = { ...subject, figures: { voltage: '24 V DC' } };
    expect(take({ EF6: ['48', '48'] }, direct).cells).toEqual({ voltage: '48 V DC' });
    expect(take({ EF6: ['24', '48'] }, direct)).toEqual({ cells: {}, left: ['EF6 several'] });
  });

  test('narrow a choice together, and leave it where several values fit', () => {
    expect(take({ EF3: 'true', EF4: 'true' }).cells).toEqual({ dimming: 'dali-2-dt8' });
    expect(take({ EF3: 'false' })).toEqual({ cells: {}, left: ['EF3 several'] });
    expect(take({ EF3: 'false', EF4: 'true' }).left).toEqual(['EF3 value', 'EF4 value']);
  });

  test('with several sources write the one that is read, or one before it that is free', () => {
    expect(take({ EF1: 'EV1' }).cells).toEqual({ ip: 'IP20' });
    expect(take({ EF1: 'EV1', EF2: 'EV2' }).cells).toEqual({ ip_back: 'IP20' });
    const none = { ...subject, figures: {} };
    expect(take({ EF1: 'EV2' }, none).cells).toEqual({ ip: 'IP44' });
  });

  test('are left where nothing in a row can say them', () => {
    expect(take({ EF10: 'true' }).left).toEqual(['EF10 product']);
    expect(take({ EF9: 'EV000345' }).left).toEqual(['EF9 value']);
    expect(take({ EF11: 'EV000345' }).left).toEqual(['EF11 value']);
    expect(take({ EF7: ['10', '20'] }).left).toEqual(['EF7 several']);
    expect(take({ EF7: 'much' }).left).toEqual(['EF7 several']);
    expect(take({ EF7: ['14', '14'], EF12: '15' })).toEqual({
      cells: { power_w: 14 },
      left: ['EF12 settled'],
    });
  });
});
