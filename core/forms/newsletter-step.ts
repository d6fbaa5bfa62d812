/** States of a subscription, and the actions that lead to them. */
export type NewsletterState = 'requested' | 'confirmed' | 'unsubscribed';

/** What a link of the newsletter does when its button is pressed, or what it has done. */
export type NewsletterStep = 'to-confirm' | 'confirmed' | 'to-unsubscribe' | 'unsubscribed';
