import { foldText } from '#core/fold-text.ts';
import { say } from '#core/say.ts';
import type { SynonymRecord } from '#core/search/words/synonym-record.ts';
import {
  type Complain,
  complaintsAbout,
  createFieldClaims,
  createUniqueness,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** Checks that groups of synonyms have unique codes and that none is redundant. */
export function checkSynonyms({ synonyms }: Content, report: Report): void {
  for (const source of Object.values(synonyms)) {
    const complain = complaintsAbout(source, report);
    const claimField = createFieldClaims({
      claim: createUniqueness(),
      complain,
      file: source.file,
    });
    for (const [index, group] of source.record.entries()) {
      claimField('synonym', [index, 'code'], group.code);
      checkParts(group, index, complain);
      checkRepeated(group, index, complain);
    }
  }
}

function checkParts(group: SynonymRecord, index: number, complain: Complain) {
  const { code, words, from, to, near } = group;
  if (near && (words || to)) {
    const problem = say`${quote(code)} has near beside words or to`;
    const whatToDo = say`Write near alone, for what the catalogue has nothing of.`;
    complain([index, 'near'], near, { problem, whatToDo });
  } else if (near && !from) {
    const problem = say`${quote(code)} does not say what the catalogue has nothing of`;
    complain([index, 'near'], near, { problem, whatToDo: say`Add from.` });
  } else if (near) {
    return;
  } else if (words && to) {
    const problem = say`${quote(code)} has both words and to`;
    const whatToDo = say`Write words for what means the same, to for what does not.`;
    complain([index, 'to'], to, { problem, whatToDo });
  } else if (to && !from) {
    const problem = say`${quote(code)} does not say which words find these`;
    complain([index, 'to'], to, {
      problem,
      whatToDo: say`Add from, or write words instead of to.`,
    });
  } else if (!to && !from && (words?.length ?? 0) < 2) {
    const problem = say`${quote(code)} has no other word beside ${quote(words?.[0] ?? '')}`;
    complain([index], code, { problem, whatToDo: say`Add a word of the same meaning, or from.` });
  } else if (from && !words && !to) {
    const problem = say`${quote(code)} does not say what its words find`;
    complain([index, 'from'], from, {
      problem,
      whatToDo: say`Add words or to, as titles and descriptions have them, or near.`,
    });
  }
}

/** Reports repeated words. A word of `from` may also be one of `to`: it then finds the other words of `to` too. */
function checkRepeated(
  { words, from, to, near }: SynonymRecord,
  index: number,
  complain: Complain,
) {
  const seen = new Set<string>();
  for (const [field, list] of Object.entries({ words, from, to, near })) {
    if (field === 'to') seen.clear();
    for (const [position, word] of (list ?? []).entries()) {
      const folded = foldText(word);
      if (seen.has(folded)) {
        const problem = say`${quote(word)} is already in this group`;
        const whatToDo = say`Remove it: capitals and accents make no difference.`;
        complain([index, field, position], word, { problem, whatToDo });
      }
      seen.add(folded);
    }
  }
}
