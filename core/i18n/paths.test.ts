import { describe, expect, test } from 'vitest';
import { parseDownloadPath, pathToDownload, pathToSelection } from '#core/i18n/file-paths.ts';

describe('addresses of downloads', () => {
  test('are read as they are written, whatever slashes the code has', () => {
    const path = pathToDownload('es', 'LYR150/6.5/830/W', 'datasheet');
    expect(path).toBe('/es/descargas/LYR150/6.5/830/W/ficha-tecnica.pdf');
    expect(parseDownloadPath(path)).toEqual({
      locale: 'es',
      code: 'LYR150/6.5/830/W',
      name: 'datasheet',
    });
  });

  test.each([
    '/en/downloads/datasheet.pdf',
    '/en/downloads/LYR150/ficha-tecnica.pdf',
    '/es/downloads/LYR150/datasheet.pdf',
    '/en/downloads/LYR150/folder',
    '/en/downloads/installation-guides',
    '/fr/downloads/LYR150/datasheet.pdf',
    pathToSelection('en'),
    '/en/downloads/LYR150/selection.zip',
  ])('%s is none', (path) => {
    expect(parseDownloadPath(path)).toBeNull();
  });
});
