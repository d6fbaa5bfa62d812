import type { MegaMenus } from '#core/content/site-record.ts';

/** A link in the options and menus as sent. */
export type Link = { url: string; title: string; target: string };

export type MenuItem = {
  title: string;
  url: string;
  children: MenuItem[];
  /** `megamenu` marks an item whose description is the key of a mega menu. */
  classes: string[];
  description: string;
};

export type FooterColumn = 'one' | 'two' | 'three' | 'four';

/** `jgm/v1/menu`, as sent. A footer column holds one item whose children are the column's links. */
export type Menu = {
  primary_navigation: MenuItem[];
} & { [Key in `footer_navigation_column_${FooterColumn}`]: MenuItem[] } & {
  [Key in keyof MegaMenus<MenuItem[]> as `${Key}_mega_menu`]: MegaMenus<MenuItem[]>[Key];
};

export type Logo = { url: string; width: number; height: number; alt: string };

export type MegaMenuText = {
  menu_title: string;
  menu_text: string;
  menu_links_title: string;
  menu_link: Link | null;
};

/** `jgm/v1/options`, as sent. */
export type SiteOptions = {
  logo_dark: Logo;
  logo_light: Logo;
  contacts: { title: string; email: string; phoneNumber: string }[];
  social_links: { link: string; icon: string; custom_svg: string }[];
  copyright_text: string;
  redirects: { redirect_from: string; redirect_to: string }[];
  liaqa_logo: Logo | null;
  carbon_measured_company_logo: Logo | null;
  newsletter_form_url: string;
  /** Address of the site's own sign-up; empty without one. */
  newsletter_sign_up_url: string;
  newsletter_prefooter_title: string;
  newsletter_prefooter_text: string;
  newsletter_prefooter_legal_text: string;
  /** The banner shows when this is exactly 'show'. */
  show_banner: string;
  banner_text: string;
  banner_floating: boolean;
  external_login_link: Link;
  catalogue_link: Link;
  stockists_link: Link;
  contact_link: Link;
} & MegaMenus<MegaMenuText>;
