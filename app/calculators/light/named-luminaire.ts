import type { Luminaire } from '#core/photometry/luminaire.ts';

/** A luminaire with its name, and id and SKU of its variant unless it is from the visitor's own file. */
export type NamedLuminaire = { name: string; luminaire: Luminaire; id?: number; sku?: string };

/** A luminaire of a calculation and how many of it there are. */
export type CountedLuminaire = { luminaire: NamedLuminaire | null | undefined; count: number };
