import { say } from '#core/say.ts';
import { checkCodedList } from '#server/import/check/check-editorial.ts';
import {
  complaintsAbout,
  complaintsAboutRow,
  createFieldClaims,
  createUniqueness,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** Checks showrooms, area sales managers and stockists: unique values, and that named categories exist. */
export function checkPlaces(content: Content, report: Report): void {
  checkCodedList(content.showrooms, report, true);
  checkCodedList(content.staff, report, false);
  checkRegions(content, report);
  checkStockists(content, report);
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
    for (const code of record.categories) {
      if (declared.category.has(code)) continue;
      const hint = didYouMean(code, declared.category);
      const problem = say`${quote(code)} is not a known category`;
      const whatToDo = say`${hint}Use a code from catalogue/categories/.`;
      complain(['categories'], code, { problem, whatToDo });
    }
  }
}
