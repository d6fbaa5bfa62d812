import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useCanAccess, useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { BASE } from '#studio/app/base.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { useDocumentTitle } from '#studio/ui/document-title.ts';

type Counts = Record<'new' | 'own' | 'overdue', number>;

/** Where the day begins: what is new, what is mine, what is late. */
export function StartPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('studio.start.title'));
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'messages', action: 'list' });
  return (
    <Box sx={{ mt: 3, maxWidth: 900 }}>
      <Title title={translate('studio.start.title')} />
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {identity ? translate('studio.start.greeting', { name: identity.fullName }) : ' '}
      </Typography>
      {canAccess && <MessageCounts personId={String(identity?.id ?? '')} />}
      {canAccess === false && <Typography>{translate('studio.start.nothing')}</Typography>}
    </Box>
  );
}

function MessageCounts({ personId }: { personId: string }) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['messages', 'counts'],
    queryFn: () => call<Counts>('GET', '/messages/counts'),
    refetchInterval: 60_000,
  });
  const today = new Date().toISOString().slice(0, 10);
  const tiles = [
    { key: 'new', count: data?.new, filter: { state: 'new' } },
    { key: 'own', count: data?.own, filter: { state: 'open', assignee: personId } },
    { key: 'overdue', count: data?.overdue, filter: { state: 'open', dueBefore: today } },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
      {tiles.map(({ key, count, filter }) => (
        <Card key={key} variant="outlined">
          <CardActionArea
            component={Link}
            to={withQuery(`${BASE}/messages`, { filter: JSON.stringify(filter) })}
            sx={{ p: 2.5 }}
          >
            <Typography sx={{ fontSize: '2.25rem', fontWeight: 600, lineHeight: 1.1 }}>
              {count ?? '–'}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {translate(`studio.start.${key}`)}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
