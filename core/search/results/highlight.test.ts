import { describe, expect, it } from 'vitest';
import { createLampEngine, textParams } from '#core/search/lamps.fixtures.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

const long =
  'An aluminium body holds the driver. Its diffuser is made of opal glass and the strip behind it is cut every five centimetres, so that a strip of any length fits the profile which is made to measure.';
const engine = createLampEngine([
  {
    sku: 'AOCTLED1/24/CCT',
    legacy_skus: ['OLD-1', 'OLD-2 strip'],
    post_title: 'Lámpara Octo <br> & strip',
    description: long,
  },
]);
const firstHit = async (params: SearchParams) =>
  (await engine.search('lamps', { ...textParams, ...params })).hits?.[0];
const highlightOf = async (params: SearchParams) => (await firstHit(params))?.highlight;

describe('highlight', () => {
  it('marks matching words and leaves the rest as it is, HTML too', async () => {
    expect(await highlightOf({ q: 'octo lampara' })).toEqual({
      post_title: {
        matched_tokens: ['Lámpara', 'Octo'],
        snippet: '<mark>Lámpara</mark> <mark>Octo</mark> <br> & strip',
      },
    });
  });

  it('marks only the typed part of a word', async () => {
    expect(await highlightOf({ q: 'aoctled1-24' })).toEqual({
      sku: { matched_tokens: ['AOCTLED1/24'], snippet: '<mark>AOCTLED1/24</mark>/CCT' },
    });
    expect(await highlightOf({ q: 'lamp' })).toMatchObject({
      post_title: { snippet: '<mark>Lámp</mark>ara Octo <br> & strip' },
    });
  });

  it('marks words with typos, joined words and infix matches', async () => {
    expect(await highlightOf({ q: 'lmapara' })).toMatchObject({
      post_title: { matched_tokens: ['Lámpara'] },
    });
    expect(await highlightOf({ q: 'aoctled1 24 cct' })).toMatchObject({
      sku: { snippet: '<mark>AOCTLED1/24/CCT</mark>' },
    });
    expect(await highlightOf({ q: '24cc', infix: 'fallback,off,off,off' })).toMatchObject({
      sku: { matched_tokens: ['24/CC'] },
    });
  });

  it('marks each element of a list and returns the others unmarked', async () => {
    const hit = await firstHit({ q: 'old-1', highlight_full_fields: 'legacy_skus' });
    expect(hit?.highlight.legacy_skus).toEqual([
      { matched_tokens: ['OLD-1'], snippet: '<mark>OLD-1</mark>', value: '<mark>OLD-1</mark>' },
      { matched_tokens: [], snippet: 'OLD-2 strip', value: 'OLD-2 strip' },
    ]);
    expect(hit?.highlights).toEqual([
      {
        field: 'legacy_skus',
        indices: [0],
        matched_tokens: [['OLD-1']],
        snippets: ['<mark>OLD-1</mark>'],
        values: ['<mark>OLD-1</mark>'],
      },
    ]);
  });

  it('cuts long texts around the matches', async () => {
    expect(await highlightOf({ q: 'opal' })).toMatchObject({
      description: { snippet: 'diffuser is made of <mark>opal</mark> glass and the strip' },
    });
    expect(await highlightOf({ q: 'opal', highlight_affix_num_tokens: 1 })).toMatchObject({
      description: { snippet: 'of <mark>opal</mark> glass' },
    });
    expect(await highlightOf({ q: 'aluminium' })).toMatchObject({
      description: { snippet: 'An <mark>aluminium</mark> body holds the driver' },
    });
    expect(await highlightOf({ q: 'made measure' })).toMatchObject({
      description: { snippet: 'the profile which is <mark>made</mark> to <mark>measure</mark>.' },
    });
    expect(await highlightOf({ q: 'opal', snippet_threshold: 200 })).toMatchObject({
      description: { snippet: long.replace('opal', '<mark>opal</mark>') },
    });
  });

  it('returns whole texts for highlight_full_fields', async () => {
    const highlight = await highlightOf({ q: 'opal', highlight_full_fields: 'description' });
    expect(highlight?.description).toMatchObject({
      snippet: 'diffuser is made of <mark>opal</mark> glass and the strip',
      value: long.replace('opal', '<mark>opal</mark>'),
    });
  });

  it('uses highlight_fields in place of query_by', async () => {
    const params = { q: 'strip', query_by: 'post_title', num_typos: 0 };
    expect(Object.keys((await highlightOf(params)) ?? {})).toEqual(['post_title']);
    const others = { ...params, highlight_fields: 'description,legacy_skus' };
    expect(Object.keys((await highlightOf(others)) ?? {})).toEqual(['description', 'legacy_skus']);
    expect(await highlightOf({ ...params, highlight_fields: 'none' })).toEqual({});
  });

  it('accepts other tags', async () => {
    const tags = { highlight_start_tag: '<em class="x">', highlight_end_tag: '</em>' };
    expect(await highlightOf({ q: 'octo', ...tags })).toMatchObject({
      post_title: { snippet: 'Lámpara <em class="x">Octo</em> <br> & strip' },
    });
  });

  it('is also returned as a list, unless turned off', async () => {
    expect((await firstHit({ q: 'strip octo' }))?.highlights.map(({ field }) => field)).toEqual([
      'legacy_skus',
      'post_title',
      'description',
    ]);
    expect((await firstHit({ q: 'strip', enable_highlight_v1: false }))?.highlights).toEqual([]);
  });

  it('is empty if there was no text query', async () => {
    expect(await firstHit({ q: '*' })).toMatchObject({ highlight: {}, highlights: [] });
  });
});
