import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatListingState, parseListingState } from '#core/catalogue/listing/listing-state.ts';
import { demoFolder, serveListings } from '#server/listing.fixtures.ts';

let site: Awaited<ReturnType<typeof serveListings>>;
beforeAll(async () => {
  site = await serveListings(demoFolder);
});
afterAll(() => site.close());

async function read(query: string): Promise<string> {
  const state = parseListingState(new URLSearchParams(query));
  const typed = await site.catalogue.readTyped('en', { state });
  return decodeURIComponent(formatListingState(typed));
}

test.each([
  ['search=downlight 12w 3000k', '?search=downlight&cct=3000&wattage=11-13&typed=cct,wattage'],
  ['search=panel 36w&ip=IP40', '?search=panel&ip=IP40&wattage=33-39&typed=wattage'],
  // A limit of the visitor stays, and is not the text's.
  ['search=panel 36w&wattage=30-40', '?search=panel&wattage=30-40'],
  // A further figure of the same kind replaces the first.
  ['search=panel 36w&wattage=11-13&typed=wattage', '?search=panel&wattage=33-39&typed=wattage'],
  ['search=panel 36w&cct=4000&typed=cct', '?search=panel&cct=4000&wattage=33-39&typed=cct,wattage'],
  ['search=panel', '?search=panel'],
])('%s is read as %s', async (query, address) => {
  expect(await read(query)).toBe(address);
});
