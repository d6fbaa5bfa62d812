import type { Translate } from '#core/i18n/translate.ts';
import {
  calculatorScreens,
  hasScreen,
  type LightCalculator,
  type ScreenCalculator,
} from '#core/light-calculator.ts';

/** A link to the calculator that plans with a luminaire. */
export type CalculatorLink = {
  screen: (typeof calculatorScreens)[ScreenCalculator];
  label: string;
};

/** The screen of a calculator and the label of a link to it; null for none. */
export function calculatorLink(t: Translate, calculator: LightCalculator): CalculatorLink | null {
  if (!hasScreen(calculator)) return null;
  return { screen: calculatorScreens[calculator], label: t(`tool.${calculator}`) };
}
