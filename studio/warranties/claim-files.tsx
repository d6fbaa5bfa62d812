import BrokenImage from '@mui/icons-material/BrokenImage';
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
          <Thumbnail
            key={position}
            address={addressOf(position)}
            name={translate('studio.claims.photo', { number: at + 1 })}
            onPress={() => setShown(at)}
          />
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

type ThumbnailProps = { address: string; name: string; onPress: () => void };

/** A photo that cannot be read stays a button: what is behind it says so. */
function Thumbnail({ address, name, onPress }: ThumbnailProps) {
  const [isGone, setGone] = useState(false);
  const box = { width: 120, height: 90, borderRadius: 1, border: 1, borderColor: 'divider' };
  return (
    <ButtonBase onClick={onPress} aria-label={name} sx={{ borderRadius: 1 }}>
      {isGone ? (
        <Box sx={{ ...box, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
          <BrokenImage />
        </Box>
      ) : (
        <Box
          component="img"
          src={address}
          alt=""
          onError={() => setGone(true)}
          sx={{ ...box, objectFit: 'cover' }}
        />
      )}
    </ButtonBase>
  );
}
