import type { MessageKey } from '#core/i18n/messages.ts';

type PageError = {
  status: number;
  text: MessageKey;
  level: 'error' | null;
  retryAfterS?: number;
};

/**
 * Errors that end as a page, with the text for the visitor. They are part of `errors`, in a separate module because
 * browsers load them.
 */
export const pageErrors = {
  'page-not-found': { status: 404, text: 'error.not-found', level: null },
  'too-many-requests': { status: 429, text: 'error.too-many', level: null },
  busy: { status: 503, text: 'error.busy', level: null, retryAfterS: 5 },
  internal: { status: 500, text: 'error.default', level: 'error' },
} as const satisfies Record<string, PageError>;

/** Returns the text of a page that failed with a status: that of its own error, else a general one. */
export function pageErrorText(status: number): MessageKey {
  const known = Object.values(pageErrors).find((error) => error.status === status);
  return (known ?? pageErrors.internal).text;
}
