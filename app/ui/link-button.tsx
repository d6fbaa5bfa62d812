import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent, Ref } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  onPress: () => void;
  ref?: Ref<HTMLAnchorElement>;
};

/** A button that is a link to its address until JavaScript handles it. */
export function LinkButton({ onPress, children, ...props }: Props) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useValidAnchor: it has to lead somewhere by itself
    <a role="button" {...props} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </a>
  );
}
