import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router';

export type Tile = { key: string; label: string; count: number | undefined; to: string };

/** Numbers that lead to the lists behind them; a number that is not known yet is a dash. */
export function CountTiles({ tiles }: { tiles: Tile[] }) {
  return (
    <Box
      sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
    >
      {tiles.map(({ key, label, count, to }) => (
        <Card key={key} variant="outlined">
          <CardActionArea
            component={Link}
            to={to}
            sx={{
              ...{ display: { xs: 'flex', sm: 'block' }, justifyContent: 'flex-start' },
              ...{ alignItems: 'baseline', columnGap: 2 },
              ...{ px: 2.5, py: { xs: 1.5, sm: 2.5 }, height: '100%' },
            }}
          >
            <Typography
              sx={{
                ...{ fontSize: { xs: '1.5rem', sm: '2.25rem' }, fontWeight: 600, lineHeight: 1.1 },
                minWidth: '2ch',
              }}
            >
              {count ?? '–'}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
