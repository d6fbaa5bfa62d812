import { PhotometryError } from '#core/photometry/finding.ts';
import { textOf, type XmlElement } from '#core/photometry/xml/parse-xml.ts';

/**
 * The number in the first element on a path of names; null if it is missing or empty.
 *
 * @throws PhotometryError if it is no number.
 */
export function numberOf(from: XmlElement | null, ...path: string[]): number | null {
  const text = textOf(from, ...path);
  if (text === '') return null;
  const value = Number(text);
  if (Number.isFinite(value)) return value;
  throw new PhotometryError('not-a-number', { value: text.slice(0, 40) });
}

/** The first of several numbers that is there. */
export function firstNumber(from: XmlElement | null, ...names: string[]): number | null {
  for (const name of names) {
    const value = numberOf(from, ...name.split('/'));
    if (value !== null) return value;
  }
  return null;
}
