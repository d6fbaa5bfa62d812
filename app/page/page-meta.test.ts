import { expect, test } from 'vitest';
import { pageMeta } from '#app/page/page-meta.ts';

const matches = [
  {
    id: 'en/layout',
    pathname: '/en',
    loaderData: { siteUrl: 'https://www.example.com', organisation: { name: 'Lumbrera' } },
  },
];
const page = { description: 'Light', paths: { en: '/en/about' } };

test('a title ends with the company name of the content, unless it contains it already', () => {
  const titleOf = (title: string) => pageMeta(matches, { ...page, title })[0];
  expect(titleOf('Showrooms')).toEqual({ title: 'Showrooms · Lumbrera' });
  expect(titleOf('About Lumbrera')).toEqual({ title: 'About Lumbrera' });
});

test('describes the company as structured data', () => {
  const meta = pageMeta(matches, { ...page, title: 'Showrooms' });
  expect(meta).toContainEqual({ property: 'og:site_name', content: 'Lumbrera' });
  expect(JSON.stringify(meta)).toContain(
    '"@type":"Organization","@id":"https://www.example.com/#organisation","name":"Lumbrera"',
  );
});
