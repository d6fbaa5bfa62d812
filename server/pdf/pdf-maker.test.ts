import { afterEach, expect, test } from 'vitest';
import { buildPdfDocument } from '#server/pdf/pdf-document.fixtures.ts';
import { createPdfMaker } from '#server/pdf/pdf-maker.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';

const maker = createPdfMaker();
afterEach(() => maker.close());

const jobOf = (title: string) => {
  return { document: buildPdfDocument([{ kind: 'heading', text: title }]), images: {} };
};

test('Documents are made in another process while this one continues', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  const bytes = await maker.make(jobOf('Uno'));
  clearInterval(timer);
  expect((await readPdf(bytes)).text).toContain('Uno');
  expect(ticks).toBeGreaterThan(20);
});

test('Concurrent jobs run in turn, and too many are refused', async () => {
  const small = createPdfMaker({ maxOwnWaiting: 3 });
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) => small.make(jobOf(`Papel ${index}`))),
  );
  await small.close();
  const made = results.filter((result) => result.status === 'fulfilled');
  const refused = results.filter((result) => result.status === 'rejected');
  expect(made).toHaveLength(4);
  expect(refused).toHaveLength(2);
  for (const { reason } of refused) expect(reason.id).toBe('too-many-requests');
  const last = made.at(-1)?.value as Uint8Array;
  expect((await readPdf(last)).text).toContain('Papel 3');
});

test('A document that fails does not stop the next', async () => {
  const broken = { ...jobOf('Roto'), images: { drawing: 'x' } };
  const { blocks } = broken.document;
  blocks.push({ kind: 'drawing', image: { name: 'drawing', alt: '', aspect: 1 }, height: -1 });
  blocks.push({ kind: 'nothing' } as never);
  await expect(maker.make(broken)).rejects.toThrow('A PDF could not be made');
  expect((await readPdf(await maker.make(jobOf('Sano')))).text).toContain('Sano');
});

test('It starts again after it was closed', async () => {
  await maker.make(jobOf('Uno'));
  await maker.close();
  expect((await maker.make(jobOf('Dos'))).byteLength).toBeGreaterThan(1000);
});
