import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageArticle } from '#app/content/page-article.tsx';
import { RouterProvider } from '#app/router/router.tsx';
import { createStaticRouter } from '#app/router/static-router.ts';
import type { PageDetail } from '#core/content/page-view.ts';

function render(facts: PageDetail['facts']): string {
  const page = { title: 'Contact', summary: '', bodyHtml: '', picture: null, facts };
  const element = createElement(PageArticle, {
    page: { ...page, updated: '2026-11-27' } as unknown as PageDetail,
    crumbs: [],
  });
  const state = {
    location: { pathname: '/en', search: '', hash: '', key: 'default' },
    matches: [{ id: 'root', params: {}, pathname: '/' }],
    loaderData: {},
    actionData: {},
    errors: {},
  };
  const router = createStaticRouter(state, { root: { default: () => element } });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('telephone numbers and e-mail addresses among the facts are links, hours are text', () => {
  const html = render([
    { label: 'Office', value: '+44 114 496 0140' },
    { label: 'E-mail', value: 'hello@example.com' },
    { label: 'Hours', value: 'Mon–Thu 8.30–17.00' },
  ]);
  expect(html).toContain('<dd><a href="tel:+441144960140">+44 114 496 0140</a></dd>');
  expect(html).toContain('<dd><a href="mailto:hello@example.com">hello@example.com</a></dd>');
  expect(html).toContain('<dd>Mon–Thu 8.30–17.00</dd>');
});
