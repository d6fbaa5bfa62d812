import type { ReactNode } from 'react';
import type { Mark } from '#app/places/map/map-props.ts';

type Props = {
  id: number;
  marked: Mark;
  onMark: (id: number | null) => void;
  children: ReactNode;
};

/** A stockist of the list: with the pointer or the focus on it, it stands out on the map, and the other way round. */
export function MarkedPlace({ id, marked, onMark, children }: Props) {
  return (
    <li
      id={`stockist-${id}`}
      data-marked={marked?.id === id || undefined}
      onPointerEnter={() => onMark(id)}
      onPointerLeave={() => onMark(null)}
      onFocus={() => marked?.id !== id && onMark(id)}
    >
      {children}
    </li>
  );
}
