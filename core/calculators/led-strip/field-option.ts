/** An option of a field as it is shown; one that does not go with the rest says why. */
export type FieldOption = { value: string; label: string; isAvailable: boolean };
