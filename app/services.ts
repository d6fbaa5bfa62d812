import { createContext } from 'react-router';
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

/** The one door to the server: loaders read `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
export const siteContext = createContext<SiteContext>();
