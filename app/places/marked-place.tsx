import type { ReactNode } from 'react';
import type { Mark } from '#app/places/map/map-props.ts';

type Props = {
  id: number;
  marked: Mark;
  onMark: (id: number | null) => void;
  children: ReactNode;
};

/** A stockist of the list, highlighted on the map while hovered or focused, and vice versa. */
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
