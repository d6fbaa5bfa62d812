import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const content = fileURLToPath(new URL('../../content', import.meta.url));

/** Subjects (a page or article in all its languages, a category, a showroom) and the scene that stands at their head. */
function listHeads(): { scene: string; subject: string }[] {
  const read = (file: string) => readFileSync(`${content}/${file}`, 'utf8');
  const records = globSync('{articles/*/article,catalogue/categories/*}.yaml', { cwd: content });
  const pages = globSync('pages/*/*.md', { cwd: content });
  const showrooms = parse(read('places/showrooms.yaml')) as {
    code: string;
    image: { file: string };
  }[];
  return [
    ...records.map((file) => ({ subject: file, head: parse(read(file)) as Head })),
    ...pages.map((file) => ({
      subject: dirname(file),
      head: parse(read(file).split(/^---$/mu)[1] ?? '') as Head,
    })),
    ...showrooms.map(({ code, image }) => ({ subject: `showroom ${code}`, head: { image } })),
  ].flatMap(({ subject, head }) => (head.image ? [{ subject, scene: head.image.file }] : []));
}

type Head = { image?: { file: string } };

test('Each subject has a scene picture of its own', () => {
  const heads = listHeads();
  const subjects = new Set(heads.map(({ subject }) => subject));
  const shared = [...Map.groupBy(heads, ({ scene }) => scene)].flatMap(([scene, uses]) => {
    const own = new Set(uses.map(({ subject }) => subject));
    return own.size > 1 ? [`${scene}: ${[...own].join(', ')}`] : [];
  });
  expect(subjects.size).toBeGreaterThan(70);
  expect(shared).toEqual([]);
});

test('No picture is that of another subject under another name', () => {
  const pictures = globSync('**/*.webp', { cwd: content });
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(`${content}/${file}`))
      .digest('hex');
  const same = [...Map.groupBy(pictures, digest).values()].filter(({ length }) => length > 1);
  expect(pictures.length).toBeGreaterThan(500);
  expect(same).toEqual([]);
});
