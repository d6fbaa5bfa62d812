import en from '#core/forms/texts/en.json' with { type: 'json' };

/** What forms tell of wrong values and of their fate, by Contact Form 7's names and ours; content may word it anew. */
export type FormTexts = typeof en;
export type FormTextKey = keyof FormTexts;

export const formTextKeys = Object.keys(en) as [FormTextKey, ...FormTextKey[]];
