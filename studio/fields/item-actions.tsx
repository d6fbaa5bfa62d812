import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRecordEditing } from '#studio/fields/record-context.ts';

type ActionProps = { items: unknown[]; at: number; name: string; set: (items: unknown[]) => void };

/** Moves an item of a list up or down, or removes it. */
export function ItemActions({ items, at, name, set }: ActionProps) {
  const translate = useTranslate();
  const { isReadOnly } = useRecordEditing();
  const moved = (to: number) => items.toSpliced(at, 1).toSpliced(to, 0, items[at]);
  const actions = [
    { key: 'move-up', Icon: UpIcon, isOff: at === 0, run: () => set(moved(at - 1)) },
    {
      key: 'move-down',
      Icon: DownIcon,
      isOff: at === items.length - 1,
      run: () => set(moved(at + 1)),
    },
    { key: 'remove', Icon: RemoveIcon, isOff: false, run: () => set(items.toSpliced(at, 1)) },
  ];
  return (
    <>
      {actions.map(({ key, Icon, isOff, run }) => (
        <IconButton
          key={key}
          size="small"
          disabled={isOff || isReadOnly}
          aria-label={translate(`studio.content.${key}`, { name })}
          onClick={run}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </>
  );
}
