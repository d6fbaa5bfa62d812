import type { StripRecords, StripTable } from '#core/calculators/led-strip/parts/part-record.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { type Said, say } from '#core/say.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content, CsvSource } from '#server/import/read/content-records.ts';

/** Power of a reel and watts per metre are rounded separately. */
const POWER_TOLERANCE = 0.02;
const MM_PER_M = 1000;

type Tell = (field: string, problem: Said, whatToDo: Said) => void;
type Check<Table extends StripTable> = (
  record: StripRecords[Table][number],
  variant: VariantRecord,
  tell: Tell,
) => void;

/** Checks that the tables of the calculators name existing variants, once each, with matching figures. */
export function checkCalculators(content: Content, report: Report): void {
  const { co2Factors, conductors, strip } = content.calculators;
  checkOnce(co2Factors, ['country', 'year'], report);
  checkOnce(conductors, ['area_mm2'], report);
  const known = { variants: listVariants(content), products: content.declared.product, report };
  checkTable(strip.strips, known, checkStrip);
  checkTable(strip.drivers, known, checkDriver);
  checkTable(strip.controllers, known, checkController);
  checkTable(strip.profiles, known, checkStock);
  checkTable(strip.diffusers, known, checkStock);
  checkTable(strip.parts, known, () => {});
}

type Known = {
  variants: ReadonlyMap<string, VariantRecord>;
  products: ReadonlySet<string>;
  report: Report;
};

function listVariants(content: Content): Map<string, VariantRecord> {
  const all = content.products.flatMap(({ variants }) => variants.map(({ record }) => record));
  return new Map(all.map((record) => [record.sku, record]));
}

function checkTable<Table extends StripTable>(
  source: CsvSource<StripRecords[Table][number]>,
  { variants, products, report }: Known,
  check: Check<Table>,
): void {
  checkOnce(source, ['sku'], report);
  for (const { row, record } of source.rows) {
    const tell: Tell = (field, problem, whatToDo) => {
      const value = (record as Record<string, unknown>)[field];
      report.error({ file: source.file, place: { row }, field, value, problem, whatToDo });
    };
    const variant = variants.get(record.sku);
    if (variant) check(record, variant, tell);
    else {
      const near = didYouMean(record.sku, new Set(variants.keys()));
      const whatToDo = say`${near}Use the sku of a row of some variants.csv.`;
      tell('sku', say`${quote(record.sku)} is not a variant of the catalogue`, whatToDo);
    }
    for (const code of 'fits' in record ? (record.fits ?? []) : []) {
      if (products.has(code)) continue;
      const whatToDo = say`${didYouMean(code, products)}Use codes of products.`;
      tell('fits', say`${quote(code)} is not a known product`, whatToDo);
    }
  }
}

/** Reports rows that agree in all of the given columns. */
function checkOnce(
  { file, rows }: CsvSource<object>,
  columns: readonly string[],
  report: Report,
): void {
  const seen = new Map<string, number>();
  for (const { row, record } of rows) {
    const values = columns.map((name) => (record as Record<string, unknown>)[name]);
    const key = values.join(' ');
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, row);
      continue;
    }
    const field = columns.at(-1) as string;
    const problem = say`${quote(key)} is already in row ${first}`;
    const whatToDo = say`Remove one of the two rows.`;
    report.error({ file, place: { row }, field, value: key, problem, whatToDo });
  }
}

const checkStrip: Check<'strips'> = (record, variant, tell) => {
  checkVolts(record.volts, variant, tell);
  if (record.max_run_double_m < record.max_run_single_m) {
    const problem = say`'${record.max_run_double_m}' m is less than the ${record.max_run_single_m} m from one end`;
    tell('max_run_double_m', problem, say`Two feeds reach at least as far as one: correct it.`);
  }
  const { length_mm: length, power_w: power } = variant;
  if (length === null || power === null) {
    const problem = say`${quote(record.sku)} has no length or no power in its variants.csv`;
    tell('sku', problem, say`State both for the whole reel.`);
    return;
  }
  const expected = (record.watts_per_metre * length) / MM_PER_M;
  if (Math.abs(expected - power) > POWER_TOLERANCE * power) {
    const problem = say`'${record.watts_per_metre}' W/m over ${length / MM_PER_M} m is not the ${power} W of the reel`;
    tell('watts_per_metre', problem, say`Correct the figure that is wrong.`);
  }
};

const checkDriver: Check<'drivers'> = (record, variant, tell) => {
  if (variant.power_w !== record.rated_w) {
    const problem = say`'${record.rated_w}' W is not the ${variant.power_w ?? say`missing`} W of the variant`;
    tell('rated_w', problem, say`Both are the rated output power: correct one.`);
  }
  if (record.min_load_w !== null && record.min_load_w >= record.rated_w) {
    const problem = say`'${record.min_load_w}' W is not below the rated ${record.rated_w} W`;
    tell('min_load_w', problem, say`Correct it, or empty the cell.`);
  }
};

const checkController: Check<'controllers'> = (record, _variant, tell) => {
  if (record.volts_min <= record.volts_max) return;
  const problem = say`'${record.volts_min}' V is above the highest, ${record.volts_max} V`;
  tell('volts_min', problem, say`Exchange or correct the two.`);
};

const checkStock: Check<'profiles' | 'diffusers'> = (record, variant, tell) => {
  if (variant.length_mm === record.stock_mm) return;
  const problem = say`'${record.stock_mm}' mm is not the length of the variant, ${variant.length_mm ?? say`which is empty`}`;
  tell('stock_mm', problem, say`Correct one of them.`);
};

function checkVolts(volts: number, variant: VariantRecord, tell: Tell): void {
  const stated = variant.voltage?.match(/\d+/g)?.map(Number) ?? [];
  if (stated.includes(volts)) return;
  const problem = say`'${volts}' V is not the voltage of the variant, ${quote(variant.voltage ?? '')}`;
  tell('volts', problem, say`Correct one of them.`);
}
