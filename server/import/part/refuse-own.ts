import { materialTitles } from '#core/calculators/led-strip/result-texts.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { say } from '#core/say.ts';
import { texts } from '#server/texts.ts';

/** Heads by which a project list is told from variants, in each language. */
const ofProjectLists = localeCodes.map((locale) => {
  const t = texts[locale];
  return [t('projects.position'), t('projects.quantity'), t('projects.product')];
});

const PROJECT_LIST = {
  problem: say`is a project list, which says how many of which variants a project has`,
  whatToDo: say`The content has no quantities. To change variants, save the table of a product page and change that.`,
};

/** Heads of the material of a plan of LED strip, in each language. */
const ofMaterial = localeCodes.map((locale) => materialTitles(texts[locale]));

const MATERIAL = {
  problem: say`is the material of a plan of LED strip, which says how many of which variants it takes`,
  whatToDo: PROJECT_LIST.whatToDo,
};

/** A head of the table of ETIM features: `EF009346 Colour temperature (K)`. */
const FEATURE = /^EF\w{6} /;

const ETIM_FEATURES = {
  problem: say`is the table of ETIM features, which follow from figures and attributes`,
  whatToDo: say`Save the table of a product page and change the figure there, or change catalogue/etim.yaml.`,
};

/** Why a file that the site exports is not taken; null for all others. */
export function refuseOwn(heads: string[]) {
  if (heads.some((head) => FEATURE.test(head))) return ETIM_FEATURES;
  if (ofMaterial.some((own) => own.every((head) => heads.includes(head)))) return MATERIAL;
  const isProjectList = ofProjectLists.some((own) => own.every((head) => heads.includes(head)));
  return isProjectList ? PROJECT_LIST : null;
}
