import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { Archetype } from '#core/catalogue/product-record.ts';
import type { Variant } from '#core/catalogue/product-view.ts';

/** What decides the connection of a variant. */
export type WiredVariant = Pick<
  Variant,
  'dimming' | 'voltage' | 'protectionClass' | 'emergency' | 'cctMaxK'
> & { archetype: Archetype; attributes: AttributeValues };
