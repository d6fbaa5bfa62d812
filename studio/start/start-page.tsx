import { Box, Typography } from '@mui/material';
import { Title, useGetIdentity, useTranslate } from 'react-admin';
import { useMay } from '#studio/app/use-may.ts';
import { ContentSummary } from '#studio/start/content-summary.tsx';
import { MessageCounts } from '#studio/start/message-counts.tsx';
import { useDocumentTitle } from '#studio/ui/document-title.ts';

/** Where the day begins: messages that wait, and what the content needs. */
export function StartPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('studio.start.title'));
  const { identity } = useGetIdentity();
  const personId = String(identity?.id ?? '');
  const readsMessages = useMay('messages:read');
  const readsContent = useMay('changes:read');
  return (
    <Box sx={{ mt: 3, mb: 4, maxWidth: 1100 }}>
      <Title title={translate('studio.start.title')} />
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {identity ? translate('studio.start.greeting', { name: identity.fullName }) : ' '}
      </Typography>
      {readsMessages && <MessageCounts personId={personId} />}
      {readsContent && <ContentSummary personId={personId} />}
    </Box>
  );
}
