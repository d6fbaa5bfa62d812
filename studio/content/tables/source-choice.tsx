import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { HeadMeanings } from '#core/editing/table-upload.ts';
import { call } from '#studio/app/studio-client.ts';

type Props = {
  value: string;
  onChange: (name: string) => void;
  /** Called with what is known of the heads of a source. */
  onMeanings: (meanings: HeadMeanings) => void;
};

type Source = { name: string; meanings: HeadMeanings };

/** Where a file comes from: what its heads mean is remembered under this name. */
export function SourceChoice({ value, onChange, onMeanings }: Props) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['table-sources'],
    queryFn: () => call<{ items: Source[] }>('GET', '/table-sources'),
  });
  const sources = data?.items ?? [];
  return (
    <Autocomplete
      id="table-source"
      freeSolo
      size="small"
      options={sources.map(({ name }) => name)}
      inputValue={value}
      onInputChange={(_, name) => {
        onChange(name);
        const known = sources.find((source) => source.name === name);
        if (known) onMeanings(known.meanings);
      }}
      sx={{ flex: '1 1 16rem' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('studio.tables.source')}
          helperText={translate('studio.tables.source-help')}
        />
      )}
    />
  );
}
