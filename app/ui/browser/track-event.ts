/** All events that are sent to a tag manager. */
export type SiteEvent = { event: 'formRecaptchaFailed'; formId: number };

/** Sends an event to the tag manager, where the visitor has allowed one; otherwise the event is dropped. */
export function trackEvent(event: SiteEvent): void {
  const { dataLayer } = window as unknown as { dataLayer?: SiteEvent[] };
  dataLayer?.push(event);
}
