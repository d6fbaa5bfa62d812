import type { CountedKey, MessageKey, MessageValues } from '#core/i18n/messages.ts';

/** A formatted text, or a message with its values or its plural number. */
export type Label =
  | { text: string }
  | { key: MessageKey; values?: MessageValues }
  | { counted: CountedKey; count: number };
