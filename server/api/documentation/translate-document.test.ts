import { expect, test } from 'vitest';
import { translateDocument } from '#server/api/documentation/translate-document.ts';

test('summaries and descriptions are translated wherever they are; examples and names stay', () => {
  const document = {
    description: 'One\nline',
    paths: { '/a': { get: { summary: 'A file, English', tags: ['One line'] } } },
    properties: { description: { type: 'string', description: 'Title' } },
    example: { description: 'Title' },
    list: [{ summary: 'Unknown' }],
  };
  const texts = { 'One line': 'Una línea', 'A file': 'Un archivo', Title: 'Título' };
  expect(translateDocument(document, texts)).toEqual({
    description: 'Una línea',
    paths: { '/a': { get: { summary: 'Un archivo, English', tags: ['One line'] } } },
    properties: { description: { type: 'string', description: 'Título' } },
    example: { description: 'Title' },
    list: [{ summary: 'Unknown' }],
  });
});
