import type { FieldValue, FormValues } from '#core/forms/form.ts';
import { type MailRoute, STAFF } from '#core/forms/form-record.ts';

type Routing = { to: string; routes: MailRoute[] };

/** The address of the area sales manager of a postcode, a province or a county; null when it has none. */
export type FindManager = (place: string) => Promise<string | null>;

/** Who gets a message, and why. */
export type RoutedMessage = {
  to: string;
  /** Position of the route that decided; null: none did, and the form's own address gets it. */
  route: number | null;
  /** The place whose area sales manager gets it; null unless the route leads to staff. */
  place: string | null;
  /** Positions of the routes to staff before it that fit a place nobody is responsible for. */
  unmanaged: number[];
};

/**
 * Finds the recipient of a form's values: the first route whose field has one of its values or names a manager's place,
 * else the form's own address.
 */
export async function routeMessage(
  { to, routes }: Routing,
  values: FormValues,
  findManager: FindManager,
): Promise<RoutedMessage> {
  const unmanaged: number[] = [];
  for (const [position, route] of routes.entries()) {
    const texts = textsOf(values[route.field]);
    if (!fits(route, texts)) continue;
    if (route.to !== STAFF) return { to: route.to, route: position, place: null, unmanaged };
    const found = await findFirst(texts, findManager);
    if (found) return { ...found, route: position, unmanaged };
    unmanaged.push(position);
  }
  return { to, route: null, place: null, unmanaged };
}

async function findFirst(places: string[], findManager: FindManager) {
  for (const place of places) {
    const to = await findManager(place);
    if (to !== null) return { to, place };
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
