import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import type { RetentionState } from '#core/studio/held-data.ts';
import { call } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime, toTag } from '#studio/ui/format-time.ts';

/** How long data is stored, and when what is over was last removed. */
export function RetentionPanel() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error } = useQuery({
    queryKey: ['privacy', 'retention'],
    queryFn: () => call<RetentionState>('GET', '/privacy/retention'),
  });
  return (
    <Panel title={translate('studio.privacy.retention')}>
      <ErrorAlert error={error} />
      {data && (
        <>
          <Box component="dl" sx={{ m: 0 }}>
            {Object.entries(data.periods).map(([name, days]) => (
              <Period key={name} name={name} days={days} />
            ))}
          </Box>
          <Typography variant="body2" sx={{ mt: 1.5 }}>
            {translate('studio.privacy.of-views')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {data.lastRun
              ? translate('studio.privacy.last-run', { time: formatTime(locale, data.lastRun) })
              : translate('studio.privacy.never-run')}
          </Typography>
        </>
      )}
    </Panel>
  );
}

function Period({ name, days }: { name: string; days: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const shown = days.toLocaleString(toTag(locale));
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt">{translate(`studio.period.${name}`, { _: name })}</Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
        {translate('studio.privacy.days', { smart_count: days, days: shown })}
      </Typography>
    </Box>
  );
}
