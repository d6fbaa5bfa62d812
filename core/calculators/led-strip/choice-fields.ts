/** The fields of a choice of strip, in the order of the form; addresses and the API know them by these names. */
export const choiceFields = ['family', 'colour', 'ip', 'power', 'volts', 'dimmable'] as const;

export type ChoiceField = (typeof choiceFields)[number];
