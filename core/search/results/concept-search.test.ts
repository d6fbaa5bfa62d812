import { expect, test } from 'vitest';
import { createSearchEngine } from '#core/search/engine.ts';
import type { Concept, FacetSearch } from '#core/search/search-engine.ts';

const engine = createSearchEngine();
engine.createCollection({
  name: 'lamps',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'text', type: 'string' },
    { name: 'family', type: 'string', facet: true },
    { name: 'size', type: 'int32' },
  ],
});
const documents = [
  { id: '1', title: 'Downlight', text: 'black, for offices', family: 'a', size: 1 },
  { id: '2', title: 'Downlight', text: 'white', family: 'a', size: 2 },
  { id: '3', title: 'Cable', text: 'for led downlights, black', family: 'b', size: 3 },
  { id: '4', title: 'Bollard', text: 'black led', family: 'c', size: 4 },
  { id: '5', title: 'Panel', text: 'led', family: 'c', size: 5 },
];
for (const document of documents) engine.writeDocument('lamps', document, 'create');

const concept = (text: string, more: Partial<Concept> = {}): Concept => ({
  alternatives: [text.split(' ').map((word) => word.split('|'))],
  role: 'main',
  isPrefix: false,
  ...more,
});

async function search(concepts: Concept[], more: Partial<FacetSearch> = {}) {
  const response = await engine.facetSearch('lamps', {
    concepts,
    facets: ['family'],
    filters: [],
    ...more,
    params: {
      q: '*',
      query_by: 'title,text',
      sort_by: '_text_match:desc,size:asc',
      ...more.params,
    },
  });
  return {
    ids: response.hits?.map(({ document }) => document.id),
    has: response.has_concepts,
    without: response.found_without,
    families: response.facet_counts[0]?.counts.map(({ value, count }) => `${value} ${count}`),
  };
}

test('Hits are the documents with all concepts, those in the more important field first', async () => {
  expect(await search([concept('downlight|downlights'), concept('black')])).toMatchObject({
    ids: ['1', '3'],
    has: [true, true],
    families: ['a 1', 'b 1'],
  });
});

test('Without such documents, hits have the concepts that say most, and it is told which', async () => {
  const { ids, has } = await search([concept('bollard'), concept('white'), concept('nowhere')]);
  expect(ids).toEqual(['4', '2']);
  expect(has).toEqual([true, false, false]);
  // Rare words say more than frequent ones.
  expect((await search([concept('black'), concept('panel')])).ids).toEqual(['5']);
});

test('A kind of thing decides which documents are hits, however rare the other words are', async () => {
  const kind = concept('downlight|downlights', { role: 'kind' });
  expect((await search([kind, concept('panel')])).ids).toEqual(['1', '2', '3']);
});

test('Of documents with a synonym, those with more of the typed words come first', async () => {
  const alternatives = [[['bollard'], ['downlamp']], [['led']]];
  expect((await search([concept('', { alternatives })])).ids).toEqual(['4', '3', '5']);
});

test('Of documents with a synonym, those that have the typed word itself come first', async () => {
  const either = concept('offices', { alternatives: [[['offices']], [['downlight']]] });
  const params = { sort_by: '_text_match:desc,size:desc' };
  expect((await search([either], { params } as never)).ids).toEqual(['1', '2']);
});

test('Common words rank documents and exclude none', async () => {
  const common = concept('led', { role: 'common' });
  expect((await search([concept('black'), common])).ids).toEqual(['3', '4', '1']);
  expect((await search([common])).ids).toEqual(['3', '4', '5']);
  expect((await search([concept('nowhere'), common])).ids).toEqual([]);
});

test('What a thing is for ranks below what it is', async () => {
  const context = concept('offices', { role: 'context' });
  expect((await search([concept('downlight|downlights'), context])).ids).toEqual(['1']);
  const { ids } = await search([
    concept('cable'),
    concept('downlight|downlights', { role: 'context' }),
  ]);
  expect(ids).toEqual(['3']);
  // Of documents with only one of them, too, although fewer are for offices.
  const either = [concept('bollard|cable'), concept('offices', { role: 'context' })];
  expect((await search(either)).ids).toEqual(['3', '4']);
});

test('One alternative is enough, all words of it are needed', async () => {
  const alternatives = [[['missing']], [['black'], ['led']]];
  expect((await search([concept('', { alternatives })])).ids).toEqual(['3', '4']);
});

test('The last word may be incomplete, whole words rank first', async () => {
  const prefix = concept('downlight', { isPrefix: true });
  expect((await search([prefix])).ids).toEqual(['1', '2', '3']);
  expect((await search([concept('downl')])).ids).toEqual([]);
});

test('Filters do not change what is found by words, so that counts are those of a choice', async () => {
  const concepts = [concept('downlight|downlights'), concept('black')];
  const filterBy = (family: string) => ({
    filters: [{ field: 'family', filterBy: `family:=${family}` }],
  });
  expect(await search(concepts, filterBy('b'))).toMatchObject({
    ids: ['3'],
    families: ['a 1', 'b 1'],
    without: { family: 2 },
  });
  // Where that excludes everything, a hit has fewer of the words.
  expect((await search(concepts, filterBy('c'))).ids).toEqual(['4']);
});

test('A concept means the same in other searches, and none of a collection that has changed', async () => {
  const led = concept('led');
  const once = await search([led, concept('black')]);
  expect(await search([led])).toMatchObject({ ids: ['3', '4', '5'] });
  // Other fields, and another importance, are another search.
  expect((await search([led], { params: { q: '*', query_by: 'title' } })).ids).toEqual([]);
  expect((await search([concept('l')])).ids).toEqual([]);
  expect((await search([concept('l', { isPrefix: true })])).ids).toEqual(['3', '4', '5']);
  expect(await search([led, concept('black')])).toEqual(once);
  engine.writeDocument(
    'lamps',
    { id: '6', title: 'Led', text: '', family: 'd', size: 6 },
    'create',
  );
  expect((await search([led])).ids).toEqual(['6', '3', '4', '5']);
});
