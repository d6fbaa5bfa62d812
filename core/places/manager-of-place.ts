import { findKnownPlace } from '#core/places/known-place.ts';
import type { StaffMember } from '#core/places/place.ts';
import { indexWords, splitWords } from '#core/places/place-names.ts';

type Region = Pick<StaffMember, 'postcodeAreas' | 'provinces' | 'counties'>;

/** Returns the managers whose area contains a named place: a postcode or its prefix, a province, a county or a town. */
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
 * Returns the manager whose area contains a place, by any of its names; a manager of the whole county takes precedence
 * over one of its county town. Null for a place without a manager, and for texts that name no place.
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
