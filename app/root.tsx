import { useState } from 'react';
import { preload } from 'react-dom';
import { ErrorNotice } from '#app/frame/navigation/error-notice.tsx';
import { ScrollRestoration } from '#app/frame/navigation/scroll-restoration.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Meta } from '#app/router/meta.tsx';
import { Outlet, useLocation } from '#app/router/router.tsx';
import fontUrl from '#app/styles/hanken-grotesk.woff2?url';
import { InlineStyles } from '#app/styles/inline-styles.tsx';
import { getLocale } from '#core/i18n/locales.ts';
import '#app/styles/tokens.css';
import '#app/styles/reset.css';
import '#app/styles/global.css';

/** The document around every page. */
export function Layout({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  preload(fontUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={getLocale(locale).iso}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f6f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101214" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {import.meta.env.DEV ? <DevelopmentStyles /> : <InlineStyles />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}

/** In development, the styles of the first page before its scripts load them. */
function DevelopmentStyles() {
  const [{ pathname }] = useState(useLocation());
  return <link rel="stylesheet" href={`/@react-router/critical.css?pathname=${pathname}`} />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorNotice error={error} />;
}
