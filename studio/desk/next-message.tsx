import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { messagePath } from '#studio/app/base.ts';
import { nextRow } from '#studio/desk/next-row.ts';

type Row = { id: string; sender: string };
type ListParams = {
  filter: Record<string, unknown>;
  sort: string;
  order: 'ASC' | 'DESC';
  page: number;
  perPage: number;
};

const FIRST_PAGE = { sort: 'received', order: 'DESC', page: 1, perPage: 25 } as const;
/** The lists that lead to messages, as they begin. */
const LISTS = {
  messages: { ...FIRST_PAGE, filter: { state: 'open' } },
  claims: { ...FIRST_PAGE, filter: { claimState: 'open' } },
  registrations: { ...FIRST_PAGE, filter: {} },
} satisfies Record<string, ListParams>;

/** @param from the name of a list, as an address may have it */
const toList = (from: string | null): keyof typeof LISTS =>
  from === 'claims' || from === 'registrations' ? from : 'messages';

/** Leads to what follows in the list that one came from, so that nobody goes back to it after each message. */
export function NextMessage({ id }: { id: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [address] = useSearchParams();
  const list = toList(address.get('list'));
  const [params] = useStore<ListParams>(`${list}.listParams`, LISTS[list]);
  const { filter, sort: field, order, page, perPage } = params;
  const { data: next } = useQuery({
    queryKey: ['next', list, id, params],
    queryFn: async () => {
      const query = { filter, sort: { field, order }, pagination: { page, perPage } };
      const found = await dataProvider.getList<Row>(list, query);
      return nextRow(found.data, id);
    },
    // As it was when this message was opened: what is done with it moves it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!next) return null;
  return (
    <Button
      component={Link}
      to={messagePath(next.id, list)}
      variant="outlined"
      sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
    >
      {translate('studio.desk.next', { sender: next.sender })}
    </Button>
  );
}
