const columns = {
  L: 'length_mm',
  W: 'width_mm',
  H: 'height_mm',
  D: 'diameter_mm',
  C: 'cut_out_mm',
};

const keyOf = (row) =>
  Object.values(columns)
    .map((column) => row[column])
    .join('|');

/** The distinct sizes among the variants, each with the SKU parts that its variants have. */
function distinctSizes(variants) {
  const sizes = new Map();
  for (const row of variants) {
    const key = keyOf(row);
    if (!sizes.has(key)) sizes.set(key, { row, skus: [] });
    sizes.get(key).skus.push(row.sku.split('/').slice(1));
  }
  return [...sizes.values()];
}

/** Names of the sizes: the values of the fewest SKU parts that distinguish them, or row numbers. */
function namesOf(sizes) {
  const count = Math.max(...sizes.map((size) => size.skus[0].length));
  const parts = [...Array(count).keys()];
  const pairs = parts.flatMap((first) => parts.slice(first + 1).map((second) => [first, second]));
  for (const wanted of [...parts.map((part) => [part]), ...pairs]) {
    const nameOf = (sku) =>
      wanted.map((part) => (sku[part] ? `/${sku[part]}` : '')).join('') || '–';
    const sets = sizes.map((size) => [...new Set(size.skus.map(nameOf))]);
    const all = sets.flat();
    if (new Set(all).size === all.length && sets.every((set) => set.length <= 4)) {
      return sets.map((set) => set.join(' '));
    }
  }
  return sizes.map((_, index) => String(index + 1));
}

const figure = (value) => String(Math.round(value * 10) / 10);
const printed = (value) => String(value).replace(/x/g, ' × ');

/** Reads `150`, `175x175` or nothing as numbers. */
const numbers = (text) => (text ? String(text).split('x').map(Number) : []);

/**
 * Dimensions of a product in millimetres and their labels. `L`, `W`, `H`, `D` and `cut` are those of the first size (or
 * of the model), `label('D')` is a figure, or a letter if the sizes differ; `table()` then holds the letters' values.
 */
export class Sizes {
  constructor(product, variants) {
    this.model = product.model;
    this.sizes = distinctSizes(variants);
    this.letters = new Map();
    const base = this.sizes[0]?.row ?? {};
    const pick = (key, ...names) => {
      if (base[columns[key]]) return Number(base[columns[key]]);
      const name = names.find((candidate) => this.model[candidate] > 0);
      return name ? this.model[name] : undefined;
    };
    this.L = pick('L', 'length_mm');
    this.W = pick('W', 'width_mm');
    this.H = pick('H', 'height_mm', 'depth_mm');
    this.D = pick('D', 'diameter_mm');
    this.cut = numbers(base.cut_out_mm);
  }

  varies(key) {
    return new Set(this.sizes.map(({ row }) => row[columns[key]] ?? '')).size > 1;
  }

  /** Figure or letter for a dimension, with `Ø` and the like in front. */
  label(key, prefix = '', value = this[key]) {
    if (!this.varies(key)) {
      return prefix + (key === 'C' ? printed(this.cut.join('x')) : figure(value));
    }
    if (!this.letters.has(key)) {
      this.letters.set(key, { letter: 'ABCDE'[this.letters.size], prefix });
    }
    return prefix + this.letters.get(key).letter;
  }

  /** Label of a length in the model: that of the variants' column that holds it, otherwise the figure. */
  labelOf(value, prefix = '') {
    const base = this.sizes[0]?.row ?? {};
    const key = ['L', 'W', 'H', 'D'].find((name) => Number(base[columns[name]]) === value);
    return key ? this.label(key, prefix) : prefix + figure(value);
  }

  /** Columns and rows of the lettered dimensions; undefined if all sizes are equal. */
  table() {
    if (this.letters.size === 0) return undefined;
    const names = namesOf(this.sizes);
    const rows = this.sizes.map(({ row }, index) => [
      names[index],
      ...[...this.letters.keys()].map((key) => printed(row[columns[key]] || '–')),
    ]);
    const unique = new Map(rows.map((row) => [row.slice(1).join('|'), row]));
    const letters = [...this.letters.values()].map(({ letter, prefix }) => prefix + letter);
    return { columns: ['', ...letters], rows: [...unique.values()] };
  }
}
