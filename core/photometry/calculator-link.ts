import type { Translate } from '#core/i18n/translate.ts';
import { calculatorScreens, type LightCalculator } from '#core/light-calculator.ts';

/** A link to the calculator that plans with a luminaire. */
export type CalculatorLink = {
  screen: NonNullable<(typeof calculatorScreens)[LightCalculator]>;
  label: string;
};

/** The screen of a calculator and the label of a link to it; null for none. */
export function calculatorLink(
  t: Translate<'photometry'>,
  calculator: LightCalculator,
): CalculatorLink | null {
  if (calculator === 'none') return null;
  return { screen: calculatorScreens[calculator], label: t(`photometry.product.${calculator}`) };
}
