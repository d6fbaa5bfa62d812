import { createContext } from 'react-router';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import type { Menu, SiteOptions } from '#core/content/site-view.ts';
import type { FormPost } from '#core/forms/form-post.ts';
import type { NewsletterStep } from '#core/forms/newsletter-step.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { MapTiles } from '#core/places/map-tiles.ts';
import type { Services } from '#server/services.ts';

/** Public settings for pages. */
export type SiteContext = {
  /** Origin of absolute addresses, without a slash at the end. */
  siteUrl: string;
  /** Address of the API for the browser. */
  apiBase: string;
  /** The browser's access to the search. */
  search: SearchAccess;
  /** Map tiles in place of the embedded outlines; null for none. */
  mapTiles: MapTiles | null;
  /** The site's container of the tag manager; null without one. */
  tagManagerId: string | null;
  /** The style sheet; empty in development, where the build tool inserts it. */
  styles: Uint8Array;
};

/** Functions of routes for the visitor who sent the request. */
export type Visitor = {
  /**
   * Reads, validates and stores the form in the body of the request. Returns null where there is no such form, or it
   * accepts nothing.
   * @throws AppError `foreign-post` when a page of another site sends to an address without a form.
   */
  receiveForm(locale: LocaleCode, code: string): Promise<FormPost | null>;
  /**
   * Does what a link of the newsletter says; null, and counted, where it says nothing.
   * @throws AppError 429
   */
  followNewsletter(secret: string): Promise<NewsletterStep | null>;
  /** Counts a look-up of a warranty. Returns null when it may proceed, else the seconds until the next may. */
  takeLookUp(): number | null;
};

/** Reason why a file could not be sent to a visitor; the text is in the language of the address. */
export type Problem = { status: number; text: string };

/**
 * The server's values for the pages of each request: plain data and functions, from which the pages create their
 * contexts.
 */
export type PageContext = {
  services: Services;
  site: SiteContext;
  /** Null for a page that is rendered for everybody. */
  visitor: Visitor | null;
  /** The problem that the page shows in place of the file at its address; null for an ordinary page. */
  problem: Problem | null;
  /** Logs an error that a page shows as an error page. */
  reportError: (error: unknown) => void;
};

/** Menus and options of the page's language, which its layout stores for the document; null outside every language. */
export type DocumentSite = { site: { options: SiteOptions; menu: Menu } | null };

/** The only access to the server: loaders read `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
export const siteContext = createContext<SiteContext>();
export const visitorContext = createContext<Visitor | null>();
export const problemContext = createContext<Problem | null>();
export const reportErrorContext = createContext<PageContext['reportError']>();
export const documentContext = createContext<DocumentSite>();
