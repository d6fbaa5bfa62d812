import { createSignal } from '#app/ui/browser/signal.ts';

/** Id of the product whose variant dialog is open; null if it is closed. */
export const openProduct = createSignal<number | null>(null);
