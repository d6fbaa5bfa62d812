const paths = {
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 9l7 7 7-7',
  right: 'M4 12h16M14 6l6 6-6 6',
  outward: 'M7 17L17 7M8 7h9v9',
  check: 'M4 12.5l5.5 5.5L20 7',
  search: 'M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15.5 15.5L21 21',
};

type Props = { name: keyof typeof paths; size?: number };

/** A line icon in the text colour; the text beside it or its control names its meaning. */
export function Icon({ name, size = 16 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 20 ? 1.5 : 2}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
