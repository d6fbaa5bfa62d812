import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ValuePath } from '#core/studio/changes/values.ts';
import { FieldNotes } from '#studio/fields/field-notes.tsx';
import { idOf, nameAt, placeOf, useRecordEditing } from '#studio/fields/record-context.ts';

type Props = { path: ValuePath; title: string; actions?: ReactNode; children: ReactNode };

/** Controls that belong together, with their name; findings lead to it, too. */
export function FieldSet({ path, title, actions, children }: Props) {
  const { kind, names, findings } = useRecordEditing();
  const own = findings.get(placeOf(path)) ?? [];
  const help = names.help(kind, nameAt(path));
  return (
    <Box
      component="fieldset"
      id={idOf(path)}
      tabIndex={-1}
      sx={{ border: 0, m: 0, mt: 1.5, p: 0, minWidth: 0 }}
    >
      <Box
        component="legend"
        sx={{ p: 0, width: '100%', display: 'flex', alignItems: 'center', minHeight: 32 }}
      >
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {actions && <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>{actions}</Box>}
      </Box>
      {(own.length > 0 || help) && (
        <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
          <FieldNotes findings={own} help={help} />
        </Typography>
      )}
      {children}
    </Box>
  );
}
