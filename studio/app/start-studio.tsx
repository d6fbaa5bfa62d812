import '@fontsource-variable/hanken-grotesk';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { BASE } from '#studio/app/base.ts';
import { firstLocale } from '#studio/app/i18n.ts';
import { StudioApp } from '#studio/app/studio-app.tsx';

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '';
const cache = createCache({ key: 'studio', nonce, prepend: true });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
document.documentElement.lang = firstLocale();

createRoot(root).render(
  <CacheProvider value={cache}>
    <BrowserRouter>
      <Routes>
        <Route path={`${BASE}/*`} element={<StudioApp />} />
      </Routes>
    </BrowserRouter>
  </CacheProvider>,
);
