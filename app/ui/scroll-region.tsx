import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'section'>, 'tabIndex' | 'aria-label'> & { label: string };

/** A scrollable part of a page, usually a wide table: named, and reachable by keyboard. */
export function ScrollRegion({ label, ...props }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (axe scrollable-region-focusable)
    <section tabIndex={0} aria-label={label} {...props} />
  );
}
