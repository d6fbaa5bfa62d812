import { Button } from '@mui/material';
import { FilterButton, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { API, withQuery } from '#studio/app/studio-client.ts';

/** Actions of a list: its filters with the saved ones, and all that they find as a file, on request as a workbook, too. */
export function ListActions({ hasWorkbook = false }: { hasWorkbook?: boolean }) {
  const translate = useTranslate();
  const { resource, filterValues } = useListContext();
  return (
    <TopToolbar>
      <FilterButton />
      <Button href={withQuery(`${API}/${resource}.csv`, filterValues)} download>
        {translate('studio.audit.export')}
      </Button>
      {hasWorkbook && (
        <Button href={withQuery(`${API}/${resource}.xlsx`, filterValues)} download>
          {translate('studio.audit.workbook')}
        </Button>
      )}
    </TopToolbar>
  );
}
