import type { Luminaire } from '#core/photometry/luminaire.ts';

/** A luminaire with its name. */
export type NamedLuminaire = { name: string; luminaire: Luminaire };
