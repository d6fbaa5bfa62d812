import { describe, expect, test } from 'vitest';
import { createDocumentText } from '#core/documents/document-texts.ts';
import en from '#core/documents/texts/en.json' with { type: 'json' };

describe('the texts of documents', () => {
  test('replace placeholders with values', () => {
    const text = createDocumentText(en);
    expect(text('pdf.page', { page: 1, count: 2 })).toBe('Page 1 of 2');
    expect(text.list('mounting.track-spot.tools')).toEqual(['Ladder', 'Cotton gloves']);
  });
});
