import type { RegistrationDetails } from '#core/studio/desk-registration.ts';

/** What a clerk has typed about a registration; all of its form. */
type TypedCorrection = {
  /** ISO day. */
  installed: string;
  items: { code: string; quantity: number }[];
  /** Values by the names of their fields. */
  fields: Record<string, string>;
};

type Registered = Pick<RegistrationDetails, 'installed' | 'items' | 'fields'>;

const toItems = ({ items }: Registered) =>
  items.map(({ sku, quantity }) => ({ code: sku, quantity }));

/** What differs between the form and the registration with which it began, on top of the registration as it is now. */
export function mergeCorrection(
  typed: TypedCorrection,
  begun: Registered,
  current: Registered,
): TypedCorrection {
  const areSameItems = JSON.stringify(typed.items) === JSON.stringify(toItems(begun));
  const before = new Map(begun.fields.map(({ name, value }) => [name, value]));
  return {
    installed: typed.installed === begun.installed ? current.installed : typed.installed,
    items: areSameItems ? toItems(current) : typed.items,
    fields: Object.fromEntries(
      Object.entries(typed.fields).filter(([name, value]) => value !== before.get(name)),
    ),
  };
}
