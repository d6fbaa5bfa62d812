import type { LocaleCode } from '#core/i18n/locales.ts';
import { studioTexts } from '#server/texts.ts';

const STYLE = `
html { padding-top: 2.75rem; scroll-padding-top: 2.75rem; }
#preview-bar { position: fixed; z-index: 100; inset: 0 0 auto; display: flex; gap: 0 1rem; align-items: center; justify-content: center;
  height: 2.75rem; box-sizing: border-box; padding: 0 1rem; background: #5b1a78; color: #fff; font: 600 0.875rem/1.4 system-ui, sans-serif; }
#preview-bar p { min-width: 0; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#preview-bar form { flex: none; margin: 0; }
#preview-bar button { min-height: 2rem; padding: 0 0.75rem; border: 2px solid #fff; border-radius: 4px; background: none; color: #fff;
  font: inherit; cursor: pointer; }
#preview-bar button:hover { background: #fff; color: #5b1a78; }
#preview-bar button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
@media (width >= 1024px) and (hover: hover) and (pointer: fine) {
  :root { --header-offset: calc(64px + 2.75rem); }
  #header { top: calc(2.75rem - 36px); }
}
@media print { html { padding-top: 0; } #preview-bar { display: none; } }
`;

export function barStyle(): Response {
  return new Response(STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}

/** The bar of every page of a preview, as HTML. */
export function barOf({ title }: { title: string }, locale: LocaleCode): string {
  const texts = studioTexts[locale];
  const text = texts['preview.bar'].replace('{title}', () => title);
  return `<link rel="stylesheet" href="/preview/bar.css"><aside id="preview-bar" aria-label="${escapeHtml(texts['preview.label'])}"><p>${escapeHtml(text)}</p><form method="post" action="/preview/end"><button>${escapeHtml(texts['preview.end'])}</button></form></aside>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
