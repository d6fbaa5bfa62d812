import { expect, test } from 'vitest';
import { describeScene } from './scene-manifest.mjs';

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

test('The file of a product describes the picture in place wholly', () => {
  expect(describeScene('installed:qui500', 'code: qui500\n')).toBe('code: qui500\n');
});
