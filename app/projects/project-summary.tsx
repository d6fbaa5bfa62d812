import type { ReactNode, SubmitEvent } from 'react';
import { LanguageOptions } from '#app/i18n/language-options.tsx';
import { useT } from '#app/projects/project-texts.ts';
import { saveCsv } from '#app/projects/save-csv.ts';
import { useIsOffline } from '#app/ui/browser/connection.ts';
import { useRegionReady } from '#app/ui/browser/use-region-ready.ts';
import { SHARE_PARAM } from '#core/projects/project-address.ts';
import { pathToProjectFile, type ScheduleFormat } from '#core/projects/project-files.ts';
import { formatShareCode, type SharedProject } from '#core/projects/share-code.ts';
import { calculateTotals, type VariantOf } from '#core/projects/totals.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  project: SharedProject;
  variantOf: VariantOf;
  /** Offers the list with this code by e-mail. */
  copyOf: (code: string) => ReactNode;
  children?: ReactNode;
};

/** Totals of a list, and buttons to save it as a file. */
export function ProjectSummary({ project, variantOf, copyOf, children }: Props) {
  const t = useT();
  const isOnline = !useIsOffline();
  const isReady = useRegionReady();
  const list = formatShareCode(project);
  return (
    <div className="project-summary">
      <Totals project={project} variantOf={variantOf} />
      {children}
      <ScheduleForm
        list={list}
        isOnline={isOnline}
        onSaveCsv={() => saveCsv(t, project, variantOf)}
      />
      {isOnline && copyOf(list)}
      <DocumentsForm list={list} isOnline={isOnline} />
      <p className="project-offline" role="status">
        {isReady && !isOnline && t('projects.offline')}
      </p>
    </div>
  );
}

function Totals({ project: { lines }, variantOf }: Pick<Props, 'project' | 'variantOf'>) {
  const t = useT();
  const totals = calculateTotals(lines, variantOf);
  const figures = [
    { label: t('projects.total-power'), value: totals.powerW, unit: 'W', digits: 2 },
    { label: t('projects.total-flux'), value: totals.fluxLm, unit: 'lm' },
    { label: t('projects.pieces'), value: totals.pieces },
    { label: t('figure.efficacy'), value: totals.efficacyLmW, unit: 'lm/W' },
  ];
  return (
    <>
      <dl className="project-totals">
        {figures.map(({ label, value, unit, digits }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value === null ? '–' : formatNumber(t.locale, value, digits)}
              {value !== null && unit && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {totals.hasSupplies && <p className="project-remark">{t('projects.supplies')}</p>}
      {totals.darkCount > 0 && (
        <p className="project-remark">{t.count('projects.dark', totals.darkCount)}</p>
      )}
    </>
  );
}

type FormProps = { list: string; isOnline: boolean };

const formats: { format: ScheduleFormat; name: string }[] = [
  { format: 'pdf', name: 'PDF' },
  { format: 'xlsx', name: 'Excel' },
  { format: 'csv', name: 'CSV' },
];

/**
 * Plain forms, so that a shared list of any length can be saved without JavaScript. Offline, the CSV is created in the
 * browser.
 */
function ScheduleForm({ list, isOnline, onSaveCsv }: FormProps & { onSaveCsv: () => void }) {
  const t = useT();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isOnline) return;
    event.preventDefault();
    onSaveCsv();
  }
  return (
    <form
      className="project-form"
      method="post"
      action={pathToProjectFile(t.locale, 'pdf')}
      aria-labelledby="project-schedule"
      onSubmit={onSubmit}
    >
      <h3 id="project-schedule">{t('projects.schedule')}</h3>
      <p>{t('projects.schedule-text')}</p>
      <input type="hidden" name={SHARE_PARAM} value={list} />
      <div className="project-formats">
        {formats.map(({ format, name }) => (
          <button
            key={format}
            type="submit"
            formAction={pathToProjectFile(t.locale, format)}
            disabled={!isOnline && format !== 'csv'}
            aria-label={t('projects.save-as', { format: name })}
          >
            {name}
          </button>
        ))}
      </div>
    </form>
  );
}

function DocumentsForm({ list, isOnline }: FormProps) {
  const t = useT();
  return (
    <form
      className="project-form"
      method="post"
      action={pathToProjectFile(t.locale, 'zip')}
      aria-labelledby="project-documents"
    >
      <h3 id="project-documents">{t('projects.documents')}</h3>
      <p>{t('projects.documents-text')}</p>
      <input type="hidden" name={SHARE_PARAM} value={list} />
      <div className="project-language">
        <label>
          <span>{t('projects.language')}</span>
          <select name="language" defaultValue={t.locale}>
            <LanguageOptions />
          </select>
        </label>
        <button type="submit" disabled={!isOnline}>
          {t('projects.download')}
        </button>
      </div>
    </form>
  );
}
