import { expect, test } from 'vitest';
import { listFiles } from '#app/screens/code/load-code.ts';
import type { DocumentEntry, DocumentKind } from '#core/documents/document-kind.ts';

function entry(kind: DocumentKind, url: string): DocumentEntry {
  const file = { title: null, format: 'PDF', language: null, sizeBytes: null, date: '2026-11-01' };
  return { kind, url, ...file };
}

const documents = {
  product: [entry('brochure', '/b'), entry('instructions', '/i')],
  variants: [
    { id: 1, sku: 'A/1', documents: [entry('ies', '/1'), entry('datasheet', '/d1')] },
    { id: 2, sku: 'A/2', documents: [entry('datasheet', '/d2')] },
  ],
};

test('lists the documents of the variant for the site in their order, without those it lacks', () => {
  const urlsOf = (id: number) => listFiles(documents, id).map(({ url }) => url);
  expect(urlsOf(1)).toEqual(['/d1', '/i', '/1']);
  expect(urlsOf(2)).toEqual(['/d2', '/i']);
});
