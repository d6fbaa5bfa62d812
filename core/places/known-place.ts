import { mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { Coordinates } from '#core/places/coordinates.ts';
import { splitWords } from '#core/places/place-names.ts';
import {
  centreOfPostcodeArea,
  type PostcodeArea,
  postcodeAreaOf,
  postcodeAreas,
} from '#core/places/postcode-areas.ts';
import {
  nameOfProvince,
  namesOfProvince,
  type Province,
  provinceOfPostcode,
  provinces,
} from '#core/places/provinces.ts';

/** A postcode area or a province: its name, approximate position and code. */
export type KnownPlace = Coordinates & {
  name: Localised;
  postcodeArea: PostcodeArea | null;
  province: string | null;
};

const POSTCODE_WITHIN = /\b(?:[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?|\d{5})\b/gi;

/** Returns the place of a British or Spanish postcode, or of its prefix; null for anything else. */
export function placeOfPostcode(text: string): KnownPlace | null {
  const area = postcodeAreaOf(text);
  if (area) return placeOfArea(area);
  const province = provinceOfPostcode(text.replace(/\s/g, ''));
  return province && placeOfProvince(province);
}

/** Finds the place that a text names: by its postcode, by a postcode among other words, or by its whole name. */
export function findKnownPlace(text: string): KnownPlace | null {
  for (const part of [text, ...(text.match(POSTCODE_WITHIN) ?? [])]) {
    const place = placeOfPostcode(part);
    if (place) return place;
  }
  return placesByName.get(splitWords(text).join(' ')) ?? null;
}

function placeOfArea(postcodeArea: PostcodeArea): KnownPlace {
  const { town, ...at } = centreOfPostcodeArea(postcodeArea);
  const name = town === 'London' ? `London ${postcodeArea}` : town;
  return { ...at, name: mapLocales(() => name), postcodeArea, province: null };
}

function placeOfProvince(province: Province): KnownPlace {
  const [latitude, longitude] = province.at;
  const name = mapLocales((locale) => nameOfProvince(province, locale));
  return { latitude, longitude, name, postcodeArea: null, province: province.code };
}

/** Counties and similar areas, by the postcode area of their greater part or their centre. */
const counties: readonly (readonly [PostcodeArea, ...string[]])[] = [
  ['AB', 'Aberdeenshire'],
  ['B', 'West Midlands', 'Birmingham'],
  ['BA', 'Somerset'],
  ['BN', 'East Sussex', 'West Sussex', 'Sussex'],
  ['BT', 'Northern Ireland', 'Antrim', 'Armagh', 'Down', 'Fermanagh', 'Londonderry', 'Tyrone'],
  ['CA', 'Cumbria'],
  ['CB', 'Cambridgeshire'],
  ['CF', 'South Glamorgan', 'Mid Glamorgan'],
  ['CM', 'Essex'],
  ['CV', 'Warwickshire'],
  ['CW', 'Cheshire'],
  ['DE', 'Derbyshire'],
  ['DG', 'Dumfries and Galloway'],
  ['DH', 'County Durham'],
  ['DT', 'Dorset'],
  ['EC', 'Greater London'],
  ['EX', 'Devon'],
  ['GL', 'Gloucestershire'],
  ['GU', 'Surrey'],
  ['HP', 'Buckinghamshire'],
  ['HR', 'Herefordshire'],
  ['HU', 'East Riding of Yorkshire'],
  ['IM', 'Isle of Man'],
  ['IP', 'Suffolk'],
  ['IV', 'Highland', 'Highlands'],
  ['KY', 'Fife'],
  ['L', 'Merseyside'],
  ['LD', 'Powys'],
  ['LE', 'Leicestershire', 'Rutland'],
  ['LL', 'Gwynedd', 'Clwyd', 'Anglesey'],
  ['LN', 'Lincolnshire'],
  ['LS', 'West Yorkshire', 'Yorkshire'],
  ['LU', 'Bedfordshire'],
  ['M', 'Greater Manchester'],
  ['ME', 'Kent'],
  ['ML', 'Lanarkshire'],
  ['NE', 'Tyne and Wear', 'Northumberland'],
  ['NG', 'Nottinghamshire'],
  ['NN', 'Northamptonshire'],
  ['NP', 'Gwent', 'Monmouthshire'],
  ['NR', 'Norfolk'],
  ['OX', 'Oxfordshire'],
  ['PH', 'Perthshire', 'Perth and Kinross'],
  ['PO', 'Isle of Wight'],
  ['PR', 'Lancashire'],
  ['RG', 'Berkshire'],
  ['S', 'South Yorkshire'],
  ['SA', 'West Glamorgan', 'Dyfed', 'Pembrokeshire'],
  ['SG', 'Hertfordshire'],
  ['SN', 'Wiltshire'],
  ['SO', 'Hampshire'],
  ['ST', 'Staffordshire'],
  ['SY', 'Shropshire'],
  ['TD', 'Scottish Borders'],
  ['TR', 'Cornwall'],
  ['WR', 'Worcestershire'],
  ['YO', 'North Yorkshire'],
];

const placesByName = new Map([
  ...counties.flatMap(([area, ...names]) =>
    names.map((name): [string, KnownPlace] => [
      splitWords(name).join(' '),
      { ...placeOfArea(area), name: mapLocales(() => name) },
    ]),
  ),
  ...postcodeAreas.map((area): [string, KnownPlace] => [
    splitWords(centreOfPostcodeArea(area).town).join(' '),
    placeOfArea(area),
  ]),
  ...provinces.flatMap((province) => {
    const { towns = [] } = province;
    return [...namesOfProvince(province), ...towns].map((one): [string, KnownPlace] => [
      splitWords(one).join(' '),
      placeOfProvince(province),
    ]);
  }),
]);
