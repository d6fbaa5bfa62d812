import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = { summary: ReactNode; className?: string | undefined; children: ReactNode };

/** A small menu that opens without JavaScript, and closes on a choice, on Escape and on a press elsewhere. */
export function MenuDetails({ summary, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');

  useEffect(() => {
    function onPointerDown({ target }: PointerEvent) {
      if (!details.current?.contains(target as Node)) close();
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  }
  function onClick({ target }: MouseEvent) {
    if ((target as Element).closest('a')) close();
  }
  return (
    <details ref={details} className={className} onKeyDown={onKeyDown} onClick={onClick}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
