import type { FormValues } from '#core/forms/form.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import { type RoutedMessage, routeMessage } from '#core/forms/route-message.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** The address of the area sales manager of a place; null when it has none. */
export type FindManagerIn = (locale: LocaleCode, place: string) => Promise<string | null>;

type Routed = { stored: StoredForm; values: FormValues; locale: LocaleCode };

/** Who at the company gets the values of a form; null: nobody gets a mail. */
export async function routeSubmission(
  { stored, values, locale }: Routed,
  findManager: FindManagerIn,
): Promise<RoutedMessage | null> {
  const { to = null, routes = [] } = stored.mail ?? {};
  if (to === null) return null;
  return routeMessage({ to, routes }, values, (place) => findManager(locale, place));
}
