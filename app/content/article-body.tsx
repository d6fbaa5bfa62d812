import { type MouseEvent, useRef, useState } from 'react';
import { useT } from '#app/content/articles-texts.ts';
import { Prose } from '#app/ui/prose.tsx';
import type { GlossaryHint } from '#core/content/glossary-view.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = { html: string; terms: GlossaryHint[] };

/**
 * The text of an article. A link to a glossary term shows its definition in place; without JavaScript, or with a
 * modifier key, it leads to the glossary.
 */
export function ArticleBody({ html, terms }: Props) {
  const t = useT();
  const hint = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<GlossaryHint | null>(null);
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-term]');
    const term = terms.find(({ anchor }) => anchor === link?.dataset.term);
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!term || isModified || !hint.current?.showPopover) return;
    event.preventDefault();
    setShown(term);
    hint.current.showPopover();
    hint.current.querySelector('button')?.focus();
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside handle keys */}
      <div className="article-body" onClick={onClick}>
        <Prose html={html} />
      </div>
      <aside ref={hint} popover="auto" className="term-hint" aria-label={t('articles.term')}>
        {shown && (
          <>
            <strong>{shown.title}</strong>
            <p>{shown.definition}</p>
            <div>
              <a href={`${pathTo(t.locale, 'glossary')}#${shown.anchor}`}>
                {t('articles.term-more')}
              </a>
            </div>
          </>
        )}
        <div>
          <button type="button" onClick={() => hint.current?.hidePopover()}>
            {t('articles.term-close')}
          </button>
        </div>
      </aside>
    </>
  );
}
