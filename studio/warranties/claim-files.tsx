import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ClaimDetails } from '#core/studio/desk-claim.ts';
import { API } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';

type Props = { path: string; files: ClaimDetails['files'] };

/** Photos, each large on a press; documents are saved. */
export function ClaimFiles({ path, files }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState<number | null>(null);
  const photos = files.filter(({ isPhoto }) => isPhoto);
  const documents = files.filter(({ isPhoto }) => !isPhoto);
  const addressOf = (position: number) => `${API}${path}/files/${position}`;
  return (
    <Panel title={translate('studio.claims.files')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {photos.map(({ position }, at) => (
          <ButtonBase key={position} onClick={() => setShown(at)}>
            <Box
              component="img"
              src={addressOf(position)}
              alt={translate('studio.claims.photo', { number: at + 1 })}
              sx={{ width: 120, height: 90, objectFit: 'cover', borderRadius: 1 }}
            />
          </ButtonBase>
        ))}
      </Box>
      {documents.map(({ position, sizeBytes }) => (
        <Button key={position} href={addressOf(position)} download>
          {translate('studio.claims.document', { size: Math.ceil(sizeBytes / 1024) })}
        </Button>
      ))}
      {shown !== null && (
        <PhotoViewer
          addresses={photos.map(({ position }) => addressOf(position))}
          at={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </Panel>
  );
}

type ViewerProps = {
  addresses: string[];
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
};

/** One photo as large as the window; arrow keys lead to the others. */
function PhotoViewer({ addresses, at, onShow, onClose }: ViewerProps) {
  const translate = useTranslate();
  const id = useId();
  const name = translate('studio.claims.photo', { number: at + 1 });
  const isFirst = at === 0;
  const isLast = at === addresses.length - 1;
  function move(key: string): void {
    if (key === 'ArrowLeft' && !isFirst) onShow(at - 1);
    if (key === 'ArrowRight' && !isLast) onShow(at + 1);
  }
  return (
    <Dialog
      open
      maxWidth={false}
      onClose={onClose}
      onKeyDown={({ key }) => move(key)}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent sx={{ p: 1 }}>
        <Box
          component="img"
          src={addresses[at]}
          alt={name}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: '75vh', mx: 'auto' }}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={isFirst} onClick={() => onShow(at - 1)}>
          {translate('studio.claims.previous')}
        </Button>
        <Button disabled={isLast} onClick={() => onShow(at + 1)}>
          {translate('studio.claims.next')}
        </Button>
        <Button href={addresses[at] ?? ''} target="_blank" rel="noopener">
          {translate('studio.claims.full-size')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('studio.claims.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
