import type { NamedPlace } from '#core/content/keyword-record.ts';
import type { MegaMenus } from '#core/content/site-record.ts';
import type { SiteOptions } from '#core/content/site-view.ts';
import type { StoredLink } from '#server/db/stored-link.ts';

type Party = { name: string; address: string };

/** The manufacturer responsible for the products, and its signatory. */
type Declarations = {
  manufacturer: Party;
  ukRepresentative: Party;
  place: string;
  signatory: { name: string; role: string };
};

/** The company that the site belongs to. */
export type Company = {
  name: string;
  legalName: string;
  tagline: string;
  email: string;
  phone: string;
  /** Null: no declarations of conformity are offered. */
  declarations: Declarations | null;
};

export type StoredTitledLink = { title: string; target: string; link: StoredLink };

type LinkField = 'external_login_link' | 'catalogue_link' | 'stockists_link' | 'contact_link';

/** JSON of `site_document` of kind `keywords`, in one language. */
export type StoredKeywords = {
  places: Partial<Record<NamedPlace, string[]>>;
  /** By code. */
  pages: Record<string, string[]>;
  articles: Record<string, string[]>;
  /** By anchor. */
  questions: Record<string, string[]>;
};

/** JSON of `site_document` of kind `options`, in one language. */
export type StoredOptions = Omit<
  SiteOptions,
  LinkField | keyof MegaMenus<unknown> | 'redirects'
> & {
  company: Company;
  links: Record<LinkField, StoredTitledLink>;
  megaMenus: MegaMenus<{
    menu_title: string;
    menu_text: string;
    menu_links_title: string;
    menu_link: StoredTitledLink | null;
  }>;
};

export type StoredMenuItem = {
  title: string;
  link: StoredLink;
  classes: string[];
  description: string;
  children: StoredMenuItem[];
};

/** JSON of `site_document` of kind `menus`, in one language. */
export type StoredMenus = {
  primary: StoredMenuItem[];
  footer: StoredMenuItem[];
  megaMenus: MegaMenus<StoredMenuItem[]>;
};
