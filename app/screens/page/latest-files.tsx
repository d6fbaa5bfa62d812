import { useLocale } from '#app/i18n/use-locale.ts';
import { useT } from '#app/i18n/use-t.ts';
import fileStyles from '#app/screens/page/file-blocks.css?url';
import type { ChangedProduct } from '#app/screens/page/load-blocks.ts';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import type { PageBlock } from '#core/content/block-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatShortDate } from '#core/units.ts';

type Props = {
  block: Extract<PageBlock, { type: 'latest-files' }>;
  changed: ChangedProduct[];
};

/** The products whose files changed last, with those that all their variants share. */
export function LatestFiles({ block, changed }: Props) {
  const t = useT();
  const locale = useLocale();
  return (
    <section>
      <link rel="stylesheet" href={fileStyles} precedence="parts" />
      <SectionHeading title={block.title} />
      <ul className="latest-files">
        {changed.slice(0, block.count).map(({ slug, title, date, files }) => (
          <li key={slug}>
            <time dateTime={date}>{formatShortDate(locale, date)}</time>
            <a href={`${pathTo(locale, 'products', slug)}#downloads`}>{title}</a>
            <ul>
              {files.map(({ kind, title: own, format, url }) => (
                <li key={url}>
                  <a href={url}>
                    {(isOnly(kind, files) ? null : own) ?? t(`document.${kind}`)}{' '}
                    <small>{format}</small>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title of an only file repeats the name of its product; of several it tells them apart. */
function isOnly(kind: string, files: ChangedProduct['files']): boolean {
  return files.filter((file) => file.kind === kind).length === 1;
}
