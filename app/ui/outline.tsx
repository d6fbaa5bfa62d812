type Props = { path: string; size: number };

/** A line icon of 24 by 24 units, in the text colour; for icons that few pages have. */
export function Outline({ path, size }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
