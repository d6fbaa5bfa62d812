import { getLocale } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, phone, siteUrl, test, visit } from './browser.ts';
import { inTurn } from './languages.ts';
import { heardOn, hearing, listen } from './live-regions.ts';
import { screensOf } from './screens.ts';

const JSON_LD = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

const words = {
  en: { flux: 'luminous flux', dali: 'DALI', none: 'No zzz area sales managers found.' },
  es: { flux: 'flujo luminoso', dali: 'DALI', none: 'No hay delegados comerciales para zzz.' },
};

/** An article that begins with a drawing that moves. */
const moving = {
  en: 'installation-and-upkeep/placing-sensors',
  es: 'instalacion-y-mantenimiento/donde-poner-los-sensores',
};

for (const locale of ['en', 'es'] as const) {
  const it = inTurn(locale);
  test.describe(`Editorial screens (${locale})`, () => {
    const screens = screensOf(locale) as Record<string, string>;

    it('An article explains a term in a popover that can be closed', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, screens.article as string);
        const link = page.locator('.article-body a[data-term]').first();
        await link.click();
        const popover = page.locator('.term-hint');
        await popover.waitFor({ state: 'visible' });
        expect(await popover.locator('p').innerText()).toMatch(/.{20}/);
        expect(new URL(page.url()).hash).toBe('');
        await page.keyboard.press('Escape');
        await popover.waitFor({ state: 'hidden' });
      });
    });

    it('The table of contents of an article links to its sections', async ({ withPage }) => {
      await withPage({}, async (page) => {
        await visit(page, screens.article as string);
        const entry = page.locator('.article-aside li a').nth(2);
        const id = ((await entry.getAttribute('href')) as string).slice(1);
        await entry.click();
        await page.waitForURL(/#/);
        expect(await page.locator(`#${id}`).isVisible()).toBe(true);
      });
    });

    it('Articles are paged, and a category lists only its own', async ({ withPage }) => {
      await withPage({}, async (page) => {
        await visit(page, screens.articles as string);
        expect(await page.locator('.article-list > li').count()).toBe(12);
        await page.locator('a[rel="next"]').click();
        await page.waitForURL(/page=2/);
        await page.locator('.link-row a').nth(1).click();
        await page.waitForURL((url) => url.pathname === screens['article-category']);
        const names = () => page.locator('.article-category').allInnerTexts();
        await expect.poll(async () => new Set(await names()).size).toBe(1);
      });
    });

    test('The glossary finds terms by name, and letters without terms are not links', async ({
      withPage,
    }) => {
      await withPage({}, async (page) => {
        await visit(page, pathTo(locale, 'glossary'));
        expect(await page.locator('.glossary-term').count()).toBeGreaterThanOrEqual(150);
        expect(await page.locator('.link-row span').count()).toBeGreaterThan(0);
        const field = page.locator('main input[type="search"]');
        await listen(page);
        for (const text of [words[locale].flux, words[locale].flux.toUpperCase()]) {
          await field.fill(text);
          await page.keyboard.press('Enter');
          await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text);
          const result = page.locator('.search-result p');
          await expect.poll(() => hearing(page), 'equal numbers too').toHaveLength(1);
          expect(await heardOn(page)).toEqual([(await result.innerText()).trim()]);
        }
        const titles = await page.locator('.glossary-term h3').allInnerTexts();
        expect(titles[0]?.toLowerCase()).toBe(words[locale].flux);
        expect(titles.length).toBeLessThan(60);
        const anchors = page.locator('.glossary-term a[href^="#"]');
        for (const href of await anchors.evaluateAll((all) =>
          all.map((a) => a.getAttribute('href')),
        ))
          expect(await page.locator(`[id="${href?.slice(1)}"]`).count(), `${href}`).toBe(1);
      });
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      it(`A moving drawing can be paused, without scripts too, with motion: ${reducedMotion}`, async ({
        withPage,
      }) => {
        const options = { ...phone, reducedMotion, javaScriptEnabled: false };
        await withPage(options, async (page) => {
          await page.goto(new URL(pathTo(locale, 'articles', moving[locale]), siteUrl()).href);
          const drawing = page.locator('.drawing').first();
          const states = () =>
            drawing.evaluate((figure) =>
              figure.getAnimations({ subtree: true }).map(({ playState }) => playState),
            );
          const box = drawing.getByRole('checkbox');
          if (reducedMotion === 'reduce') {
            expect(await states()).toEqual([]);
            expect(await box.count()).toBe(0);
            return;
          }
          expect(new Set(await states())).toEqual(new Set(['running']));
          await box.check();
          await expect.poll(async () => new Set(await states())).toEqual(new Set(['paused']));
        });
      });
    }

    for (const hasScripts of [true, false]) {
      it(`An address can open a term of the folded glossary, with scripts: ${hasScripts}`, async ({
        withPage,
      }) => {
        await withPage({ ...phone, javaScriptEnabled: hasScripts }, async (page) => {
          const url = new URL(pathTo(locale, 'glossary'), siteUrl()).href;
          await page.goto(url);
          expect((await page.locator('main').boundingBox())?.height).toBeLessThan(7000);
          const drawn = page.locator('.glossary-term', { has: page.getByRole('img') });
          const ids = await page.locator('.glossary-term:has(svg)').evaluateAll((all) => {
            return all.map(({ id }) => id);
          });
          expect(ids.length).toBeGreaterThan(20);
          await page.goto('about:blank');
          await page.goto(`${url}#${ids.at(-1)}`);
          const term = drawn.and(page.locator(`[id="${ids.at(-1)}"]`));
          await expect.poll(() => term.count()).toBe(1);
          await expect
            .poll(async () => {
              const top = (await term.boundingBox())?.y ?? -1;
              return top > 0 && top < 600;
            })
            .toBe(true);
        });
      });

      it(`An address can open a question, with scripts: ${hasScripts}`, async ({ withPage }) => {
        await withPage({ javaScriptEnabled: hasScripts }, async (page) => {
          const url = new URL(pathTo(locale, 'faqs'), siteUrl()).href;
          await page.goto(url);
          const id = await page.locator('.faq-answer').nth(20).getAttribute('id');
          await page.goto('about:blank');
          await page.goto(`${url}#${id}`);
          const question = page.locator('.faq-question', { has: page.locator(`[id="${id}"]`) });
          await question.and(page.locator('[open]')).waitFor();
          const isInView = async () => {
            const top = (await question.locator('summary').boundingBox())?.y ?? -1;
            return top >= 0 && top < 600;
          };
          await expect.poll(isInView).toBe(true);
        });
      });
    }

    it('Area sales managers are found by postcode and by province, and no match is reported', async ({
      withPage,
    }) => {
      await withPage({}, async (page) => {
        const path = pathTo(locale, 'area-sales-managers');
        await visit(page, `${path}?search=S1+2HH`);
        expect(await page.locator('.place-list h2').allInnerTexts()).toEqual(['David Thackray']);
        await visit(page, `${path}?search=46940`);
        expect(await page.locator('.place-list h2').allInnerTexts()).toEqual(['Amparo Ferrer']);
        await visit(page, `${path}?search=zzz`);
        expect(await page.locator('.search-result').innerText()).toContain(words[locale].none);
      });
    });

    it('Stockists are sorted by distance from the visitor', async ({ withPage }) => {
      const place = { geolocation: { latitude: 53.38, longitude: -1.47 } };
      await withPage({ ...place, permissions: ['geolocation'] }, async (page) => {
        await visit(page, pathTo(locale, 'stockists'));
        await page.locator('.search-form button[type="button"]').click();
        await page.waitForURL(/near=53\.38/);
        await page.locator('.place-distance').first().waitFor();
        expect(await page.locator('.place-list > li').first().innerText()).toContain('Sheffield');
      });
    });

    it('A postcode without a stockist, a distant place and invalid text show the nearest stockists', async ({
      withPage,
    }) => {
      await withPage({}, async (page) => {
        const path = pathTo(locale, 'stockists');
        const first = () => page.locator('.place-list > li').first().innerText();
        await visit(page, `${path}?search=DE4+3AA`);
        expect(await first()).toContain('Derby');
        expect(await first()).toMatch(/\d km/);
        expect(await page.locator('.search-result').innerText()).toContain('DE4 3AA');
        await visit(page, `${path}?search=52001`);
        const managers = page.locator('.search-result a').last();
        expect(await managers.getAttribute('href')).toBe(pathTo(locale, 'area-sales-managers'));
        await visit(page, `${path}?search=zzzz`);
        expect(await page.locator('.place-list > li').count()).toBe(24);
      });
    });

    it('“Near me” explains why there is no position, and what to do', async ({ withPage }) => {
      const messages: string[] = [];
      for (const code of [1, 2, 3]) {
        await withPage({}, async (page) => {
          await page.addInitScript((code) => {
            navigator.geolocation.getCurrentPosition = (_, onError) =>
              onError?.({ code } as GeolocationPositionError);
          }, code);
          await visit(page, pathTo(locale, 'stockists'));
          await page.locator('.search-form button[type="button"]').click();
          const status = page.locator('.search-form [role="status"]');
          await status.filter({ hasText: /\w/ }).waitFor();
          messages.push(await status.innerText());
        });
      }
      expect(new Set(messages).size).toBe(3);
      expect(
        messages.join(' ').match(locale === 'en' ? /postcode/g : /código postal/g),
      ).toHaveLength(3);
    });

    it('Stockists can be filtered by country and product family', async ({ withPage }) => {
      await withPage({}, async (page) => {
        await visit(page, pathTo(locale, 'stockists'));
        const all = await page.locator('.search-result').innerText();
        await page.locator('select[name="country"]').selectOption('es');
        await page.locator('select[name="family"]').selectOption({ index: 2 });
        await page.locator('.search-form button[type="submit"]').click();
        await page.waitForURL(/country=es/);
        await expect.poll(() => page.locator('.search-result').innerText()).not.toBe(all);
      });
    });

    it('Case studies can be filtered by application', async ({ withPage }) => {
      await withPage({}, async (page) => {
        const path = pathTo(locale, 'case-studies');
        await visit(page, path);
        const titles = () => page.locator('main ul > li').allInnerTexts();
        const all = await titles();
        await page.locator('.link-row a').nth(1).click();
        await page.waitForURL(/application=/);
        await page.locator('.link-row a[aria-current]:nth-child(2)').waitFor();
        const narrowed = await titles();
        expect(narrowed.length).toBeGreaterThan(0);
        expect(narrowed.length).toBeLessThan(all.length);
        expect(all).toEqual(expect.arrayContaining(narrowed));
      });
    });

    for (const name of [
      ...['article', 'articles', 'case-study', 'case-studies', 'product', 'category'],
      ...['glossary', 'faqs', 'showrooms', 'managers', 'stockists'],
    ]) {
      it(`The breadcrumbs of the screen ${name} start at the home page, also in structured data`, async () => {
        const html = await (await fetch(new URL(screens[name] as string, siteUrl()))).text();
        const data = Array.from(html.matchAll(JSON_LD), ([, text]) => JSON.parse(text as string));
        const breadcrumbs = data.find((item) => item['@type'] === 'BreadcrumbList').itemListElement;
        expect(new URL(breadcrumbs[0].item).pathname).toBe(pathTo(locale, 'home'));
        expect(breadcrumbs[0].position).toBe(1);
        const shown = /<nav aria-label="(?:Breadcrumbs|Ruta de navegación)".*?href="([^"]+)"/s.exec(
          html,
        )?.[1];
        expect(shown).toBe(pathTo(locale, 'home'));
        if (name === 'article') expect(html).toContain('property="article:published_time"');
      });
    }

    it('The feeds contain the latest articles', async () => {
      const base = new URL(pathTo(locale, 'articles'), siteUrl()).href;
      const rss = await (await fetch(`${base}/feed.xml`)).text();
      const items = rss.match(/<item>/g)?.length ?? 0;
      expect(items).toBeGreaterThanOrEqual(24);
      for (const dates of ['pubDate', 'atom:updated', 'dc:creator']) {
        expect(rss.match(new RegExp(`<${dates}>[^<]+<`, 'g')), dates).toHaveLength(items);
      }
      expect(rss).toMatch(/<lastBuildDate>\w{3}, \d\d \w{3} \d{4}/);
      expect(rss).toContain(`<language>${getLocale(locale).iso}</language>`);
      const feed = (await (await fetch(`${base}/feed.json`)).json()) as {
        items: { url: string }[];
      };
      expect(feed.items[0]?.url).toContain(pathTo(locale, 'articles'));
    });
  });
}
