import { expect, test } from 'vitest';
import { styleOfDocs } from '#server/api/documentation/docs-style.ts';

test('the documentation has the fonts of the site and none of its other styles', () => {
  const face = '@font-face{font-family:Site;src:url(/assets/site.woff2)}';
  const site = new TextEncoder().encode(`a{color:red}${face}b{color:red}`);
  expect(styleOfDocs(site)).toBe(face + styleOfDocs());
});
