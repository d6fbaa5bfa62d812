import type { FormKind } from '#core/forms/form.ts';
import { defaultLocale, mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { formatMessage } from '#core/i18n/messages.ts';

/** A text with which the team responds to what was sent by a form. */
export type ResponseTemplate = {
  code: string;
  /** What the team chooses it by. */
  title: string;
  /** Paragraphs with places that `fillResponse` fills, such as `{name}`. */
  text: string;
};

/** A template in all languages: its title in that of the team, its text in that of the sender. */
export type LocalisedTemplate = { code: string; title: Localised; text: Localised };

/** The same templates in each language as one list, in the order of the first. */
export function joinTemplates(texts: Localised<readonly ResponseTemplate[]>): LocalisedTemplate[] {
  return texts[defaultLocale].map((first) => {
    const own = mapLocales(
      (locale) => texts[locale].find(({ code }) => code === first.code) ?? first,
    );
    return {
      code: first.code,
      title: mapLocales((locale) => own[locale].title),
      text: mapLocales((locale) => own[locale].text),
    };
  });
}

/** What a template knows of a message. */
export type ResponseValues = {
  /** The sender's name. */
  name: string;
  /** Reference of a registration, or number of a claim. */
  number: string;
  /** The day on which it was sent, in the language of the text. */
  date: string;
  /** Who responds. */
  clerk: string;
};

type TemplatedForm = { kind: FormKind; fields: readonly { name: string; required: boolean }[] };

/** The places that the templates of a form may have: those whose value is always known. */
export function listResponsePlaces({ kind, fields }: TemplatedForm): (keyof ResponseValues)[] {
  const isNamed = fields.some(({ name, required }) => name === 'your-name' && required);
  const isNumbered = kind === 'warranty-registration' || kind === 'warranty-claim';
  return [
    ...(isNamed ? (['name'] as const) : []),
    ...(isNumbered ? (['number'] as const) : []),
    'date',
    'clerk',
  ];
}

/** What a text has between braces, in its order. */
export function readPlaces(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** The text with its places filled. Values are inserted as they are: braces in them are no places. */
export function fillResponse(text: string, values: ResponseValues): string {
  return formatMessage(text, values).trim();
}
