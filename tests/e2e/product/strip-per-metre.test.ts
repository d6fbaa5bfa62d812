import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, siteUrl, test } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';

const slugs: Record<string, string> = {
  en: 'trama-128-smd-led-strip',
  es: 'trama-128-tira-led-smd',
};

async function fetchText(path: string): Promise<string> {
  const html = await (await fetch(siteUrl() + path)).text();
  const [body = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`LED strip (${locale})`, () => {
    test('has power and flux per metre before its reel, in the HTML of its page', async () => {
      const text = await fetchText(pathTo(locale, 'products', slugs[locale] ?? ''));
      expect(text).toMatch(/4[.,]8 W\/m/);
      expect(text).toMatch(/557 lm\/m/);
      // The reel of 5 m has 24 W and 2785 lm; only the specification names it, with its length.
      const reels = text.match(/.{30}2[.,]?785 lm.{25}/g) ?? [];
      expect(reels).toHaveLength(1);
      expect(reels[0]).toMatch(/557 lm\/m \(2[.,]?785 lm (per reel of|por bobina de) 5 m\)/);
    });

    it('has its energy class in an arrow that leads to the label', async () => {
      const path = pathTo(locale, 'products', slugs[locale] ?? '');
      const html = await (await fetch(siteUrl() + path)).text();
      const [, href = '', described = ''] =
        /<a href="([^"]+)"><svg[^>]*role="img" aria-label="([^"]+)"/.exec(html) ?? [];
      expect(described).toMatch(/^(Energy class|Clase energética) [A-G] .*A (to|a) G/);
      const label = await fetch(siteUrl() + href);
      expect(label.headers.get('content-type')).toContain('image/svg+xml');
      const [own] = /text-anchor="middle">[A-G]</.exec(await label.text()) ?? [];
      expect(own?.at(-2)).toBe(/ ([A-G]) /.exec(described)?.[1]);
    });

    it('has them on the cards of its list', async () => {
      const list = pathTo(
        locale,
        'product-categories',
        locale === 'en' ? 'led-strip' : 'tiras-led',
      );
      const text = await fetchText(list);
      expect(text).toMatch(/\d–\d[\d.,]* lm\/m \d[\d.,]*–\d[\d.,]* W\/m/);
      expect(text).not.toMatch(/\d lm \d/);
    });
  });
}
