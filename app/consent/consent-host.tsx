import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import consentStyles from '#app/consent/consent.css?url';
import { ConsentBanner } from '#app/consent/consent-banner.tsx';
import { choices, isOptedOut, leaveChoice, reopenChoice } from '#app/consent/consent-choices.ts';
import { useT } from '#app/consent/consent-texts.ts';
import { COOKIE_SETTINGS } from '#core/consent.ts';

/** Requests consent where it is missing, and again after a link to the settings. */
export function ConsentHost() {
  const t = useT();
  const choice = choices.use();
  const isReopened = choices.useReopened();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [said, setSaid] = useState('');
  const opener = useRef<HTMLElement | null>(null);
  const isShown = choice === null || isReopened;

  useEffect(() => {
    if (isOptedOut()) return;
    // First in the document, so that it is first in the tab order.
    const element = document.createElement('div');
    document.body.prepend(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  useEffect(() => {
    if (isOptedOut()) return;
    function onClick(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLElement>(`a[href$="#${COOKIE_SETTINGS}"]`);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      opener.current = link;
      reopenChoice();
    }
    // A settings link that was followed before this was loaded has led to the page about cookies.
    if (window.location.hash === `#${COOKIE_SETTINGS}`) reopenChoice();
    // Before the router follows links.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useEffect(() => {
    if (place && isShown) setSaid(t('consent.prompted'));
  }, [place, isShown, t]);

  function onDone(isChanged: boolean) {
    leaveChoice();
    setSaid(isChanged ? t('consent.saved') : '');
    opener.current?.focus();
    opener.current = null;
  }
  if (!place) return null;
  return createPortal(
    <>
      <link rel="stylesheet" href={consentStyles} precedence="consent" />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isShown && (
        <ConsentBanner key={String(isReopened)} isReopened={isReopened} onDone={onDone} />
      )}
    </>,
    place,
  );
}
