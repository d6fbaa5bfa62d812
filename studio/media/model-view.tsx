import '@google/model-viewer';
import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  source: string;
  /** What is shown, for those who do not see it. */
  alt: string;
  /** Material variants of the model. */
  finishes: readonly string[];
};

/** A 3D model to turn and to look at from near, in each of its finishes. */
export default function ModelView({ source, alt, finishes }: Props) {
  const translate = useTranslate();
  const [finish, setFinish] = useState(finishes[0] ?? '');
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        sx={{
          ...{ aspectRatio: '4 / 3', maxHeight: '60vh', width: '100%', borderRadius: 1 },
          // As on the public page, in the dark as well.
          ...{ bgcolor: '#f4f3f0', overflow: 'hidden' },
          '& model-viewer': { width: '100%', height: '100%' },
        }}
      >
        <model-viewer
          src={source}
          alt={alt}
          loading="eager"
          camera-controls
          touch-action="pan-y"
          shadow-intensity="0.7"
          exposure="0.9"
          environment-image="neutral"
          variant-name={finish}
        />
      </Box>
      {finishes.length > 1 && (
        <TextField
          id="model-finish"
          select
          size="small"
          margin="dense"
          label={translate('studio.media.finish')}
          value={finish}
          onChange={({ target }) => setFinish(target.value)}
          sx={{ minWidth: 200, mt: 1.5 }}
        >
          {finishes.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
