import { Box, Button, Chip, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { CaseView } from '#core/studio/case-view.ts';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

const KEY = ['messages', 'views'];

/** The same filters, in whatever order. */
function isSame(one: object, other: object): boolean {
  const textOf = (filter: object) => JSON.stringify(Object.entries(filter).sort());
  return textOf(one) === textOf(other);
}

/** The person's own combinations of filters with how many messages each finds, and the form that saves one. */
export function SavedViews() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { filterValues, setFilters } = useListContext();
  const { error, run } = useWork();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => call<{ items: CaseView[] }>('GET', '/messages/views'),
  });
  const views = data?.items ?? [];
  const isSaved = views.some(({ filter }) => isSame(filter, filterValues));
  function show({ filter }: CaseView): void {
    setFilters(filter, Object.fromEntries(Object.keys(filter).map((name) => [name, true])));
  }
  function remove({ id, name }: CaseView): void {
    void run(async () => {
      await call('DELETE', `/messages/views/${id}`);
      await client.invalidateQueries({ queryKey: KEY });
      notify(translate('studio.views.removed', { name }), { type: 'success' });
    });
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}>
      {views.map((view) => (
        <SavedView
          key={view.id}
          view={view}
          isShown={isSame(view.filter, filterValues)}
          onShow={() => show(view)}
          onRemove={() => remove(view)}
        />
      ))}
      {!isSaved && Object.keys(filterValues).length > 0 && <SaveView filter={filterValues} />}
      <ErrorAlert error={error} />
    </Box>
  );
}

type ViewProps = { view: CaseView; isShown: boolean; onShow: () => void; onRemove: () => void };

/** Two buttons: the view, and beside the one that is shown its end. */
function SavedView({ view, isShown, onShow, onRemove }: ViewProps) {
  const translate = useTranslate();
  return (
    <>
      <Chip
        clickable
        label={`${view.name} (${view.count})`}
        color={isShown ? 'primary' : 'default'}
        variant={isShown ? 'filled' : 'outlined'}
        aria-pressed={isShown}
        onClick={onShow}
      />
      {isShown && (
        <Button size="small" onClick={onRemove}>
          {translate('studio.views.remove', { name: view.name })}
        </Button>
      )}
    </>
  );
}

function SaveView({ filter }: { filter: object }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const { isBusy, error, run } = useWork();
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { name } = valuesOf(event.currentTarget);
    void run(async () => {
      await call('POST', '/messages/views', { name, filter });
      await client.invalidateQueries({ queryKey: KEY });
      setNaming(false);
    });
  }
  if (!isNaming) {
    return (
      <Button size="small" onClick={() => setNaming(true)}>
        {translate('studio.views.save-as')}
      </Button>
    );
  }
  return (
    <Box
      component="form"
      onSubmit={save}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <TextField
        name="name"
        size="small"
        label={translate('studio.views.name')}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        required
        autoFocus
      />
      <Button type="submit" variant="contained" size="small" loading={isBusy}>
        {translate('studio.views.save')}
      </Button>
      <Button size="small" onClick={() => setNaming(false)}>
        {translate('studio.views.cancel')}
      </Button>
      <ErrorAlert error={error} />
    </Box>
  );
}
