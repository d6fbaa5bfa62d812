import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewsletterStrip } from '#app/frame/foot/newsletter-strip.tsx';
import { RouterProvider } from '#app/router/router.tsx';
import { createStaticRouter } from '#app/router/static-router.ts';
import type { SiteOptions } from '#core/content/site-view.ts';

function render(options: Partial<SiteOptions>): string {
  const texts = {
    newsletter_prefooter_title: 'Four letters a year',
    newsletter_prefooter_text: 'New products.',
    newsletter_prefooter_legal_text: 'For this letter only.',
    newsletter_form_url: 'https://letters.example/lumbrera',
    newsletter_sign_up_url: '',
  };
  const strip = createElement(NewsletterStrip, {
    options: { ...texts, ...options } as SiteOptions,
  });
  const state = {
    location: { pathname: '/en', search: '', hash: '', key: 'default' },
    matches: [{ id: 'root', params: {}, pathname: '/' }],
    loaderData: {},
    actionData: {},
    errors: {},
  };
  const router = createStaticRouter(state, { root: { default: () => strip } });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('the newsletter strip has title, text and legal text, and a button that opens a new tab', () => {
  const html = render({});
  for (const text of ['Four letters a year', 'New products.', 'For this letter only.']) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/letters\.example\/lumbrera" target="_blank" rel="noopener"/,
  );
});

test('with a form of our own, that is the button, and the other one a link beside it', () => {
  const html = render({ newsletter_sign_up_url: '/en/newsletter' });
  expect(html).toMatch(/<a class="[^"]+" href="\/en\/newsletter">Sign up<\/a>/);
  expect(html).toMatch(
    /<a class="[^"]+" href="https:\/\/letters\.example\/lumbrera" target="_blank"/,
  );
  expect(html).toContain('Sign up with our mailing service');
  const alone = render({ newsletter_sign_up_url: '/en/newsletter', newsletter_form_url: '' });
  expect(alone.match(/<a /g)).toHaveLength(1);
});

test('without the address of a form there is no button, without a title no strip', () => {
  expect(render({ newsletter_form_url: '' })).not.toContain('<a ');
  expect(render({ newsletter_form_url: '' })).toContain('New products.');
  expect(render({ newsletter_prefooter_title: '' })).toBe('');
});
