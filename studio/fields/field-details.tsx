import ArrowIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { ValuePath } from '#core/studio/changes/values.ts';
import { placeOf, useRecordEditing } from '#studio/fields/record-context.ts';

type Props = { path: ValuePath; title: ReactNode; actions?: ReactNode; children: ReactNode };

/** A part of a record that is opened on request, or because a finding leads into it; closed, it costs nothing. */
export function FieldDetails({ path, title, actions, children }: Props) {
  const { goal } = useRecordEditing();
  const place = placeOf(path);
  const isGoal = goal !== null && `${goal.place}.`.startsWith(`${place}.`);
  const [isOpen, setOpen] = useState(isGoal);
  const [seen, setSeen] = useState(goal);
  if (goal !== seen) {
    setSeen(goal);
    if (isGoal) setOpen(true);
  }
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'start', gap: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        component="details"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        sx={{ flex: 1, minWidth: 0, py: 0.5 }}
      >
        <Box
          component="summary"
          sx={{
            ...{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40 },
            ...{ cursor: 'pointer', fontWeight: 600, overflowWrap: 'anywhere' },
            '&::-webkit-details-marker': { display: 'none' },
          }}
        >
          <ArrowIcon
            fontSize="small"
            sx={{ transform: isOpen ? 'rotate(90deg)' : 'none', flexShrink: 0 }}
          />
          {title}
        </Box>
        {isOpen && <Box sx={{ pl: { xs: 1, sm: 3 }, pb: 1 }}>{children}</Box>}
      </Box>
      {actions && <Box sx={{ whiteSpace: 'nowrap', pt: 0.75 }}>{actions}</Box>}
    </Box>
  );
}
