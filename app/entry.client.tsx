import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from '#app/i18n/messages.ts';
import { defaultLocale } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

await loadMessages(localeOfPath(window.location.pathname) ?? defaultLocale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
