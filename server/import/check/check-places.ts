import type { Coordinates } from '#core/places/coordinates.ts';
import type { Country } from '#core/places/country.ts';
import { canBeIn } from '#core/places/country-area.ts';
import { compareWithPostcode } from '#core/places/postcode-distance.ts';
import { say } from '#core/say.ts';
import { checkCodedList } from '#server/import/check/check-editorial.ts';
import {
  complaintsAbout,
  complaintsAboutRow,
  createFieldClaims,
  createUniqueness,
  type Fault,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** Checks showrooms, area sales managers and stockists: unique values, and that named categories exist. */
export function checkPlaces(content: Content, report: Report): void {
  checkCodedList(content.showrooms, report, true);
  checkCodedList(content.staff, report, false);
  checkShowrooms(content, report);
  checkRegions(content, report);
  checkStockists(content, report);
}

function checkShowrooms({ showrooms }: Content, report: Report): void {
  if (!showrooms) return;
  const complain = complaintsAbout(showrooms, report);
  for (const [index, place] of showrooms.record.entries()) {
    const { country, postcode } = place.address;
    checkSite(
      { country, postcode, place },
      {
        aboutPlace: (fault) => complain([index, 'latitude'], place.latitude, fault),
        aboutPostcode: (fault) => complain([index, 'address', 'postcode'], postcode, fault),
      },
    );
  }
}

type Site = { country: Country; postcode: string; place: Coordinates };
type Complaints = Record<'aboutPlace' | 'aboutPostcode', (fault: Fault) => void>;

/**
 * Checks that coordinates can be in their country (a wrong sign or the figures of another town are often in the sea), and
 * near the centre of their postcode's area or province.
 */
function checkSite({ country, postcode, place }: Site, { aboutPlace, aboutPostcode }: Complaints) {
  const { latitude, longitude } = place;
  if (!canBeIn(country, place)) {
    return aboutPlace({
      problem: say`${latitude}, ${longitude} is not in ${quote(country)}`,
      whatToDo: say`Write latitude and longitude as a map gives them, or correct the country.`,
    });
  }
  const found = compareWithPostcode(postcode, place);
  if (found && found.country !== country) {
    aboutPostcode({
      problem: say`${quote(postcode)} is not a postcode of ${quote(country)}`,
      whatToDo: say`Correct the postcode or the country.`,
    });
  } else if (found && !found.isNear) {
    const [distance, name] = [Math.round(found.distanceKm), found.place.name.en];
    aboutPlace({
      severity: 'warn',
      problem: say`${latitude}, ${longitude} is ${distance} km from ${name}, where postcode ${quote(postcode)} belongs`,
      whatToDo: say`Write latitude and longitude as a map gives them, or correct the postcode.`,
    });
  }
}

/** Checks that no area has two managers, because a visitor is sent to one. */
function checkRegions({ staff }: Content, report: Report): void {
  if (!staff) return;
  const complain = complaintsAbout(staff, report);
  const claimField = createFieldClaims({ claim: createUniqueness(), complain, file: staff.file });
  for (const [index, member] of staff.record.entries()) {
    for (const [at, area] of member.postcode_areas.entries()) {
      claimField('area', [index, 'postcode_areas', at], area);
    }
    for (const [at, province] of member.provinces.entries()) {
      claimField('province', [index, 'provinces', at], province);
    }
  }
}

function checkStockists({ stockists, declared }: Content, report: Report): void {
  const { file, rows } = stockists;
  const claim = createUniqueness();
  for (const { row, record } of rows) {
    const complain = complaintsAboutRow(file, row, report);
    const owner = claim('code', record.code, say`row ${row}`);
    if (owner !== null) {
      const problem = say`${quote(record.code)} is used already in ${owner}`;
      complain(['code'], record.code, { problem, whatToDo: say`Choose another one.` });
    }
    const { country, postcode } = record;
    checkSite(
      { country, postcode, place: record },
      {
        aboutPlace: (fault) => complain(['latitude'], record.latitude, fault),
        aboutPostcode: (fault) => complain(['postcode'], postcode, fault),
      },
    );
    for (const code of record.categories) {
      if (declared.category.has(code)) continue;
      const hint = didYouMean(code, declared.category);
      const problem = say`${quote(code)} is not a known category`;
      const whatToDo = say`${hint}Use a code from catalogue/categories/.`;
      complain(['categories'], code, { problem, whatToDo });
    }
  }
}
