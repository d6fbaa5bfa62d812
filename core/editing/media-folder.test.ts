import { expect, test } from 'vitest';
import { mediaFolderOf, toFileName } from '#core/editing/media-folder.ts';

test('a field names files of its folder', () => {
  const product = { kind: 'product', path: 'catalogue/products/nim120/product.yaml' } as const;
  const folder = 'catalogue/products/nim120';
  expect(mediaFolderOf(product, ['images', 0, 'file'])).toEqual({
    ...{ folder: `${folder}/images`, kinds: ['picture'] },
  });
  expect(mediaFolderOf(product, ['drawings', 2, 'file'])).toEqual({ folder, kinds: ['drawing'] });
  expect(mediaFolderOf(product, ['model_3d'])).toEqual({ folder, kinds: ['model'] });
  expect(mediaFolderOf(product, ['title', 'en'])).toBeNull();
  const page = { kind: 'page', path: 'pages/home/en.md' } as const;
  const scenes = { folder: 'media/scenes', kinds: ['picture'] };
  expect(mediaFolderOf(page, ['blocks', 3, 'pictures', 1, 'file'])).toEqual(scenes);
  expect(mediaFolderOf(page, ['image', 'file'])).toEqual(scenes);
  expect(mediaFolderOf(page, ['blocks', 3, 'poster'])).toEqual(scenes);
  expect(mediaFolderOf(page, ['blocks', 3, 'files', 0, 'file'])?.folder).toBe('media/documents');
  const showroom = { kind: 'showroom', path: 'places/showrooms.yaml' } as const;
  expect(mediaFolderOf(showroom, [4, 'image', 'file'])).toEqual(scenes);
});

test('names of files become names of addresses', () => {
  expect(toFileName('Front View (1).JPEG')).toBe('front-view-1.jpg');
  expect(toFileName('Sección técnica.SVG')).toBe('seccion-tecnica.svg');
  expect(toFileName('---.png')).toBe('file.png');
  expect(toFileName('ALC1200-28-830-DD.ldt')).toBe('ALC1200-28-830-DD.ldt');
});
