import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import type { ApiToken } from '#core/studio/token-scopes.ts';
import { call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { NewToken } from '#studio/tokens/new-token.tsx';
import { TokenList } from '#studio/tokens/token-list.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';

/** Tokens with which other systems read the desk's data: made, shown once, revoked. */
export function TokenPage() {
  const translate = useTranslate();
  const mayChange = useMay('tokens:change');
  const { data, error, refetch } = useQuery({
    queryKey: ['tokens'],
    queryFn: () => call<{ items: ApiToken[] }>('GET', '/tokens'),
  });
  return (
    <Box sx={{ maxWidth: 900 }}>
      <Title title={translate('resources.tokens.name')} />
      <PageHeading resource="tokens" />
      <Box sx={{ mt: 2 }}>
        <ErrorAlert error={error} />
        {mayChange && <NewToken onMade={() => void refetch()} />}
        {data && (
          <Panel title={translate('studio.tokens.all')}>
            <TokenList tokens={data.items} onChange={() => void refetch()} />
          </Panel>
        )}
      </Box>
    </Box>
  );
}
