/** Growth factor of a full list. */
const GROWTH = 1.5;

/** Integers from 0 to 2³² − 1 in a growable typed array. */
export class Uint32List {
  array = new Uint32Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.array.length) this.grow(this.length + 1);
    this.array[this.length++] = value;
  }

  /** Adds as many places and returns the array, in which the caller fills them. */
  extend(count: number): Uint32Array<ArrayBuffer> {
    const length = this.length + count;
    if (length > this.array.length) this.grow(length);
    this.length = length;
    return this.array;
  }

  private grow(least: number): void {
    const larger = new Uint32Array(Math.max(least, Math.ceil(this.length * GROWTH) + 8));
    larger.set(this.array);
    this.array = larger;
  }

  /** Frees unused capacity. */
  trim(): void {
    if (this.array.length > this.length) this.array = this.array.slice(0, Math.max(this.length, 1));
  }
}

/** Numbers in a growable typed array; NaN represents a missing one. */
export class Float64List {
  array = new Float64Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.array.length) this.grow(this.length + 1);
    this.array[this.length++] = value;
  }

  /** Adds as many places and returns the array, in which the caller fills them. */
  extend(count: number): Float64Array<ArrayBuffer> {
    const length = this.length + count;
    if (length > this.array.length) this.grow(length);
    this.length = length;
    return this.array;
  }

  private grow(least: number): void {
    const larger = new Float64Array(Math.max(least, Math.ceil(this.length * GROWTH) + 8));
    larger.set(this.array);
    this.array = larger;
  }

  /** Frees unused capacity. */
  trim(): void {
    if (this.array.length > this.length) this.array = this.array.slice(0, Math.max(this.length, 1));
  }
}
