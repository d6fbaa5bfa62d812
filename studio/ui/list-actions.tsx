import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import {
  FilterButton,
  TopToolbar,
  useListContext,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { API, withQuery } from '#studio/app/studio-client.ts';

type Props = { hasWorkbook?: boolean; children?: ReactNode };

/** Actions of a list: its filters with the saved ones, all that they find as a file, on request as a workbook, too, and its own. */
export function ListActions({ hasWorkbook = false, children }: Props) {
  const translate = useTranslate();
  const { resource, filterValues } = useListContext();
  const [language] = useLocaleState();
  const query = { ...filterValues, language };
  return (
    <TopToolbar
      sx={{
        // On wide windows the fields of the filters wrap, not these.
        ...{ flexWrap: { xs: 'wrap', lg: 'nowrap' }, flexShrink: { lg: 0 } },
        ...{ justifyContent: 'flex-end', alignItems: 'center' },
        whiteSpace: 'normal',
        '& > .MuiButton-root': { whiteSpace: 'nowrap' },
      }}
    >
      <FilterButton disableSaveQuery />
      <Button href={withQuery(`${API}/${resource}.csv`, query)} download>
        {translate('studio.audit.export')}
      </Button>
      {hasWorkbook && (
        <Button href={withQuery(`${API}/${resource}.xlsx`, query)} download>
          {translate('studio.audit.workbook')}
        </Button>
      )}
      {children}
    </TopToolbar>
  );
}
