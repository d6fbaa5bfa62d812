import { describe, expect, test } from 'vitest';
import { listSitemapParts, takeSitemapPart } from '#app/screens/listing/sitemap-entries.ts';

const pages = ['a', 'b', 'c', 'd', 'e'];

describe('A sitemap in parts of two', () => {
  test('has an address for each part, and every page is in one of them', () => {
    const parts = listSitemapParts('en', pages.length, 2);
    expect(parts).toEqual(['/en/sitemap.xml', '/en/sitemap.xml?part=2', '/en/sitemap.xml?part=3']);
    const read = parts.flatMap((path) => {
      const { searchParams } = new URL(path, 'http://localhost');
      return takeSitemapPart(pages, searchParams.get('part'), 2) ?? [];
    });
    expect(read).toEqual(pages);
  });

  test.each(['4', '0', '-1', '1.5', '01', 'x', ''])('has no part %o', (part) => {
    expect(takeSitemapPart(pages, part, 2)).toBeNull();
  });

  test('is one file while everything fits, also without any page', () => {
    expect(listSitemapParts('en', 2, 2)).toEqual(['/en/sitemap.xml']);
    expect(listSitemapParts('en', 0, 2)).toEqual(['/en/sitemap.xml']);
    expect(takeSitemapPart([], null, 2)).toEqual([]);
  });

  test('holds 50,000 addresses in a file and the next one in the second', () => {
    expect(listSitemapParts('es', 50_000)).toHaveLength(1);
    expect(listSitemapParts('es', 50_001)).toHaveLength(2);
  });
});
