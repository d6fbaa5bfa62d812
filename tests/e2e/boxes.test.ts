import { localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { desktop, expect, phone, test, untilLive, visit } from './browser.ts';
import { openSections } from './product/open-sections.ts';
import { screensOf } from './screens.ts';

/** Screens that have every kind of box and button between them. */
const SCREENS = ['products', 'product', 'contact', 'energy-calculator', 'led-strip-calculator'];
/** Heights of buttons with a frame or a ground whose label is one line, px: small, usual, and over a picture. */
const HEIGHTS = [40, 44, 48, 52];
/** Side of checkboxes and radio buttons, px. */
const BOX = 20;
/** The languages share the widths. */
const sizes = mapLocales((locale) => (locale === 'es' ? phone : desktop));

for (const locale of localeCodes) {
  test(`boxes and buttons have the same sizes on all screens (${locale})`, async ({ withPage }) => {
    await withPage(sizes[locale], async (page) => {
      const screens: Record<string, string> = screensOf(locale);
      const odd: Record<string, string[]> = {};
      let checked = 0;
      for (const name of SCREENS) {
        await visit(page, screens[name] ?? missing());
        await openSections(page);
        if (name === 'product') await untilLive(page);
        const { boxes, found } = await page.evaluate(listOdd, { heights: HEIGHTS, box: BOX });
        checked += boxes;
        if (found.length > 0) odd[name] = found;
      }
      expect(odd).toEqual({});
      expect(checked).toBeGreaterThan(20);
    });
  });
}

/** Runs in the page. Names what has another size than the given ones. */
function listOdd({ heights, box }: { heights: number[]; box: number }) {
  const found: string[] = [];
  const tell = (part: Element, { width, height }: DOMRect) =>
    found.push(`${width} × ${height}: ${part.outerHTML.slice(0, 120)}`);
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((part) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const boxes = visible('[type=checkbox]:not(.switch), [type=radio]').filter(
    (part) => part.getBoundingClientRect().width > 1,
  );
  for (const part of boxes) {
    const size = part.getBoundingClientRect();
    if (size.width !== box || size.height !== box) tell(part, size);
  }
  for (const part of visible('main :is(button, [role=button])')) {
    const style = getComputedStyle(part);
    const hasFrame = style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    const label = document.createRange();
    label.selectNodeContents(part);
    const isOneLine = label.getBoundingClientRect().height < 40;
    const size = part.getBoundingClientRect();
    if (part.innerText.trim() === '' || !hasFrame || !isOneLine || size.height === 0) continue;
    if (!heights.includes(Math.round(size.height))) tell(part, size);
  }
  return { boxes: boxes.length, found };
}
