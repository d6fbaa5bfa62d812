import { useT } from '#app/content/cases-texts.ts';
import blockStyles from '#app/screens/page/page-blocks.css?url';
import { pathTo } from '#core/i18n/paths.ts';

/** Leads from a case study to the same sum for the visitor's own building. */
export function EnergyInvitation() {
  const t = useT();
  return (
    <div className="page-blocks">
      <link rel="stylesheet" href={blockStyles} precedence="parts" />
      <section className="page-action">
        <h2>{t('cases.energy')}</h2>
        <p>{t('cases.energy-text')}</p>
        <a href={pathTo(t.locale, 'energy-calculator')}>{t('cases.energy-open')}</a>
      </section>
    </div>
  );
}
