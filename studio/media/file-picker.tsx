import { Box, Button, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  label: string;
  /** Ends of names, such as `.webp`. */
  accept: string;
  isBusy: boolean;
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
};

/** Files from this computer: chosen with a button, or dropped on it. */
export function FilePicker({ label, accept, isBusy, isMultiple = false, onChoose }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isBusy) onChoose([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1));
      }}
      sx={{
        ...{ border: 1, borderStyle: 'dashed', borderRadius: 1, p: 1.5 },
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
        borderColor: isOver ? 'primary.main' : 'divider',
      }}
    >
      <Button
        variant="outlined"
        size="small"
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(isMultiple ? 'studio.media.drop-many' : 'studio.media.drop')}
      </Typography>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again.
          event.target.value = '';
          onChoose(files);
        }}
      />
    </Box>
  );
}
