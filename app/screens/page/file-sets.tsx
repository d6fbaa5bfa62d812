import { useEffect, useEffectEvent, useRef } from 'react';
import { LanguageOptions } from '#app/i18n/language-options.tsx';
import { useLocation } from '#app/router/router.tsx';
import { useT } from '#app/screens/page/downloads-texts.ts';
import fileStyles from '#app/screens/page/file-blocks.css?url';
import type { FileSet } from '#app/screens/page/load-blocks.ts';
import searchStyles from '#app/ui/search-form.css?url';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import type { PageBlock } from '#core/content/block-view.ts';
import { MAX_MADE_FILES, MAX_STORED_FILES } from '#core/documents/archive-size.ts';
import { FILE_SET_PARAM } from '#core/documents/file-set-address.ts';
import { type DownloadName, downloadName, pathToSelection } from '#core/i18n/file-paths.ts';
import { keysOf } from '#core/keys.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  block: Extract<PageBlock, { type: 'file-sets' }>;
  sets: FileSet[];
};

/** What each kind of file that the site offers is for, in the order of the form. */
const purposes: Record<DownloadName, 'planning' | 'tender' | 'site'> = {
  eulumdat: 'planning',
  ies: 'planning',
  tm33: 'planning',
  gldf: 'planning',
  drawing: 'planning',
  model: 'planning',
  datasheet: 'tender',
  tender: 'tender',
  brochure: 'tender',
  compatibility: 'tender',
  'information-sheet': 'tender',
  'energy-label': 'tender',
  'energy-label-png': 'tender',
  instructions: 'site',
  wiring: 'site',
  label: 'site',
  declaration: 'site',
};
const kindsByPurpose = Map.groupBy(keysOf(purposes), (kind) => purposes[kind]);

/** A form that downloads all files of some kinds of a category; works without scripts. */
export function FileSets({ block, sets }: Props) {
  const t = useT();
  const chosen = new URLSearchParams(useLocation().search).get(FILE_SET_PARAM);
  const form = useRef<HTMLFormElement>(null);
  const checkKinds = useEffectEvent(() => requireKind(form.current, t('downloads.no-kind')));
  useEffect(() => checkKinds(), []);
  const limits = { made: MAX_MADE_FILES, stored: formatNumber(t.locale, MAX_STORED_FILES) };
  return (
    <section>
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <link rel="stylesheet" href={fileStyles} precedence="parts" />
      <SectionHeading title={block.title} />
      <p className="file-sets-text">{block.text}</p>
      <form
        className="file-sets"
        action={pathToSelection(t.locale)}
        ref={form}
        onChange={checkKinds}
      >
        <KindGroups />
        <div className="search-form file-sets-choice">
          <label>
            {t('downloads.category')}
            <select key={chosen} name={FILE_SET_PARAM} defaultValue={chosen ?? undefined}>
              {sets.map(({ slug, title, parentId }) => (
                <option key={slug} value={slug}>
                  {parentId === null ? t('downloads.all-of', { title }) : `\u2003${title}`}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('downloads.language')}
            <select name="language" defaultValue={t.locale}>
              <LanguageOptions />
            </select>
          </label>
          <button type="submit">{block.submit}</button>
          <p>{t('downloads.limits', limits)}</p>
        </div>
      </form>
    </section>
  );
}

/** Makes browsers refuse the form without a kind of file, at the first of them. */
function requireKind(form: HTMLFormElement | null, message: string) {
  const kinds = form?.querySelectorAll<HTMLInputElement>('input[name=kinds]') ?? [];
  const isChosen = [...kinds].some(({ checked }) => checked);
  kinds[0]?.setCustomValidity(isChosen ? '' : message);
}

function formatOf(name: string): string {
  return (name.split('.').at(-1) ?? '').toUpperCase();
}

function KindGroups() {
  const t = useT();
  return (
    <div className="file-sets-groups">
      {[...kindsByPurpose].map(([group, kinds]) => (
        <fieldset key={group}>
          <legend>{t(`downloads.group.${group}`)}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                name="kinds"
                value={kind}
                defaultChecked={kind === 'eulumdat'}
              />
              <span>
                <strong>
                  {t(`document.${kind}`)} <small>{formatOf(downloadName(t.locale, kind))}</small>
                </strong>
                {t(`downloads.for.${kind}`)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
