import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useLocales, useTranslate } from 'react-admin';
import { useDocumentTitle } from '#studio/ui/document-title.ts';

/** A page without menu: for signing in and passwords. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  useDocumentTitle(title);
  return (
    <Box
      component="main"
      sx={{ display: 'grid', minHeight: '100vh', placeContent: 'center', p: 2, gap: 2 }}
    >
      <Card
        variant="outlined"
        sx={{ p: { xs: 3, sm: 4 }, width: 'min(26rem, calc(100vw - 2rem))' }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{translate('studio.name')}</Typography>
        <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </Card>
      <LanguageLinks />
    </Box>
  );
}

function LanguageLinks() {
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'center' }}>
      {locales
        .filter((one) => one.locale !== locale)
        .map((one) => (
          <MuiLink
            key={one.locale}
            component="button"
            type="button"
            lang={one.locale}
            sx={{ color: 'text.secondary' }}
            onClick={() => setLocale(one.locale)}
          >
            {one.name}
          </MuiLink>
        ))}
    </Box>
  );
}
