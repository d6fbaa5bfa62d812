import { LanguageOptions } from '#app/i18n/language-options.tsx';
import { CopyText } from '#app/screens/product/copy-text.tsx';
import { useT } from '#app/screens/product/detail-texts.ts';
import { CopyCode } from '#app/screens/product/variants/copy-code.tsx';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import type { DownloadFile, DownloadView } from '#core/documents/document-kind.ts';
import { CODE_FOLDER, pathToCode } from '#core/i18n/code-paths.ts';
import { getLocale } from '#core/i18n/locales.ts';
import { formatFileSize, formatShortDate } from '#core/units.ts';

type Props = { product: ProductDetail; chosen: Variant; downloads: DownloadView };

/** The files of the chosen variant and of the product, one by one or, even without scripts, several as an archive. */
export function Downloads({ product, chosen, downloads }: Props) {
  const t = useT();
  const { date, selectionUrl, folder, kinds, variants, issued } = downloads;
  const position = product.variants.indexOf(chosen);
  const sizes = variants[position] ?? {};
  const variantFiles = kinds.flatMap(({ name, ...file }): DownloadFile[] => {
    const sizeBytes = sizes[file.kind];
    if (sizeBytes === undefined) return [];
    const own = file.kind === 'declaration' && issued[position];
    return [{ ...file, ...own, title: null, sizeBytes, url: `${folder}/${chosen.sku}/${name}` }];
  });
  const others = product.variants.filter((variant) => variant !== chosen);
  return (
    <form className="downloads-form" method="post" action={selectionUrl}>
      <input
        key={chosen.sku}
        type="checkbox"
        name="skus"
        value={chosen.sku}
        defaultChecked
        hidden
      />
      <FileList
        title={t('detail.downloads-of', { sku: chosen.sku })}
        files={variantFiles}
        date={date}
      />
      <FileList title={t('detail.downloads-shared')} files={downloads.product} date={date} />
      <div className="downloads-archive">
        <CodeLink sku={chosen.sku} />
        {others.length > 0 && (
          <details className="downloads-others">
            <summary>{t('detail.downloads-others')}</summary>
            <ul>
              {others.map(({ sku }) => (
                <li key={sku}>
                  <label>
                    <input type="checkbox" name="skus" value={sku} />
                    {sku}
                  </label>
                </li>
              ))}
            </ul>
          </details>
        )}
        <label className="downloads-language">
          {t('detail.downloads-language')}
          <select name="language" defaultValue={t.locale}>
            <LanguageOptions />
          </select>
        </label>
        <button type="submit">{t('detail.downloads-selected')}</button>
      </div>
    </form>
  );
}

/** Leads to the page behind the code on the box, whose short address can be copied. */
function CodeLink({ sku }: { sku: string }) {
  const t = useT();
  const isLive = useIsHydrated();
  return (
    <p className="downloads-code">
      <a href={pathToCode(t.locale, sku)}>{t('detail.code-page')}</a>
      {isLive && <CopyCode code={`${window.location.origin}/${CODE_FOLDER}/${sku}`} />}
    </p>
  );
}

/** Ticked files go into the archive; a link downloads one file directly. */
function FileList({ title, files, date }: { title: string; files: DownloadFile[]; date: string }) {
  const t = useT();
  return (
    <fieldset className="downloads-files">
      <legend>{title}</legend>
      <ul>
        {files.map(({ kind, title: own, format, language, sizeBytes, url, ...file }) => (
          <li key={url} className="downloads-file">
            <input
              type="checkbox"
              name="kinds"
              value={kind}
              defaultChecked={kind !== 'model'}
              aria-label={own ?? t(`document.${kind}`)}
            />
            <a href={url} hrefLang={language ?? undefined}>
              <strong>
                {own ?? t(`document.${kind}`)} {file.reference}
              </strong>
              <span className="downloads-format">{format}</span>
              <span>
                {language ? getLocale(language).name : t('detail.downloads-every-language')}
              </span>
              <time dateTime={file.date ?? date}>
                {formatShortDate(t.locale, file.date ?? date)}
              </time>
              <span>
                {sizeBytes === null && '≈ '}
                {formatFileSize(t.locale, sizeBytes ?? file.typicalBytes)}
              </span>
            </a>
            {kind === 'tender' && <CopyText key={url} url={url} />}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
