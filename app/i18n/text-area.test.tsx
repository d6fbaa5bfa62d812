import { parseHTML } from 'linkedom';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTextArea } from '#app/i18n/text-area.ts';
import { reportIncomplete } from '#app/ui/browser/loads.ts';

const shown = vi.hoisted(() => ({ locale: 'en' }));
vi.mock('#app/i18n/use-locale.ts', () => ({ useLocale: () => shown.locale }));
vi.mock('#app/ui/browser/loads.ts', async (original) => {
  return { ...(await original()), reportIncomplete: vi.fn() };
});

const JUST_RELOADED = 'chunk-reloaded-at';
const storage = new Map<string, string>();
const english = vi.fn<() => Promise<unknown>>();
const spanish = vi.fn<() => Promise<unknown>>();
const createRoom = () =>
  createTextArea('room', {
    '/core/i18n/messages/room/en.json': english,
    '/core/i18n/messages/room/es.json': spanish,
  });

beforeEach(() => {
  vi.stubEnv('SSR', false);
  vi.stubGlobal('window', new EventTarget());
  storage.clear();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => storage.get(key) ?? null });
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  english.mockReset().mockResolvedValue({ default: { 'room.again': 'Again' } });
  spanish.mockReset().mockResolvedValue({ default: { 'room.again': 'Otra vez' } });
  vi.mocked(reportIncomplete).mockReset();
  shown.locale = 'en';
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function textOfPage(useT: ReturnType<typeof createRoom>['useT']): Promise<string> {
  const Page = () => {
    const t = useT();
    return `${t('room.again')}, ${t('close')}`;
  };
  const { prelude } = await prerender(<Page />);
  return new Response(prelude as ReadableStream).text();
}

test('a page shows the texts of the area and those of every page', async () => {
  const { useT } = createRoom();
  expect(await textOfPage(useT)).toBe('Again, Close');
});

test('after a switch of language a page waits for the new texts, once', async () => {
  const { useT } = createRoom();
  await textOfPage(useT);
  shown.locale = 'es';
  expect(await textOfPage(useT)).toBe('Otra vez, Cerrar');
  expect(await textOfPage(useT)).toBe('Otra vez, Cerrar');
  expect(spanish).toHaveBeenCalledTimes(1);
  expect(reportIncomplete).not.toHaveBeenCalled();
});

test('a part that appears with the switch waits within one render', async () => {
  const { window, document } = parseHTML('<!doctype html><html><body></body></html>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLIFrameElement', window.HTMLElement);
  const { createRoot } = await import('react-dom/client');
  const { useT, start } = createRoom();
  Object.assign(window, { location: new URL('https://www.example.com/en/room-calculator') });
  await start();
  const Part = () => {
    const t = useT();
    const [count] = useState(2);
    return `${t('room.again')} ${count}`;
  };
  const Page = ({ locale }: { locale: string }) => <Part key={locale} />;
  const errors: unknown[] = [];
  const root = createRoot(document.body, { onRecoverableError: (error) => errors.push(error) });
  const show = (locale: string) => {
    shown.locale = locale;
    startTransition(() => root.render(<Page locale={locale} />));
  };
  show('en');
  await vi.waitFor(() => expect(document.body.textContent).toBe('Again 2'));
  show('es');
  await vi.waitFor(() => expect(document.body.textContent).toBe('Otra vez 2'));
  expect(errors).toEqual([]);
  // The root's last work needs the window.
  flushSync(() => root.unmount());
  await new Promise((done) => setTimeout(done));
});

test('texts that fail to load are fetched again', async () => {
  english.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const t = await createRoom().loadT('en');
  expect(t('room.again')).toBe('Again');
  expect(reportIncomplete).not.toHaveBeenCalled();
});

const failures: [string, () => Promise<unknown>][] = [
  ['fail', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['come empty', async () => ({})],
];

test.each(failures)('texts that %s load another document, as code does', async (_, load) => {
  english.mockImplementation(load);
  const { loadT, start } = createRoom();
  await expect(loadT('en')).rejects.toThrow();
  vi.stubGlobal('window', { location: new URL('https://www.example.com/en/room-calculator') });
  await expect(start()).rejects.toThrow();
  expect(reportIncomplete).not.toHaveBeenCalled();
  english.mockResolvedValue({ default: { 'room.again': 'Again' } });
  expect((await loadT('en'))('room.again')).toBe('Again');
});

test.each(failures)(
  'texts that %s right after one show as the words of their keys',
  async (_, load) => {
    storage.set(JUST_RELOADED, String(Date.now()));
    spanish.mockImplementation(load);
    shown.locale = 'es';
    // As in a browser that has not shown Spanish texts yet.
    vi.resetModules();
    const { createTextArea: createFirst } = await import('#app/i18n/text-area.ts');
    const { useT } = createFirst('room', { '/core/i18n/messages/room/es.json': spanish });
    expect(await textOfPage(useT)).toBe('again, Cerrar');
    const loads = await import('#app/ui/browser/loads.ts');
    expect(loads.reportIncomplete).toHaveBeenCalledTimes(1);
  },
);
