import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResponsePreview } from '#core/studio/filled-template.ts';

type Props = {
  mail: ResponsePreview;
  /** Language of the sender. */
  language: string;
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
};

/** The mail as it goes out, with its foot. */
export function MailPreview({ mail, language, isBusy, onSend, onClose }: Props) {
  const translate = useTranslate();
  const facts = [
    ['to', mail.recipient],
    ['reply-to', mail.replyTo],
    ['subject', mail.subject],
  ] as const;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="mail-preview">
      <DialogTitle id="mail-preview">{translate('studio.desk.preview')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 0.5, gridTemplateColumns: 'auto 1fr' }}
        >
          {facts.map(
            ([name, value]) =>
              value && (
                <Box key={name} sx={{ display: 'contents' }}>
                  <Typography
                    component="dt"
                    variant="body2"
                    sx={{ color: 'text.secondary', pr: 1 }}
                  >
                    {translate(`studio.desk.${name}`)}
                  </Typography>
                  <Typography
                    component="dd"
                    variant="body2"
                    sx={{ m: 0, overflowWrap: 'anywhere' }}
                  >
                    {value}
                  </Typography>
                </Box>
              ),
          )}
        </Box>
        <Typography
          lang={language}
          sx={{
            mt: 2,
            pt: 2,
            borderTop: 1,
            borderColor: 'divider',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {mail.text}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('studio.desk.edit')}</Button>
        <Button variant="contained" loading={isBusy} onClick={onSend}>
          {translate('studio.desk.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
