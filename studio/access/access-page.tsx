import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { ChangePassword } from '#studio/access/change-password.tsx';
import { OwnSessions } from '#studio/access/own-sessions.tsx';
import { type OwnPasskey, Passkeys } from '#studio/access/passkeys.tsx';
import { TwoFactor } from '#studio/access/two-factor.tsx';
import { call } from '#studio/app/studio-client.ts';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

export type OwnState = { hasTwoFactor: boolean; passkeys: OwnPasskey[] };

/** The person's own sessions, password, second factor and passkeys. */
export function OwnAccess() {
  const translate = useTranslate();
  useDocumentTitle(translate('studio.access.title'));
  const { data, error, refetch } = useQuery({
    queryKey: ['own'],
    queryFn: () => call<OwnState>('GET', '/access/own'),
  });
  const renew = () => void refetch();
  return (
    <Box sx={{ mt: 3, maxWidth: 760 }}>
      <Title title={translate('studio.access.title')} />
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {translate('studio.access.title')}
      </Typography>
      <ErrorAlert error={error} />
      {data && (
        <>
          <Part name="two-factor">
            <TwoFactor hasTwoFactor={data.hasTwoFactor} onChange={renew} />
          </Part>
          <Part name="passkeys">
            <Passkeys passkeys={data.passkeys} onChange={renew} />
          </Part>
        </>
      )}
      <Part name="password">
        <ChangePassword />
      </Part>
      <Part name="sessions">
        <OwnSessions />
      </Part>
    </Box>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Card component="section" variant="outlined" sx={{ p: 3, mb: 2 }}>
      <Typography variant="h6" component="h2">
        {translate(`studio.access.${name}`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {translate(`studio.access.${name}-text`)}
      </Typography>
      {children}
    </Card>
  );
}
