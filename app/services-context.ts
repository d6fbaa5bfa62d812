import { createContext } from 'react-router';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import type { Menu, SiteOptions } from '#core/content/site-view.ts';
import type { FormPost } from '#core/forms/form-post.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { MapTiles } from '#core/places/map-tiles.ts';
import type { Services } from '#server/services.ts';

/** Settings that pages may know. */
export type SiteContext = {
  /** Origin of absolute addresses, without a slash at the end. */
  siteUrl: string;
  /** Where the browser finds the API. */
  apiBase: string;
  /** How the browser reaches the search. */
  search: SearchAccess;
  /** Pictures that lie under a map in place of the embedded outlines; null for none. */
  mapTiles: MapTiles | null;
  /** The site's container of the tag manager; null without one. */
  tagManagerId: string | null;
  /** The style sheet; empty while developing, where the pages' tools put it in. */
  styles: Uint8Array;
};

/** What routes may do for the visitor who sent the request. */
export type Visitor = {
  /**
   * Reads, judges and stores the form in the body of the request. Null where there is no such form, or it takes nothing.
   *
   * @throws AppError `foreign-post` when a page of another site sends to what is no form.
   */
  receiveForm(locale: LocaleCode, code: string): Promise<FormPost | null>;
  /** Counts a look-up of a warranty. Null when it may go on, else after how many seconds the next may. */
  takeLookUp(): number | null;
};

/** Why a file could not be sent to a visitor; the text in the language of the address. */
export type Problem = { status: number; text: string };

/** What the server hands to the pages with every request: plain data and functions, of which the pages make their contexts. */
export type PageContext = {
  services: Services;
  site: SiteContext;
  /** Null for a page that is rendered for everybody. */
  visitor: Visitor | null;
  /** What the page tells in place of the file at its address; null for an ordinary page. */
  problem: Problem | null;
};

/** Menus and options of the page's language, which its layout leaves for the document; null outside every language. */
export type DocumentSite = { site: { options: SiteOptions; menu: Menu } | null };

/** The one door to the server: loaders read `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
export const siteContext = createContext<SiteContext>();
export const visitorContext = createContext<Visitor | null>();
export const problemContext = createContext<Problem | null>();
export const documentContext = createContext<DocumentSite>();
