import { createContext, type RouterContext } from 'react-router';
import type { Services } from '#server/services.ts';

/** What the server hands to every loader besides the services: settings that pages may know. */
export type SiteContext = {
  /** Origin of absolute addresses, without a slash at the end. */
  siteUrl: string;
  /** Where the browser finds the API. */
  apiBase: string;
  /** The text of the style sheet; empty while developing, where the pages' tools put it in. */
  styles: string;
};

type ContextKeys = {
  services: RouterContext<Services>;
  site: RouterContext<SiteContext>;
};

/**
 * The page build and the server each have their own copy of this module: the keys are kept where both find the same
 * ones.
 */
const shared = globalThis as { aldera?: ContextKeys };
shared.aldera ??= { services: createContext<Services>(), site: createContext<SiteContext>() };

/** The one door to the server: loaders read `context.get(servicesContext)`. */
export const servicesContext = shared.aldera.services;
export const siteContext = shared.aldera.site;
