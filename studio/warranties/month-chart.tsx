import { Box, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ClaimFigures } from '#core/studio/desk-claim.ts';
import { formatMonth } from '#studio/ui/format-time.ts';

const HEIGHT_PX = 140;
/** Parts of a bar from its foot up, with their colours of the theme. */
const PARTS = [
  ['accepted', 'success.main'],
  ['rejected', 'error.main'],
  ['undecided', 'action.disabled'],
] as const;

type Month = ClaimFigures['months'][number];

const countOf = (month: Month, part: (typeof PARTS)[number][0]): number =>
  part === 'undecided' ? month.received - month.accepted - month.rejected : month[part];

/** A bar for each month; the table below it says the same in numbers, so that readers of the screen skip it. */
export function MonthChart({ months }: { months: Month[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const most = Math.max(1, ...months.map(({ received }) => received));
  return (
    <Box aria-hidden="true" sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 1, flexWrap: 'wrap' }}>
        {PARTS.map(([part, color]) => (
          <Typography key={part} variant="body2" sx={{ display: 'flex', gap: 0.75 }}>
            <Box component="span" sx={{ width: 12, height: 12, mt: 0.5, bgcolor: color }} />
            {translate(`studio.figures.${part}`)}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-end', minHeight: HEIGHT_PX }}>
        {months.map((month) => (
          <Box key={month.month} sx={{ flex: 1, display: 'flex', flexDirection: 'column-reverse' }}>
            {PARTS.map(([part, color]) => (
              <Box
                key={part}
                sx={{ bgcolor: color, height: (countOf(month, part) / most) * HEIGHT_PX }}
              />
            ))}
            <Typography variant="caption" sx={{ textAlign: 'center' }}>
              {month.received > 0 && month.received}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {months.map(({ month }) => (
          <Typography
            key={month}
            variant="caption"
            sx={{ flex: 1, minWidth: 0, textAlign: 'center', color: 'text.secondary' }}
          >
            {formatMonth(locale, month)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
