import { expect, test } from 'vitest';
import { checkContent } from '#server/import/check/check-content.ts';
import { nimba } from '#server/import/check/mistake.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const box = (...bytes: number[]) => String.fromCharCode(...bytes);
const h264 = `....ftypisom avcC${box(1, 0x64, 0, 0x1f)}`;
const av1 = `....ftypisom av1C${box(0x81, 5, 0, 0)}`;

/** Warnings about a product whose film is of some files. */
async function check(record: string, files: Record<string, string>) {
  const content = await copyContent();
  const title = 'title: { en: Fitting, es: Montaje }';
  await content.edit(
    nimba,
    'warranty_years: 5',
    `installation_video: { file: a.mp4, ${record}${title} }\nwarranty_years: 5`,
  );
  for (const [name, text] of Object.entries(files))
    await content.write(nimba.replace('product.yaml', name), text);
  const report = createReport();
  const options = { report, knownSizes: new Map(), withPhotometry: false, onProgress() {} };
  await checkContent(await readSourceFolder(content.folder), options);
  expect(report.errors).toEqual([]);
  return report.warnings
    .map((warning) => formatProblem(warning, ''))
    .filter((text) => text.includes('installation_video'))
    .map((text) => text.replace(/^.*, field installation_video/, ''));
}

const captions = 'captions: { en: en.vtt, es: es.vtt }, ';
const written = { 'en.vtt': 'WEBVTT', 'es.vtt': 'WEBVTT' };

test('A film in both codecs with captions is without warnings', async () => {
  const files = { 'a.mp4': h264, 'b.mp4': av1, ...written };
  expect(await check(`av1: b.mp4, ${captions}`, files)).toEqual([]);
});

test('Swapped codecs and a film that is too large are warnings', async () => {
  const files = { 'a.mp4': `${av1}${' '.repeat(2_000_000)}`, 'b.mp4': h264, ...written };
  expect(await check(`av1: b.mp4, ${captions}`, files)).toEqual([
    ".file: 'a.mp4' is not in H.264: not every browser plays it. Encode it as MP4 with H.264.",
    ".file: 'a.mp4' has more than 2 MB. Encode it smaller.",
    ".av1: 'b.mp4' is not in AV1. Encode it as MP4 with AV1, or remove the field.",
  ]);
});

test('A film in H.264 alone, without captions, is two warnings', async () => {
  expect(await check('', { 'a.mp4': h264 })).toEqual([
    ': has no av1: browsers load the larger film. Encode it in AV1, too.',
    ': has no captions: who does not see the film cannot follow it. Add a WebVTT file for each language.',
  ]);
});
