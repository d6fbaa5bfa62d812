import type { FieldValue, FormValues } from '#core/forms/form.ts';
import { type MailRoute, STAFF } from '#core/forms/form-record.ts';

type Routing = { to: string; routes: MailRoute[] };

/** The address of the area sales manager of a postcode, a province or a county; null when it has none. */
export type FindManager = (place: string) => Promise<string | null>;

/**
 * Returns the recipient of a form's values: the first route whose field has one of its values or names a manager's
 * place, else the form's own address.
 */
export async function routeMessage(
  { to, routes }: Routing,
  values: FormValues,
  findManager: FindManager,
): Promise<string> {
  for (const route of routes) {
    const texts = textsOf(values[route.field]);
    if (!fits(route, texts)) continue;
    const taker = route.to === STAFF ? await findFirst(texts, findManager) : route.to;
    if (taker !== null) return taker;
  }
  return to;
}

async function findFirst(places: string[], findManager: FindManager): Promise<string | null> {
  for (const place of places) {
    const found = await findManager(place);
    if (found !== null) return found;
  }
  return null;
}

function textsOf(value: FieldValue | undefined): string[] {
  const items = typeof value === 'string' ? [value] : (value ?? []);
  return items.flatMap((item) => (typeof item === 'string' && item !== '' ? [item] : []));
}

/** A route without values matches every value of its field. */
function fits({ one_of, starts_with }: MailRoute, texts: string[]): boolean {
  if (!one_of && !starts_with) return texts.length > 0;
  return texts.some((text) => {
    const start = text.replace(/\s/g, '').toUpperCase();
    return (
      one_of?.includes(text) ||
      starts_with?.some((prefix) => start.startsWith(prefix.toUpperCase()))
    );
  });
}
