import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

type Props = {
  /** Whether the server lacks anything of what was typed. */
  isUnsaved: boolean;
  /** Whether somebody else changed what was typed here, and nobody has chosen yet. */
  hasConflicts: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
  /** Why not all of it can be saved. */
  note?: string;
};

/** Looks like a disabled button. */
const NOTHING_TO_DO = {
  ...{ color: 'action.disabled', boxShadow: 'none', cursor: 'default' },
  '&, &:hover': { bgcolor: 'action.disabledBackground', boxShadow: 'none' },
} as const;

/** Saves what was typed, and says once that it is saved. */
export function SaveBar({ isUnsaved, hasConflicts, onSave, onDiscard, note = '' }: Props) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const [hasSaved, setSaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const save = () =>
    run(async () => {
      setSaved(false);
      await onSave();
      setSaved(true);
    });
  const saveTyped = () => {
    if (isUnsaved) void save();
  };
  const discard = () => {
    onDiscard();
    // The pressed button goes away.
    button.current?.focus();
  };
  useSaveKey(saveTyped);
  const said = hasConflicts ? 'conflicts-left' : isUnsaved ? 'unsaved' : hasSaved ? 'saved' : '';
  return (
    <Box
      component="section"
      aria-label={translate('ra.action.save')}
      sx={{
        ...{ position: 'sticky', bottom: 0, zIndex: 2, mt: 3, px: 2, py: 1 },
        ...{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.default' },
      }}
    >
      <ErrorAlert error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          ref={button}
          variant="contained"
          loading={isBusy}
          // Not disabled: who has just saved would lose the focus.
          aria-disabled={!isUnsaved}
          sx={isUnsaved ? null : NOTHING_TO_DO}
          onClick={saveTyped}
        >
          {translate('ra.action.save')}
        </Button>
        {isUnsaved && (
          <Button onClick={discard} disabled={isBusy}>
            {translate('studio.content.discard')}
          </Button>
        )}
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {[said && translate(`studio.content.${said}`), note].filter(Boolean).join(' ')}
        </Typography>
      </Box>
    </Box>
  );
}

/** Ctrl+S, as everywhere else. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
