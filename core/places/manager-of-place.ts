import { findKnownPlace } from '#core/places/known-place.ts';
import type { StaffMember } from '#core/places/place.ts';
import { indexWords, splitWords } from '#core/places/place-names.ts';

type Region = Pick<StaffMember, 'postcodeAreas' | 'provinces' | 'counties'>;

/** Those whose area holds the place that a text names: a postcode or its beginning, a province, a county or a town. */
export function listManagersOfPlace<Member extends Region>(
  staff: Member[],
  text: string,
): Member[] {
  const place = findKnownPlace(text);
  return staff.filter(
    ({ postcodeAreas, provinces }) =>
      (place?.postcodeArea && postcodeAreas.includes(place.postcodeArea)) ||
      provinces.some(({ code }) => code === place?.province),
  );
}

/**
 * Whose area a place is in, by any of its names; who has the whole county comes before who has the town that stands for
 * it. Null for a place that nobody has, and for what is no place.
 */
export function findManagerOfPlace<Member extends Region>(
  staff: Member[],
  text: string,
): Member | null {
  const name = ` ${splitWords(text).join(' ')} `;
  const named = staff.find(({ counties }) => `${indexWords(counties)} `.includes(name));
  const [placed = null] = listManagersOfPlace(staff, text);
  return (name.trim() && named) || placed;
}
