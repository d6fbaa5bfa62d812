import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MissingWords } from '#core/studio/missing-words.ts';
import { formatSynonyms } from '#core/studio/synonym-file.ts';

type Props = { missing: MissingWords; onClose: () => void };

/** The line of the content that makes words find what others find. */
export function SynonymDialog({ missing: { words, locale, synonym }, onClose }: Props) {
  const translate = useTranslate();
  const heading = useId();
  const [means, setMeans] = useState(synonym?.word ?? '');
  const line = means.trim() === '' ? '' : formatSynonyms([{ words, means: means.trim() }]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth>
      <DialogTitle id={heading}>{translate('studio.searches.make-for', { words })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={translate('studio.searches.means')}
          helperText={translate('studio.searches.means-hint')}
          value={means}
          onChange={(event) => setMeans(event.target.value)}
          sx={{ mt: 1 }}
          autoFocus
          fullWidth
        />
        <DialogContentText>{translate('studio.searches.make-text', { locale })}</DialogContentText>
        <TextField
          label={translate('studio.searches.line')}
          value={line.trimEnd()}
          slotProps={{ htmlInput: { readOnly: true } }}
          multiline
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('studio.searches.close')}</Button>
        <Button
          variant="contained"
          component="a"
          disabled={line === ''}
          href={`data:application/yaml;charset=utf-8,${encodeURIComponent(line)}`}
          download={`synonyms.${locale}.yaml`}
        >
          {translate('studio.searches.save-line')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
