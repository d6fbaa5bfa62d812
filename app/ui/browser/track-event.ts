/** Everything that a tag manager is told. */
export type SiteEvent = { event: 'formRecaptchaFailed'; formId: number };

/** Tells the tag manager, where the visitor has allowed one; nothing is kept for later. */
export function trackEvent(event: SiteEvent): void {
  const { dataLayer } = window as unknown as { dataLayer?: SiteEvent[] };
  dataLayer?.push(event);
}
