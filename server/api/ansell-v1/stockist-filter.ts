import { AppError } from '#core/app-error.ts';
import { countries } from '#core/places/country.ts';
import { parseMapArea } from '#core/places/map-area.ts';
import { integer, text, word } from '#server/http/rest/params.ts';

/** What narrows stockists, as a list and on a map. */
export const filterParams = {
  search: text({
    description:
      'Beginnings of words of the name, town, region or street, or of a postcode. A postcode or place without a stockist finds the nearest.',
    example: 'Sheffield',
  }),
  country: word({ description: 'Only of this country.', words: countries, fallback: undefined }),
  category: integer({ description: 'Id of a category on the shelf.', fallback: undefined }),
  area: text({
    description: 'West, south, east and north of a map, degrees: only stockists within.',
    example: '-2.10,53.20,-1.05,53.90',
  }),
};

type FilterQuery = {
  search: string | undefined;
  country: (typeof countries)[number] | undefined;
  category: number | undefined;
  area: string | undefined;
};

/** The filter as the places' service takes it; a REST error for an area that is none. */
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
