import { Box, Button, Chip, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useLocaleState, useTranslate } from 'react-admin';
import type { ApiToken } from '#core/studio/token-scopes.ts';
import { call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Props = { tokens: ApiToken[]; onChange: () => void };

/** All tokens: what each may read, until when, and when it was last used. */
export function TokenList({ tokens, onChange }: Props) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const revoke = (id: string) =>
    run(async () => {
      await call('DELETE', `/tokens/${id}`);
      setRevoked(null);
      onChange();
    });
  if (tokens.length === 0) return <Typography>{translate('studio.tokens.none')}</Typography>;
  return (
    <>
      <ErrorAlert error={error} />
      <List disablePadding aria-label={translate('studio.tokens.all')}>
        {tokens.map((token) => (
          <TokenItem
            key={token.id}
            token={token}
            isBusy={isBusy}
            onRevoke={() => setRevoked(token)}
          />
        ))}
      </List>
      <Confirm
        isOpen={revoked !== null}
        loading={isBusy}
        title={translate('studio.tokens.revoke-title', { name: revoked?.name ?? '' })}
        content={translate('studio.tokens.revoke-text')}
        confirm={translate('studio.tokens.revoke')}
        confirmColor="warning"
        onConfirm={() => revoked && void revoke(revoked.id)}
        onClose={() => setRevoked(null)}
      />
    </>
  );
}

type ItemProps = { token: ApiToken; isBusy: boolean; onRevoke: () => void };

function TokenItem({ token, isBusy, onRevoke }: ItemProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const state = stateOf(token);
  const mayChange = useMay('tokens:change');
  const lastUsed = token.lastUsed
    ? translate('studio.access.last-used', { time: formatTime(locale, token.lastUsed) })
    : translate('studio.tokens.unused');
  return (
    <ListItem disableGutters divider sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {token.name}{' '}
          <Chip
            size="small"
            variant="outlined"
            color={state === 'valid' ? 'success' : 'default'}
            label={translate(`studio.tokens.${state}`)}
          />
        </Typography>
        <Typography variant="body2">
          {token.scopes.map((scope) => translate(`studio.scope.${scope}`)).join(', ')} · desk_
          {token.id}_…
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('studio.tokens.made-by', {
            person: token.createdBy,
            time: formatTime(locale, token.created),
          })}{' '}
          ·{' '}
          {translate('studio.tokens.until', {
            time: formatTime(locale, token.revoked ?? token.expires),
          })}{' '}
          · {lastUsed}
        </Typography>
      </Box>
      {mayChange && state === 'valid' && (
        <Button
          color="warning"
          disabled={isBusy}
          onClick={onRevoke}
          aria-label={translate('studio.tokens.revoke-one', { name: token.name })}
        >
          {translate('studio.tokens.revoke')}
        </Button>
      )}
    </ListItem>
  );
}

function stateOf({ revoked, expires }: ApiToken): 'valid' | 'expired' | 'revoked' {
  if (revoked !== null) return 'revoked';
  return Date.parse(expires) <= Date.now() ? 'expired' : 'valid';
}
