import HandleIcon from '@mui/icons-material/DragIndicatorOutlined';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

const STEPS = ['up', 'down', 'in', 'out', 'remove'] as const;

/** What can be done with an entry; null where there is no way. */
export type EntryMoves = Record<(typeof STEPS)[number], (() => void) | null>;

const KEYS: Readonly<Record<string, 'up' | 'down' | 'in' | 'out'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type Props = {
  id: string;
  name: string;
  moves: EntryMoves;
  onDrag: (isDragged: boolean) => void;
};

/** The handle of an entry: it is dragged, moved with Alt and the arrow keys, or opens what can be done. */
export function MenuEntryActions({ id, name, moves, onDrag }: Props) {
  const translate = useTranslate();
  const handle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? KEYS[event.key] : undefined;
    if (!step) return;
    // Alt and left would leave the page.
    event.preventDefault();
    moves[step]?.();
  };
  return (
    <>
      <IconButton
        ref={handle}
        id={id}
        size="small"
        draggable
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={translate('studio.menus.move', { name })}
        onKeyDown={press}
        onClick={() => setOpen(true)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
        sx={{ cursor: 'grab' }}
      >
        <HandleIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={handle.current}
        open={isOpen}
        // A move gives the focus to the entry at its new place.
        disableRestoreFocus
        onClose={() => {
          setOpen(false);
          handle.current?.focus();
        }}
      >
        {STEPS.map((step) => (
          <MenuItem
            key={step}
            disabled={!moves[step]}
            onClick={() => {
              setOpen(false);
              moves[step]?.();
            }}
          >
            {translate(`studio.menus.${step}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
