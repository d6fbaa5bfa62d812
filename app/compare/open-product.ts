import { createSignal } from '#app/ui/browser/signal.ts';

/** Id of the product whose variants are being chosen from; null while none is. */
export const openProduct = createSignal<number | null>(null);
