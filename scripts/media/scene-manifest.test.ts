import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeInstalled, describeScene, isStale, readManifest } from './scene-manifest.mjs';

const file = (start: string, ...entries: string[]) =>
  `${start}\nSCENES = {\n${entries.join('\n')}\n}\n`;
const start = 'from rooms import hotel\n\nSIZE = (1200, 750)\n';
const room = "    'room': view(hotel, (2, 1, 1), 30),";

test('A further scene in a file leaves the others up to date', () => {
  const before = describeScene('room', file(start, room));
  const imports = start.replace('hotel', 'hotel, library');
  const desk = "    'desk': view(library, (1, 1, 1), 24),";
  expect(describeScene('room', file(imports, room, desk))).toBe(before);
  expect(describeScene('room', file(imports, desk, room))).toBe(before);
  expect(
    describeScene(
      'room',
      "from rooms import hotel\n\nSIZE = (1200, 750)\n\nSCENES = {'room': view(hotel, (2, 1, 1), 30)}\n",
    ),
  ).toBe(before);
});

test('A change to a scene, or to what all scenes of its file share, makes it stale', () => {
  const before = describeScene('room', file(start, room));
  expect(describeScene('room', file(start, room.replace('30', '35')))).not.toBe(before);
  expect(describeScene('room', file(start.replace('750', '800'), room))).not.toBe(before);
});

const set = (height: string) =>
  `import box\n\n\ndef hal300():\n    box(${height})\n\n    return GRADE\n\n\ndef jar350():\n    return GRADE\n`;
const product = (name: string, diameter: number) =>
  `name: ${name}\nmodel:\n  archetype: disc\n  diameter_mm: ${diameter}\n`;

test('A picture in place is made by the function of its set and the model of its product', () => {
  const before = describeInstalled('hal300', set('1'), product('Halo', 300));
  expect(before).toBe(
    'def hal300():\n    box(1)\n\n    return GRADE\n{"archetype":"disc","diameter_mm":300}',
  );
  expect(describeInstalled('hal300', `import rod\n${set('1')}`, product('Aura', 300))).toBe(before);
  expect(describeInstalled('hal300', set('2'), product('Halo', 300))).not.toBe(before);
  expect(describeInstalled('hal300', set('1'), product('Halo', 280))).not.toBe(before);
  expect(() => describeInstalled('oli560', set('1'), product('Olivo', 560))).toThrow('oli560');
});

test('Every noted picture in place is up to date', () => {
  const folder = fileURLToPath(new URL('scenes', import.meta.url));
  const stale = Object.entries<{ source: string }>(readManifest()).filter(
    ([name, noted]) =>
      name.startsWith('installed:') && isStale(noted, name, `${folder}/${noted.source}`),
  );
  expect(stale.map(([name]) => name)).toEqual([]);
});
