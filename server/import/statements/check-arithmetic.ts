import type { LocaleCode } from '#core/i18n/locales.ts';
import type { StatementOf } from '#core/statements/statement-record.ts';
import type { LuminaireSource } from '#server/import/statements/luminaire-source.ts';
import { containsFigure } from '#server/import/statements/spell-figure.ts';

type Arithmetic = StatementOf<'arithmetic'>;
type Factor = Arithmetic['sum'][number]['times'][number];
type Power = Extract<Factor, { times: unknown }>;

/** The sum of the products; with `growth` or `saving`, by how many percent it is above or below 1. */
export function calculateArithmetic(
  { sum, as }: Pick<Arithmetic, 'sum' | 'as'>,
  { figureOf }: Pick<LuminaireSource, 'figureOf'>,
): number {
  const read = (factor: Factor): number => {
    if (typeof factor === 'number') return factor;
    return 'base' in factor ? raise(factor) : figureOf(factor.sku, factor.figure);
  };
  const multiply = (factors: readonly Factor[]) =>
    factors.reduce<number>((product, factor) => product * read(factor), 1);
  const value = sum.reduce((total, { times, over }) => total + multiply(times) / multiply(over), 0);
  return { value, growth: 100 * (value - 1), saving: 100 * (1 - value) }[as];
}

function raise({ base, times, over }: Power): number {
  const multiply = (factors: readonly number[]) => factors.reduce((product, one) => product * one);
  return (base === 'e' ? Math.E : base) ** (multiply(times) / multiply([1, ...over]));
}

/** Factors of the sum without those that change units: powers of ten from 100 on, and below 1. */
function listFactors({ sum }: Pick<Arithmetic, 'sum'>): Factor[] {
  return sum
    .flatMap(({ times, over }) => [...times, ...over])
    .filter((one) => one === 10 || typeof one !== 'number' || !changesUnit(one));
}

function changesUnit(factor: number): boolean {
  return Number.isInteger(Math.log10(Math.abs(factor)));
}

/** Whether the only figure of the sum is its result, or that in another unit. */
export function repeatsResult(statement: Pick<Arithmetic, 'sum' | 'as' | 'result'>): boolean {
  const [only = statement.result, ...others] = listFactors(statement);
  if (statement.as !== 'value' || typeof only !== 'number' || others.length > 0) return false;
  return changesUnit(statement.result / only);
}

/** The numbers of the sum that a text does not name, as they are or as percent. */
export function findUnnamed(statement: Arithmetic, locale: LocaleCode, text: string): number[] {
  const numbers = listFactors(statement).flatMap((one) => (typeof one === 'number' ? one : []));
  return numbers.filter((figure) => {
    const size = Math.abs(figure);
    const percent = Number((100 * size).toPrecision(6));
    return ![size, percent].some((one) => containsFigure(locale, text, one));
  });
}
