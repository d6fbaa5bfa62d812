import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { test } from './browser.ts';

/** With EVERY_LANGUAGE=1 every test runs in every language. */
const isEvery = process.env.EVERY_LANGUAGE === '1';

/**
 * Languages take turns: of tests whose result does not depend on the language, the first is for the first language, the
 * second for the second, and so on. Tests of texts, widths and formats of numbers run in every language instead.
 *
 * @returns `test` for the tests whose turn it is; the others are left out. Without `apply` the proxy calls `test` itself,
 * so that the test keeps its place in its file.
 */
export function inTurn(locale: LocaleCode): typeof test {
  let count = 0;
  const handler: ProxyHandler<typeof test> = {};
  Object.defineProperty(handler, 'apply', {
    get() {
      const turn = localeCodes[count % localeCodes.length];
      count += 1;
      return isEvery || turn === locale ? undefined : () => {};
    },
  });
  return new Proxy(test, handler);
}
