import { AppError } from '#core/app-error.ts';
import { countries } from '#core/places/country.ts';
import { parseMapArea } from '#core/places/map-area.ts';
import { integer, text, word } from '#server/http/rest/params.ts';

/** Filter parameters of the stockist list and map. */
export const filterParams = {
  search: text({
    description:
      'Prefixes of words in the name, town, region or street, or of the postcode. If no stockist matches a postcode or place, the nearest ones are returned.',
    example: 'Sheffield',
  }),
  country: word({
    description: 'Only stockists in this country.',
    words: countries,
    fallback: undefined,
  }),
  category: integer({
    description: 'Id of a product category that the stockist carries.',
    fallback: undefined,
  }),
  area: text({
    description: 'Map bounds in degrees (west, south, east, north): only stockists within them.',
    example: '-2.10,53.20,-1.05,53.90',
  }),
};

type FilterQuery = {
  search: string | undefined;
  country: (typeof countries)[number] | undefined;
  category: number | undefined;
  area: string | undefined;
};

/** Returns the filter for the places service. Throws a REST error if the area is invalid. */
export function readFilter({ search, country, category, area }: FilterQuery) {
  return {
    ...(search !== undefined && { search }),
    ...(country && { country }),
    ...(category !== undefined && { categoryId: category }),
    ...(area !== undefined && { area: readArea(area) }),
  };
}

function readArea(text: string) {
  const area = parseMapArea(text);
  if (area) return area;
  throw wrongPattern('area', 'area must be west, south, east and north, separated by commas.');
}

export function wrongPattern(name: string, message: string) {
  const problem = { code: 'rest_invalid_pattern', message, data: null };
  return new AppError('invalid-params', { problems: new Map([[name, problem]]) });
}
