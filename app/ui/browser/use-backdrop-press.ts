import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Answers to a press on the darkened page around an open dialog, which belongs to the dialog; from the keyboard Escape
 * does the same.
 */
export function useBackdropPress(
  dialog: RefObject<HTMLDialogElement | null>,
  onPress: () => void,
): void {
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current) onPress();
  });
  useEffect(() => {
    const element = dialog.current;
    const listen = (event: MouseEvent) => press(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [dialog]);
}
