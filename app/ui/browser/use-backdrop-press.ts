import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Handles a press on the backdrop of an open dialog, which belongs to the dialog; on the keyboard Escape does the same.
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
