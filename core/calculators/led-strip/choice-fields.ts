/** Fields of a strip selection in form order; URLs and the API use these names. */
export const choiceFields = ['family', 'colour', 'ip', 'power', 'volts', 'dimmable'] as const;

export type ChoiceField = (typeof choiceFields)[number];
