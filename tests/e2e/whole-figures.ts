import { expect, type Page } from '@playwright/test';

/** Expects figures to stay on one line with their units, and codes to break after their slashes only. */
export async function expectWholeFigures(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(listBrokenFigures), 'figures on two lines').toEqual([]);
}

/** Runs in the page. Shown figures and codes with a mark where the line breaks. */
function listBrokenFigures(): string[] {
  const FIGURE = /\d (?:lm|lm\/W|[kM]?Wh?|W\/m|K|[mck]?m|m²|kg|V|h|lx|cd|%)(?![\p{L}\d])/gu;
  const CODE = /[A-Z]{2,}\d*\/[A-Z\d./]+/g;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const topOf = (node: Node, index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getClientRects()[0]?.top;
  };
  const broken: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.checkVisibility()) continue;
    if (parentElement.closest('.visually-hidden, script, style, svg')) continue;
    for (const { 0: text, index } of (nodeValue ?? '').matchAll(FIGURE)) {
      const [first, last] = [index, index + text.length - 1].map((at) =>
        topOf(walker.currentNode, at),
      );
      if ((last ?? 0) > (first ?? 0) + 4) broken.push(text);
    }
    for (const { 0: code, index } of (nodeValue ?? '').matchAll(CODE)) {
      for (let at = 1; at < code.length; at += 1) {
        const before = topOf(walker.currentNode, index + at - 1) ?? 0;
        const isBroken = (topOf(walker.currentNode, index + at) ?? 0) > before + 4;
        if (isBroken && code[at - 1] !== '/') broken.push(`${code.slice(0, at)}¶${code.slice(at)}`);
      }
    }
  }
  return broken;
}
