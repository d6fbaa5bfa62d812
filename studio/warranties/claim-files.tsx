import { Box, Button, ButtonBase } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ClaimDetails } from '#core/studio/desk-claim.ts';
import { API } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { PhotoViewer } from '#studio/ui/photo-viewer.tsx';

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
