import type base from '#core/i18n/messages/en.json';

/** Texts of areas, each a folder of `messages/`: only some pages show them, and they are loaded with these pages. */
type AreaMessages = {
  'variant-field': typeof import('#core/i18n/messages/variant-field/en.json');
  api: typeof import('#core/i18n/messages/api/en.json');
  area: typeof import('#core/i18n/messages/area/en.json');
  articles: typeof import('#core/i18n/messages/articles/en.json');
  calculation: typeof import('#core/i18n/messages/calculation/en.json');
  calculator: typeof import('#core/i18n/messages/calculator/en.json');
  cases: typeof import('#core/i18n/messages/cases/en.json');
  'category-search': typeof import('#core/i18n/messages/category-search/en.json');
  code: typeof import('#core/i18n/messages/code/en.json');
  comparison: typeof import('#core/i18n/messages/comparison/en.json');
  consent: typeof import('#core/i18n/messages/consent/en.json');
  cookies: typeof import('#core/i18n/messages/cookies/en.json');
  detail: typeof import('#core/i18n/messages/detail/en.json');
  downloads: typeof import('#core/i18n/messages/downloads/en.json');
  energy: typeof import('#core/i18n/messages/energy/en.json');
  escape: typeof import('#core/i18n/messages/escape/en.json');
  faqs: typeof import('#core/i18n/messages/faqs/en.json');
  filter: typeof import('#core/i18n/messages/filter/en.json');
  forms: typeof import('#core/i18n/messages/forms/en.json');
  glossary: typeof import('#core/i18n/messages/glossary/en.json');
  photometry: typeof import('#core/i18n/messages/photometry/en.json');
  places: typeof import('#core/i18n/messages/places/en.json');
  projects: typeof import('#core/i18n/messages/projects/en.json');
  results: typeof import('#core/i18n/messages/results/en.json');
  road: typeof import('#core/i18n/messages/road/en.json');
  room: typeof import('#core/i18n/messages/room/en.json');
  strip: typeof import('#core/i18n/messages/strip/en.json');
  studio: typeof import('#core/i18n/messages/studio/en.json');
};

export type Area = keyof AreaMessages;

type KeysOf<Texts> = keyof Texts & string;
type CountedKeysOf<Texts> = {
  [Key in keyof Texts]: Key extends `${infer Base}.other` ? Base : never;
}[keyof Texts];
type AreaKeys = { [A in Area]: KeysOf<AreaMessages[A]> };
type AreaCountedKeys = { [A in Area]: CountedKeysOf<AreaMessages[A]> };

/** The key of an interface text: one of those that every page has, or of the areas named. */
export type MessageKey<Areas extends Area = never> = KeysOf<typeof base> | AreaKeys[Areas];

/** Keys accepted by `count` for texts that depend on a number: `x`, where there are `x.one` and `x.other`. */
export type CountedKey<Areas extends Area = never> =
  | CountedKeysOf<typeof base>
  | AreaCountedKeys[Areas];

export type MessageValues = Record<string, string | number>;

/** Replaces the `{name}` placeholders of a text; a placeholder without a value is left as it is. */
export function formatMessage(text: string, values?: MessageValues): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
