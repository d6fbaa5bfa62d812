/** How long a building of a kind is lit. */
export type UsualHours = {
  id:
    | 'office'
    | 'education'
    | 'hospital'
    | 'hotel'
    | 'restaurant'
    | 'sports'
    | 'retail'
    | 'factory';
  hoursPerDay: number;
  daysPerWeek: number;
  weeksPerYear: number;
};

/**
 * Usual hours by kind of building: the product of each entry is the default of EN 15193:2007, table G.1, within 1 %, as
 * this is how many hours a year are usually made up. The table gives years only.
 */
export const usualHours: readonly UsualHours[] = [
  { id: 'office', hoursPerDay: 10, daysPerWeek: 5, weeksPerYear: 50 },
  { id: 'education', hoursPerDay: 10, daysPerWeek: 5, weeksPerYear: 40 },
  { id: 'hospital', hoursPerDay: 13.7, daysPerWeek: 7, weeksPerYear: 52 },
  { id: 'hotel', hoursPerDay: 13.7, daysPerWeek: 7, weeksPerYear: 52 },
  { id: 'restaurant', hoursPerDay: 8, daysPerWeek: 6, weeksPerYear: 52 },
  { id: 'sports', hoursPerDay: 11, daysPerWeek: 7, weeksPerYear: 52 },
  { id: 'retail', hoursPerDay: 16, daysPerWeek: 6, weeksPerYear: 52 },
  { id: 'factory', hoursPerDay: 16, daysPerWeek: 5, weeksPerYear: 50 },
];

/** The hours of a kind of building as fields of a zone. Only whole numbers read the same in every language. */
export function hoursOf(
  { hoursPerDay, daysPerWeek, weeksPerYear }: UsualHours,
  format: (value: number) => string = String,
) {
  return { hours: format(hoursPerDay), days: format(daysPerWeek), weeks: format(weeksPerYear) };
}
