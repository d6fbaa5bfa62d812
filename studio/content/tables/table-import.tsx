import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Link as MuiLink,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { MAX_UPLOAD_BYTES } from '#core/editing/table-upload.ts';
import { changePath } from '#studio/content/content-paths.ts';
import { SourceChoice } from '#studio/content/tables/source-choice.tsx';
import { UploadedHeads } from '#studio/content/tables/uploaded-heads.tsx';
import { UploadedRows } from '#studio/content/tables/uploaded-rows.tsx';
import { type UploadWork, useUpload } from '#studio/content/tables/use-upload.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

/** Brings a file into a change set: choose, compare, look, apply. */
export function TableImport({ id }: { id: string }) {
  const translate = useTranslate();
  const [source, setSource] = useState('');
  const upload = useUpload(id);
  const { file, result, step, isBusy, isCurrent, isApplied } = upload;
  const isTooLarge = file !== null && file.size > MAX_UPLOAD_BYTES;
  return (
    <Panel title={translate('studio.tables.in')}>
      <Typography sx={{ maxWidth: '70ch' }}>{translate('studio.tables.in-text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, alignItems: 'flex-start' }}>
        <FileChoice {...{ upload }} />
        <SourceChoice
          value={source}
          onChange={setSource}
          onMeanings={(meanings) => upload.change({ meanings })}
        />
        <Button
          variant={isCurrent && result ? 'outlined' : 'contained'}
          disabled={!file || isTooLarge}
          loading={isBusy}
          sx={{ mt: 1 }}
          onClick={() => void upload.compare()}
        >
          {translate(result ? 'studio.tables.compare-again' : 'studio.tables.compare')}
        </Button>
      </Box>
      {isTooLarge && <Alert severity="error">{translate('studio.tables.too-large')}</Alert>}
      <ErrorAlert error={upload.error} />
      <Box role="status" sx={{ mt: 2 }}>
        {step && (
          <>
            <Typography>{translate(`studio.tables.step-${step}`)}</Typography>
            <LinearProgress aria-label={translate(`studio.tables.step-${step}`)} sx={{ mt: 1 }} />
          </>
        )}
        {isApplied && (
          <Alert severity="success">
            {translate('studio.tables.applied')}{' '}
            <MuiLink component={Link} to={changePath(id)} color="inherit">
              {translate('studio.tables.see')}
            </MuiLink>
          </Alert>
        )}
      </Box>
      {result && (
        <>
          <UploadedHeads {...{ upload, result }} />
          <UploadedRows {...{ upload, result, source }} />
        </>
      )}
    </Panel>
  );
}

function FileChoice({ upload }: { upload: UploadWork }) {
  const translate = useTranslate();
  return (
    <TextField
      id="uploaded-file"
      type="file"
      size="small"
      label={translate('studio.tables.file')}
      helperText={translate('studio.tables.file-help')}
      disabled={upload.isBusy}
      onChange={({ target }) => upload.choose((target as HTMLInputElement).files?.[0] ?? null)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { accept: '.csv,.tsv,.txt,.xlsx,.xml,.json' },
      }}
      sx={{
        ...{ flex: '1 1 16rem', minWidth: 0 },
        '& input::file-selector-button': {
          ...{ font: 'inherit', color: 'inherit', background: 'none', border: 0, p: 0, mr: 1.5 },
          textDecoration: 'underline',
        },
      }}
    />
  );
}
