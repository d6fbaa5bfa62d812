import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toFileName } from '#core/editing/media-folder.ts';
import { FilePicker } from '#studio/media/file-picker.tsx';
import { sendFile } from '#studio/media/send-upload.ts';
import { useErrorText } from '#studio/ui/error-text.tsx';

/** Folders of the content that every site has; those of products are typed. */
const FOLDERS = ['media/scenes', 'media/documents', 'media/brand', 'media/spectra'];

const ACCEPTED = '.webp,.avif,.jpg,.jpeg,.png,.svg,.glb,.pdf,.ldt,.ies,.gldf,.spdx,.mp4,.webm,.zip';

type Result = { name: string; error: string | null; sameAs: string[] };

/** Adds files to a folder of the content, each with what came of it. */
export function UploadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const toText = useErrorText();
  const client = useQueryClient();
  const heading = useId();
  const [folder, setFolder] = useState(FOLDERS[0] ?? '');
  const [results, setResults] = useState<Result[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function sendAll(files: File[]): Promise<void> {
    setBusy(true);
    setResults([]);
    for (const file of files) {
      const name = toFileName(file.name);
      const path = `${folder.replace(/\/+$/, '')}/${name}`;
      const result = await sendFile(id, { path, hash: '', file }).then(
        (sameAs) => ({ name, error: null, sameAs }),
        (error: unknown) => ({ name, error: toText(error), sameAs: [] }),
      );
      setResults((before) => [...before, result]);
    }
    setBusy(false);
    // Not awaited: the files are stored before the library has been read again.
    void client.invalidateQueries({ queryKey: ['changes', id] });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('studio.media.upload')}</DialogTitle>
      <DialogContent>
        <FolderField folder={folder} onChange={setFolder} />
        <Typography variant="body2" sx={{ my: 1 }}>
          {translate('studio.media.upload-text')}
        </Typography>
        <FilePicker
          label={translate('studio.media.choose-files')}
          accept={ACCEPTED}
          isBusy={isBusy}
          isMultiple
          onChoose={(files) => void sendAll(files)}
        />
        <UploadResults results={results} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type FolderProps = { folder: string; onChange: (folder: string) => void };

function FolderField({ folder, onChange }: FolderProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      freeSolo
      options={FOLDERS}
      inputValue={folder}
      onInputChange={(_event, next) => onChange(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('studio.media.folder')}
          helperText={translate('studio.media.folder-help')}
          size="small"
          margin="dense"
        />
      )}
    />
  );
}

function UploadResults({ results }: { results: Result[] }) {
  const translate = useTranslate();
  return (
    <div role="status">
      {results.map(({ name, error, sameAs }) => (
        <Alert key={name} severity={error ? 'error' : 'success'} sx={{ mt: 1 }}>
          <strong>{name}</strong>: {error ?? translate('studio.media.stored')}
          {sameAs.length > 0 &&
            ` ${translate('studio.media.same-as', { path: sameAs.slice(0, 3).join(', ') })}`}
        </Alert>
      ))}
    </div>
  );
}
