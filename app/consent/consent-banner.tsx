import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { choices, decide } from '#app/consent/consent-choices.ts';
import { useT } from '#app/consent/consent-texts.ts';
import { type ConsentPurpose, consentPurposes } from '#core/consent.ts';
import { pathToForm } from '#core/i18n/paths.ts';

type Props = {
  /** The visitor has opened it: it takes the focus, lists the purposes and can be closed unchanged. */
  isReopened: boolean;
  onDone: (isChanged: boolean) => void;
};

/** The banner that requests consent to cookies. It covers nothing for good: the page gets padding for it at its end. */
export function ConsentBanner({ isReopened, onDone }: Props) {
  const t = useT();
  const current = choices.use();
  const [isListed, setListed] = useState(isReopened);
  const [ticked, setTicked] = useState<readonly ConsentPurpose[]>(current ?? []);
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => reserveRoom(banner.current as HTMLElement), []);
  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);

  function choose(allowed: readonly ConsentPurpose[]) {
    decide(allowed);
    onDone(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isReopened) onDone(false);
  }
  function toggle(purpose: ConsentPurpose) {
    const others = ticked.filter((other) => other !== purpose);
    setTicked(others.length < ticked.length ? others : [...ticked, purpose]);
  }
  return (
    <section
      className="consent"
      aria-label={t('consent.label')}
      ref={banner}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="container consent-row" data-listed={isListed || undefined}>
        <p className="consent-text">
          {t('consent.text')} <a href={pathToForm(t.locale, 'cookies')}>{t('consent.more')}</a>
        </p>
        {isListed && <Purposes ticked={ticked} onToggle={toggle} />}
        <div className="consent-buttons">
          <button type="button" onClick={() => choose(consentPurposes)}>
            {t(isListed ? 'consent.accept-all' : 'consent.accept')}
          </button>
          <button type="button" onClick={() => choose([])}>
            {t(isListed ? 'consent.reject-all' : 'consent.reject')}
          </button>
          <button type="button" onClick={() => (isListed ? choose(ticked) : setListed(true))}>
            {t(isListed ? 'consent.save' : 'consent.choose')}
          </button>
          {isReopened && (
            <button type="button" className="consent-close" onClick={() => onDone(false)}>
              {t('consent.close')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

type PurposesProps = {
  ticked: readonly ConsentPurpose[];
  onToggle: (purpose: ConsentPurpose) => void;
};

function Purposes({ ticked, onToggle }: PurposesProps) {
  const t = useT();
  const texts = {
    statistics: [t('consent.statistics'), t('consent.statistics-text')],
    marketing: [t('consent.marketing'), t('consent.marketing-text')],
  } as const;
  return (
    <ul className="consent-purposes">
      <li>
        <label>
          <input type="checkbox" checked disabled />
          <strong>{t('consent.necessary')}</strong> <span>{t('consent.necessary-text')}</span>
        </label>
      </li>
      {consentPurposes.map((purpose) => (
        <li key={purpose}>
          <label>
            <input
              type="checkbox"
              checked={ticked.includes(purpose)}
              onChange={() => onToggle(purpose)}
            />
            <strong>{texts[purpose][0]}</strong> <span>{texts[purpose][1]}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Passes the height of the banner to the style sheet, so that the end of the page and the focus stay above it. */
function reserveRoom(banner: HTMLElement): () => void {
  const { style, dataset } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--consent', `${banner.offsetHeight}px`);
  });
  observer.observe(banner);
  dataset.consent = '';
  return () => {
    observer.disconnect();
    delete dataset.consent;
    style.removeProperty('--consent');
  };
}
