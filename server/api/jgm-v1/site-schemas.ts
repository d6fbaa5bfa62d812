import { z } from '@hono/zod-openapi';
import { megaMenuKeys } from '#core/content/site-record.ts';
import type { Menu, MenuItem, SiteOptions } from '#core/content/site-view.ts';

const link = z
  .object({ url: z.string(), title: z.string(), target: z.string() })
  .openapi('Link', { example: { url: '/en/contact', title: 'Contact', target: '' } });

const logo = z
  .object({
    url: z.string(),
    width: z.number(),
    height: z.number(),
    alt: z.string(),
  })
  .openapi('Logo', {
    example: { url: '/files/5d1f/logo-dark.svg', width: 142, height: 32, alt: 'Example Lighting' },
  });

const megaMenuText = z
  .object({
    menu_title: z.string(),
    menu_text: z.string(),
    menu_links_title: z.string(),
    menu_link: link.nullable(),
  })
  .openapi('MegaMenuText', {
    example: {
      menu_title: 'Products',
      menu_text: 'Luminaires for inside and outside.',
      menu_links_title: 'Categories',
      menu_link: { url: '/en/products', title: 'All products', target: '' },
    },
  });

const menuItem: z.ZodType<MenuItem> = z
  .object({
    title: z.string(),
    url: z.string(),
    get children() {
      return z.array(menuItem);
    },
    classes: z.array(z.string()),
    description: z.string(),
  })
  .openapi('MenuItem', {
    description: 'The class `megamenu` marks an item whose description is the key of a mega menu.',
    example: {
      title: 'Products',
      url: '/en/products',
      children: [],
      classes: ['megamenu'],
      description: 'products',
    },
  });

const items = z.array(menuItem);
const texts = Object.fromEntries(megaMenuKeys.map((key) => [key, megaMenuText]));
const tools = megaMenuText
  .optional()
  .openapi({ description: 'Absent where the content has no menu of tools.' });
const menus = Object.fromEntries(megaMenuKeys.map((key) => [`${key}_mega_menu`, items]));
const columns = Object.fromEntries(
  ['one', 'two', 'three', 'four'].map((key) => [`footer_navigation_column_${key}`, items]),
);

export const menuSchema = z
  .object({ primary_navigation: items, ...columns, ...menus, tools_mega_menu: items.optional() })
  .openapi('Menu') as unknown as z.ZodType<Menu>;

const contact = z
  .object({ title: z.string(), email: z.string(), phoneNumber: z.string() })
  .openapi('Contact', {
    example: { title: 'Sales', email: 'sales@example.com', phoneNumber: '+44 20 7946 0000' },
  });

export const optionsSchema = z
  .object({
    logo_dark: logo,
    logo_light: logo,
    contacts: z.array(contact),
    social_links: z.array(z.object({ link: z.string(), icon: z.string(), custom_svg: z.string() })),
    copyright_text: z.string(),
    redirects: z.array(z.object({ redirect_from: z.string(), redirect_to: z.string() })),
    liaqa_logo: logo.nullable(),
    carbon_measured_company_logo: logo.nullable(),
    newsletter_form_url: z.string(),
    newsletter_sign_up_url: z
      .string()
      .openapi({ description: "Page of the site's own newsletter sign-up, empty without one." }),
    newsletter_prefooter_title: z.string(),
    newsletter_prefooter_text: z.string(),
    newsletter_prefooter_legal_text: z.string(),
    show_banner: z
      .string()
      .openapi({ description: "The banner is visible if the value is 'show'." }),
    banner_text: z.string(),
    banner_floating: z.boolean(),
    external_login_link: link,
    catalogue_link: link,
    stockists_link: link,
    contact_link: link,
    ...texts,
    tools,
  })
  .openapi('Options') as unknown as z.ZodType<SiteOptions>;
