import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import { isAppError } from '#core/app-error.ts';
import type { FormAddress } from '#core/calculators/form-address.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { pathTo, type Screen } from '#core/i18n/paths.ts';
import { recordOf } from '#core/keys.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** Data of a page with a calculation. */
export type CalculationPage<Form, Outcome> = {
  form: Form;
  /** The luminaire in the URL, or else an example of the catalogue. */
  chosen: NamedLuminaire | null;
  /** Why the luminaire in the URL is not calculated; null if it is, or if there is no such luminaire. */
  refusal: string | null;
  /** SKU of the example. */
  example: string | null;
  /** Null if the form has wrong fields or the server was too busy to calculate. */
  outcome: Outcome | null;
};

type Source<Form, Outcome> = {
  address: FormAddress<Form>;
  /** The category of the example names this calculator. */
  calculator: LightCalculator;
  isRight: (form: Form) => boolean;
  calculate: (form: Form, luminaire: Luminaire) => Promise<Outcome | null>;
};

type Request = {
  url: URL;
  locale: LocaleCode;
  services: {
    catalogue: {
      findExample(
        locale: LocaleCode,
        calculator: LightCalculator,
      ): Promise<{ id: string | number } | null>;
    };
    photometry: {
      findLuminaire(
        locale: LocaleCode,
        code: string | number,
      ): Promise<(NamedLuminaire & { sku: string }) | null>;
    };
  };
};

/** Calculates the form in an address. */
export async function loadCalculation<Form extends { luminaire: string }, Outcome>(
  { url, locale, services: { catalogue, photometry } }: Request,
  { address, calculator, isRight, calculate }: Source<Form, Outcome>,
): Promise<CalculationPage<Form, Outcome>> {
  const requested = address.parse(url.searchParams);
  const isChosen = requested.luminaire !== '';
  const code = isChosen
    ? requested.luminaire
    : (await catalogue.findExample(locale, calculator))?.id;
  const { chosen, refusal } = await orRefusal(
    code === undefined ? null : photometry.findLuminaire(locale, code),
  );
  // Other pages link to a luminaire by id; the visitor sees its code.
  const form = chosen && isChosen ? { ...requested, luminaire: chosen.sku } : requested;
  const outcome = chosen && isRight(form) ? await calculate(form, chosen.luminaire) : null;
  return { form, chosen, refusal, example: chosen && !isChosen ? chosen.sku : null, outcome };
}

/** A luminaire, or why the calculation does not take it. */
export async function orRefusal<Found>(
  search: Promise<Found | null> | null,
): Promise<{ chosen: Found | null; refusal: string | null }> {
  try {
    return { chosen: await search, refusal: null };
  } catch (error) {
    if (!isAppError(error, 'luminaire-refused')) throw error;
    return { chosen: null, refusal: error.values.text };
  }
}

/** Addresses of a calculation in every language. */
export function calculationPaths(screen: Screen, query: string): Localised {
  return recordOf(
    localeCodes.map((locale) => [locale, `${pathTo(locale, screen)}${query && `?${query}`}`]),
  );
}
