import { z } from 'zod';
import { isExternalAddress } from '#core/content/external-address.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { type Localised, localised, localisedText, slugSchema } from '#core/i18n/localised.ts';
import { screens } from '#core/i18n/paths.ts';
import { mapKeys } from '#core/keys.ts';
import { sayable } from '#core/say.ts';

/** Forms with an address of their own and no page, which links may name. */
export const linkedForms = ['register', 'claim', 'newsletter'] as const;

/** Target of a link; the importer resolves it to an address of each language and rejects unknown targets. */
export const linkTargetSchema = z.union([
  z.strictObject({ screen: z.enum(screens) }),
  z.strictObject({ category: slugSchema, type: slugSchema.optional() }),
  z.strictObject({ product: z.string().min(1) }),
  z.strictObject({ page: slugSchema }),
  z.strictObject({ article: slugSchema }),
  /** The form for registrations or claims. */
  z.strictObject({ form: z.enum(linkedForms) }),
  /** A term of the glossary. */
  z.strictObject({ term: slugSchema }),
  /** An external address, or mailto: and tel:. */
  z.strictObject({ url: localised(z.string().refine(isExternalAddress)) }),
]);

export type LinkTarget = z.infer<typeof linkTargetSchema>;

export type MenuItemRecord = {
  title: Localised;
  to: LinkTarget;
  classes?: string[] | undefined;
  /** Key of the mega menu that a `megamenu` item opens. */
  description?: string | undefined;
  children?: MenuItemRecord[] | undefined;
};

const menuItemSchema: z.ZodType<MenuItemRecord> = z.strictObject({
  title: localisedText,
  to: linkTargetSchema,
  classes: z.array(z.string()).optional(),
  description: z.string().optional(),
  get children() {
    return z.array(menuItemSchema).optional();
  },
});

export const megaMenuKeys = [
  'products',
  'applications',
  'about',
  'contact',
  'octo',
  'download',
] as const;
/** A value for each mega menu. The six of `megaMenuKeys` are required, the one of the tools is not. */
export type MegaMenus<T> = Record<(typeof megaMenuKeys)[number], T> & { tools?: T | undefined };

/** Converts the value of each mega menu. */
export function mapMegaMenus<From, To>(
  menus: MegaMenus<From>,
  convert: (menu: From) => To,
): MegaMenus<To> {
  const required = mapKeys(megaMenuKeys, (key) => convert(menus[key]));
  return menus.tools === undefined ? required : { ...required, tools: convert(menus.tools) };
}

function perMegaMenu<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ ...mapKeys(megaMenuKeys, () => schema), tools: schema.optional() });
}

/** `site/menus.yaml`. */
export const menusRecordSchema = z.strictObject({
  primary_navigation: z.array(menuItemSchema).min(1),
  /** Four columns; the children of each item are its links. */
  footer_navigation: z.array(menuItemSchema).length(4),
  mega_menus: perMegaMenu(z.array(menuItemSchema)),
});

const linkSchema = z.strictObject({
  title: localisedText,
  to: linkTargetSchema,
  target: z.enum(['', '_blank']).default(''),
});

const megaMenuText = z.strictObject({
  menu_title: localisedText,
  menu_text: localisedText,
  menu_links_title: localisedText,
  menu_link: linkSchema.optional(),
});

/** The manufacturer legally responsible for a product, by name and postal address. */
const partySchema = z.strictObject({
  name: z.string().min(2),
  address: localised(z.string().min(10)),
});

/** Company data for the next declarations of conformity; without it none are offered. */
const declarationsSchema = z.strictObject({
  manufacturer: partySchema,
  /** Importer or authorised representative in Great Britain. */
  uk_representative: partySchema,
  place: z.string().min(2),
  signatory: z.strictObject({ name: z.string().min(2), role: localisedText }),
  /** Who may approve an edition besides the signatory. */
  approvers: z.array(z.string().min(2)).default([]),
});

const logoSchema = z.strictObject({ file: z.string().min(1), alt: localisedText });

/** `site/options.yaml`: data shown on every page of the site. */
export const optionsRecordSchema = z.strictObject({
  company: z.strictObject({
    name: z.string().min(1),
    /** The company that serves visitors of the language. */
    legal_name: localisedText,
    tagline: localisedText,
    email: localised(z.email()),
    phone: localised(z.string().min(5)),
    declarations: declarationsSchema.optional(),
  }),
  logo_dark: logoSchema,
  logo_light: logoSchema,
  contacts: z.array(
    z.strictObject({
      title: localisedText,
      email: z.email(),
      phone_number: z.string().min(5),
      /** ISO 3166-1 code: first in the language of this country. */
      country: z
        .string()
        .regex(/^[a-z]{2}$/)
        .optional(),
    }),
  ),
  social_links: z.array(
    z.strictObject({
      link: z.url(),
      icon: z.string().min(1),
      /** Markup of a custom icon, when the icon is not one of the site's set. */
      custom_svg: z.string().optional(),
    }),
  ),
  copyright_text: localisedText,
  certification_badges: z.strictObject({
    liaqa_logo: logoSchema.optional(),
    carbon_measured_company_logo: logoSchema.optional(),
  }),
  newsletter: z.strictObject({
    form_url: z.string().default(''),
    title: localisedText,
    text: localisedText,
    legal_text: localisedText,
  }),
  banner: z.strictObject({ show: z.boolean(), floating: z.boolean(), text: localisedText }),
  external_login_link: linkSchema,
  catalogue_link: linkSchema,
  stockists_link: linkSchema,
  contact_link: linkSchema,
  mega_menus: perMegaMenu(megaMenuText),
});

/** A row of `site/redirects.csv`: an old address without its language prefix, and its new target. */
export const redirectRecordSchema = z.strictObject({
  locale: z.enum(localeCodes),
  redirect_from: z
    .string()
    .regex(/^\/\S*$/, sayable('Start with a slash, after the language prefix')),
  redirect_to: z
    .string()
    .regex(/^(\/|https:\/\/)\S*$/)
    .refine(
      (address) => !address.startsWith('https:') || isExternalAddress(address),
      sayable('Write the name of a site after https://, as in https://www.example.com/page'),
    ),
});

export type MenusRecord = z.infer<typeof menusRecordSchema>;
export type OptionsRecord = z.infer<typeof optionsRecordSchema>;
export type RedirectRecord = z.infer<typeof redirectRecordSchema>;
