import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photo } from '#app/ui/photo.tsx';

const picture = { hash: '0123456789abcdef', width: 1600, height: 1200, alt: 'A downlight' };
const render = (isFirst: boolean) =>
  renderToString(
    <html lang="en">
      <head />
      <body>
        <Photo picture={picture} sizes="92vw" isFirst={isFirst} />
      </body>
    </html>,
  );
const attributeOf = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

test('The first picture is preloaded from the head with the file that the page then shows', () => {
  const html = render(true);
  const [preload = ''] = /<link rel="preload"[^>]*>/.exec(html) ?? [];
  const [source = ''] = /<source[^>]*>/.exec(html) ?? [];
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('</head>'));
  expect(attributeOf(preload, 'imagesrcset')).toContain('.avif 320w');
  expect(attributeOf(preload, 'imagesrcset')).toBe(attributeOf(source, 'srcset'));
  expect(attributeOf(preload, 'imagesizes')).toBe(attributeOf(source, 'sizes'));
  expect(attributeOf(preload, 'type')).toBe(attributeOf(source, 'type'));
});

test('No other picture is preloaded', () => {
  expect(render(false)).not.toContain('preload');
});
