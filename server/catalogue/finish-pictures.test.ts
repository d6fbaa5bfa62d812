import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { serveListings } from '#server/listing.fixtures.ts';

const product = 'catalogue/products/nim120';

/** Two variants are black, and so is the product's second picture; nothing shows grey. */
async function serveFinishes() {
  const content = await copyContent();
  await content.edit(
    `${product}/product.yaml`,
    'three-quarter.webp',
    'three-quarter.webp\n    finish: white',
  );
  await content.edit(`${product}/product.yaml`, 'front.webp', 'front.webp\n    finish: black');
  await content.edit(
    `${product}/variants.csv`,
    'W, 4000 K, blanco",white',
    'W, 4000 K, negro",black',
  );
  await content.edit(
    `${product}/variants.csv`,
    '3000 K, blanco, DALI-2",white',
    '3000 K, gris, DALI-2",grey',
  );
  const site = await serveListings(content.folder);
  onTestFinished(() => site.close());
  const found = await site.catalogue.findProduct('es', 'nimba-120-downlight-empotrable');
  if (!found) throw new Error('The fixtures have changed.');
  return { site, product: found };
}

test('a variant has the picture of its finish, and none where nothing shows it', async () => {
  const { product: found } = await serveFinishes();
  const [front] = found.pictures.filter(({ finish }) => finish === 'black');
  const pictureOf = (wanted: string) =>
    found.variants.find(({ finish }) => finish === wanted)?.picture;
  expect(pictureOf('black')?.hash).toBe(front?.hash);
  expect(pictureOf('white')?.hash).toBe(found.pictures[0]?.hash);
  expect(pictureOf('grey')).toBeNull();
});

test('a listing narrowed to some variants shows the picture of the first that matches', async () => {
  const { site, product: found } = await serveFinishes();
  const pictureFor = async (query: string) => {
    const { rows } = await site.list('en', query);
    return rows.find(({ product: { code } }) => code === 'NIM120')?.product.picture;
  };
  expect((await pictureFor(''))?.hash).toBe(found.pictures[0]?.hash);
  expect((await pictureFor('finish=black'))?.hash).toBe(found.pictures[1]?.hash);
  expect(await pictureFor('finish=grey')).toBeNull();
});
