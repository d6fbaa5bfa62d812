import { expect, test } from 'vitest';
import type { DocumentEntry } from '#core/documents/document-kind.ts';
import { toDownloadView } from '#core/documents/download-view.ts';

const entry = (kind: DocumentEntry['kind'], sizeBytes: number | null): DocumentEntry => ({
  kind,
  title: null,
  format: 'PDF',
  language: 'es',
  sizeBytes,
  date: '2026-03-14',
  url: `/es/descargas/x/${kind}`,
});

test('Data that all variants share is included once, and sizes tell which files a variant has', () => {
  const view = toDownloadView('es', {
    product: [entry('instructions', null)],
    variants: [
      { id: 1, sku: 'A/1', documents: [entry('datasheet', 70_000), entry('ies', null)] },
      { id: 2, sku: 'A/2', documents: [] },
    ],
  });
  expect(view).toMatchObject({
    date: '2026-03-14',
    folder: '/es/descargas',
    selectionUrl: '/es/descargas/seleccion.zip',
    variants: [{ datasheet: 70_000, ies: null }, {}],
    product: [{ kind: 'instructions', sizeBytes: null, typicalBytes: 49_000 }],
  });
  expect(view.kinds.find(({ kind }) => kind === 'datasheet')).toMatchObject({
    name: 'ficha-tecnica.pdf',
    format: 'PDF',
    language: 'es',
  });
  expect(view.kinds.find(({ kind }) => kind === 'ies')).toMatchObject({
    name: 'fotometria.ies',
    format: 'IES',
    language: null,
  });
});
