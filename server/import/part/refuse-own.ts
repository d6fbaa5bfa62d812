import { localeCodes } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';

/** Heads by which a project list is told from variants, in each language. */
const ofProjectLists = localeCodes.map((locale) => {
  const t = texts[locale];
  return [t('projects.position'), t('projects.quantity'), t('projects.product')];
});

const PROJECT_LIST = {
  problem: 'is a project list, which says how many of which variants a project has',
  whatToDo:
    'The content has no quantities. To change variants, save the table of a product page and change that.',
};

/** Why a file that the site exports is not taken; null for all others. */
export function refuseOwn(heads: string[]) {
  const isProjectList = ofProjectLists.some((own) => own.every((head) => heads.includes(head)));
  return isProjectList ? PROJECT_LIST : null;
}
