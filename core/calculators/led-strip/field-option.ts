/** A field option for display; an option that does not fit the other choices states why. */
export type FieldOption = { value: string; label: string; isAvailable: boolean };
