import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FieldConflict } from '#core/studio/changes/change-set.ts';
import { toText } from '#studio/content/changed-value.tsx';
import { PlaceName } from '#studio/content/place-name.tsx';
import { BODY } from '#studio/content/use-record-draft.ts';

type Props = {
  path: string;
  conflicts: FieldConflict[];
  onSettle: (conflict: FieldConflict, take: 'mine' | 'theirs') => void;
};

/** Fields that two people changed: both values, and the choice between them. */
export function RecordConflicts({ path, conflicts, onSettle }: Props) {
  const translate = useTranslate();
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <Typography>
        {translate('studio.content.conflicts', { smart_count: conflicts.length })}
      </Typography>
      {conflicts.map((conflict) => {
        const isBody = conflict.path[0] === BODY[0];
        return (
          <Box component="section" key={conflict.path.join('.')} sx={{ mt: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>
              <PlaceName file={path} path={isBody ? [] : conflict.path} />
            </Typography>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <Side
                name={translate('studio.content.mine')}
                value={conflict.to}
                button={translate('studio.content.take-mine')}
                onTake={() => onSettle(conflict, 'mine')}
              />
              <Side
                name={translate('studio.content.theirs')}
                value={conflict.current}
                button={translate('studio.content.take-theirs')}
                onTake={() => onSettle(conflict, 'theirs')}
              />
            </Box>
          </Box>
        );
      })}
    </Alert>
  );
}

type SideProps = { name: string; value: unknown; button: string; onTake: () => void };

function Side({ name, value, button, onTake }: SideProps) {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="caption">{name}</Typography>
      <Typography
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto' }}
      >
        {toText(value) || translate('studio.content.nothing')}
      </Typography>
      <Button size="small" variant="outlined" color="inherit" onClick={onTake} sx={{ mt: 0.5 }}>
        {button}
      </Button>
    </div>
  );
}
