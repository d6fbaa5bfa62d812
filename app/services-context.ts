import { createContext, type RouterContext } from 'react-router';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import type { Menu, SiteOptions } from '#core/content/site-view.ts';
import type { FormPost } from '#core/forms/form-post.ts';
import type { MapTiles } from '#core/places/map-tiles.ts';
import type { Services } from '#server/services.ts';

/** What the server hands to every loader besides the services: settings that pages may know. */
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

/** What a request leaves beside the data of its loaders. */
export type RenderedDocument = {
  /** Menus and options of the page's language; null for what is no page of a language. */
  site: { options: SiteOptions; menu: Menu } | null;
  /** The pieces of the page once it has been rendered: its own text, and the bytes that many pages share. */
  html: (string | Uint8Array)[] | null;
};

/** Why a file could not be sent to a visitor; the text in the language of the address. */
export type Problem = { status: number; text: string };

type ContextKeys = {
  services: RouterContext<Services>;
  site: RouterContext<SiteContext>;
  document: RouterContext<RenderedDocument>;
  formPost: RouterContext<FormPost | null>;
  problem: RouterContext<Problem | null>;
  lookUpWait: RouterContext<number | null>;
};

/**
 * The page build and the server each have their own copy of this module: the keys are kept where both find the same
 * ones.
 */
const shared = globalThis as { pageContexts?: ContextKeys };
shared.pageContexts ??= {
  services: createContext<Services>(),
  site: createContext<SiteContext>(),
  document: createContext<RenderedDocument>(),
  formPost: createContext<FormPost | null>(null),
  problem: createContext<Problem | null>(null),
  lookUpWait: createContext<number | null>(null),
};

/** The one door to the server: loaders read `context.get(servicesContext)`. */
export const servicesContext = shared.pageContexts.services;
export const siteContext = shared.pageContexts.site;
export const documentContext = shared.pageContexts.document;
/** What was sent to this page as a plain form; null for a page that is only read. */
export const formPostContext = shared.pageContexts.formPost;
/** What the page at this address has to tell in place of the file that was asked for. */
export const problemContext = shared.pageContexts.problem;
/** After how many seconds a visitor who looked up too many warranties may go on; null for who may. */
export const lookUpWaitContext = shared.pageContexts.lookUpWait;
