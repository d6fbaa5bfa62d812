import { expect, test } from 'vitest';
import { readStems, readWords, stemOf } from '#core/search/places/place-words.ts';

test.each([
  ['downlight', 'downlights'],
  ['switch', 'switches'],
  ['battery', 'batteries'],
  ['fixture', 'fixtures'],
  ['luz', 'luces'],
  ['calculador', 'calculadores'],
  ['garantia', 'garantias'],
  ['panel', 'paneles'],
  ['proyector', 'proyectores'],
])('%s and %s share a stem', (one, many) => {
  expect(stemOf(many)).toBe(stemOf(one));
});

test.each([
  ['glass', 'glas'],
  ['ies', 'i'],
  ['bus', 'bu'],
  ['tira', 'tiro'],
])('%s and %s do not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test('Codes and numbers have no endings', () => {
  expect(['4000ks', 'a19e', '12'].map(stemOf)).toEqual(['4000ks', 'a19e', '12']);
});

test('Words are folded and split at punctuation', () => {
  expect(readWords('¿Qué iluminación? IP65/IK08, «wall-washer»')).toEqual([
    'que',
    'iluminacion',
    'ip65',
    'ik08',
    'wall',
    'washer',
  ]);
  const text = 'Luces LED';
  expect(readStems(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ['luc', 'Luces'],
    ['led', 'LED'],
  ]);
});
