import type { SxProps, Theme } from '@mui/material';
import { ROW_HEIGHT } from '#studio/content/grid/grid-row.tsx';

/**
 * One style sheet for all cells: thousands of them are drawn while one scrolls. A class for each column says where its cells
 * are: with places of their own, or in rows that are grids, no two cells shared their computed style. `clip` makes no
 * scroll container of a cell.
 */
export const gridStyle: SxProps<Theme> = ({ palette }) => ({
  ...{ position: 'relative', overflow: 'auto', maxHeight: 'max(20rem, 100dvh - 25rem)' },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
  ...{ fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums', scrollPaddingTop: 60 },
  '& .heads > div': { display: 'grid' },
  '& .heads': { position: 'sticky', top: 0, zIndex: 3, bgcolor: 'background.default' },
  '& .head': {
    ...{ px: 1, py: 0.75, minWidth: 0, borderBottom: 1, borderRight: 1, borderColor: 'divider' },
    ...{ fontWeight: 600, lineHeight: 1.25, bgcolor: 'background.default' },
    '& > *': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& small': { color: 'text.secondary', fontWeight: 400 },
    '& code': { color: 'text.secondary', fontSize: '0.75rem', fontWeight: 400 },
  },
  '& .rows': { position: 'relative' },
  '& .row': { position: 'absolute', left: 0, right: 0, height: ROW_HEIGHT },
  '& .cell': {
    ...{ position: 'absolute', top: 0 },
    ...{ px: 1, minWidth: 0, lineHeight: `${ROW_HEIGHT - 1}px`, height: ROW_HEIGHT },
    ...{ borderBottom: 1, borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
    ...{ overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'pre', cursor: 'cell' },
    ...{ userSelect: 'none', outline: 'none' },
  },
  '& .cell.number': { textAlign: 'right' },
  '& .fixed': { position: 'sticky', left: 0, zIndex: 1 },
  '& .cell.fixed': { fontWeight: 600 },
  '& .row.new .cell.fixed': { boxShadow: `inset 3px 0 ${palette.success.main}` },
  '& .cell.changed': { bgcolor: palette.mode === 'dark' ? '#3a2f1c' : '#fff3dc' },
  '& .cell[aria-selected]': { bgcolor: palette.mode === 'dark' ? '#2f3a48' : '#dfe8f5' },
  '& .cell.changed[aria-selected]': { bgcolor: palette.mode === 'dark' ? '#4a4334' : '#efe2c4' },
  '& .cell.warning': { boxShadow: `inset 0 -3px ${palette.warning.main}` },
  '& .cell.error': { boxShadow: `inset 0 -3px ${palette.error.main}`, color: 'error.main' },
  '& .cell[data-active]': {
    ...{ outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
  '& .cell input': {
    ...{ width: '100%', height: '100%', p: 0, border: 0, outline: 'none' },
    ...{ font: 'inherit', color: 'inherit', textAlign: 'inherit', bgcolor: 'transparent' },
  },
});
