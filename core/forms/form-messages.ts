import en from '#core/forms/texts/en.json' with { type: 'json' };

/** Form messages about invalid values and results, by Contact Form 7's names and ours; content may override them. */
export type FormTexts = typeof en;
export type FormTextKey = keyof FormTexts;

export const formTextKeys = Object.keys(en) as [FormTextKey, ...FormTextKey[]];
