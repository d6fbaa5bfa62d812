/** States of a subscription, and the actions that lead to them. */
export type NewsletterState = 'requested' | 'confirmed' | 'unsubscribed';

/** What a link of the newsletter does when its button is pressed, or what it has done. */
export type NewsletterStep = 'to-confirm' | 'confirmed' | 'to-unsubscribe' | 'unsubscribed';

/** How long the link in the mail confirms a sign-up, days. What is not confirmed by then is removed. */
export const CONFIRM_DAYS = 7;
