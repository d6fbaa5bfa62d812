import { forgetForeignCookies, startTagManager } from '#app/consent/start-tag-manager.ts';
import { readCookies, writeCookie } from '#app/ui/browser/browser-cookies.ts';
import { createSignal } from '#app/ui/browser/signal.ts';
import { type ConsentPurpose, formatConsent, parseConsent } from '#core/consent.ts';
import { TAG_MANAGER_ELEMENT } from '#core/tag-manager.ts';

/** The purposes that the visitor allows; null until they have chosen. */
const choice = createSignal<readonly ConsentPurpose[] | null>(null);
/** Whether the visitor wants to change the choice. */
const reopened = createSignal(false);

export const choices = { use: choice.use, useReopened: reopened.use };

/** Returns whether the browser requests no tracking; no banner shows then. */
export function isOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Returns the id of the site's tag manager; null where it has none. */
function tagManagerId(): string | null {
  const text = document.getElementById(TAG_MANAGER_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as string) : null;
}

export function reopenChoice(): void {
  reopened.set(true);
}

export function leaveChoice(): void {
  reopened.set(false);
}

/** Stores a choice. A withdrawal reloads the page: a running tag cannot be stopped. */
export function decide(allowed: readonly ConsentPurpose[]): void {
  const before = choice.get() ?? [];
  writeCookie(formatConsent(allowed));
  choice.set(allowed);
  reopened.set(false);
  if (before.some((purpose) => !allowed.includes(purpose))) {
    forgetForeignCookies();
    window.location.reload();
  } else start();
}

function start(): void {
  const id = tagManagerId();
  const allowed = choice.get() ?? [];
  if (id && allowed.length > 0) startTagManager(id, allowed);
}

if (!import.meta.env.SSR && !isOptedOut()) {
  choice.set(parseConsent(readCookies()));
  start();
}
