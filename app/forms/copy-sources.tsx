import formStyles from '#app/forms/form.css?url';
import { useT } from '#app/forms/form-texts.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { pathTo } from '#core/i18n/paths.ts';

/** Links to the pages that offer copies by e-mail, for visitors who have nothing to send. */
export function CopySources({ title }: { title: string }) {
  const t = useT();
  const links = [
    { path: pathTo(t.locale, 'energy-calculator'), label: t('forms.copy-energy') },
    { path: pathTo(t.locale, 'led-strip-calculator'), label: t('forms.copy-strip') },
    { path: pathTo(t.locale, 'room-calculator'), label: t('forms.copy-room') },
    { path: pathTo(t.locale, 'road-lighting-calculator'), label: t('forms.copy-road') },
    { path: pathTo(t.locale, 'project-list'), label: t('forms.copy-list') },
  ];
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={formStyles} precedence="forms" />
      <PageHeading title={title} text={t('forms.copy-where')} />
      <p className="form-links">
        {links.map(({ path, label }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </p>
    </main>
  );
}
