import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';

/** Of a dot with the space on both of its sides. */
const GAP = '1.1em';

/** Facts of a card with dots between them. Lines break between facts, and no line begins or ends with a dot. */
export function CardParts({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children).filter((part) => part !== '');
  return (
    <Box component="span" sx={{ display: 'block', overflow: 'hidden' }}>
      <Box component="span" sx={{ display: 'block', ml: `-${GAP}`, mr: '0.25em' }}>
        {Children.map(parts, (part) => (
          <>
            <Box component="span" sx={inLine}>
              {part}
            </Box>{' '}
          </>
        ))}
      </Box>
    </Box>
  );
}

const inLine = {
  ...{ display: 'inline-block', position: 'relative', maxWidth: '100%', pl: GAP, mr: '-0.25em' },
  // At the beginning of a line it is outside the card.
  '&::before': { content: '"·" / ""', position: 'absolute', left: '0.3em' },
};
