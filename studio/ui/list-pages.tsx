import type { TablePaginationProps } from '@mui/material';
import {
  Pagination,
  type PaginationProps,
  useListContext,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { toTag } from '#studio/ui/format-time.ts';

/** What the data provider returns about a list. */
export type PartlyFound = {
  /** Of a search that was not counted to its end: how many were. */
  atLeast?: number;
  /** The server still prepares earlier rows, which belong to it too. */
  isPreparing: boolean;
};

/** Turns the pages of a list; a search that finds very much says that it finds more than were counted. */
export function ListPages() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { meta } = useListContext();
  const counted = (meta as PartlyFound | undefined)?.atLeast;
  if (counted === undefined) return <Pagination />;
  const count = new Intl.NumberFormat(toTag(locale)).format(counted);
  // The Pagination passes on what it does not know itself.
  const parts: PaginationProps & Pick<TablePaginationProps, 'labelDisplayedRows'> = {
    labelDisplayedRows: ({ from, to }) => translate('studio.list.part', { from, to, count }),
  };
  return <Pagination {...parts} />;
}
