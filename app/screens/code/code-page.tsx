import { ProductPicture } from '#app/catalogue/product-picture.tsx';
import { useT } from '#app/screens/code/code-texts.ts';
import type { loadCode } from '#app/screens/code/load-code.ts';
import { useOffline } from '#app/ui/browser/use-offline.ts';
import { CODE_FOLDER, pathToCodes } from '#core/i18n/code-paths.ts';
import { pathToDownloads } from '#core/i18n/file-paths.ts';

type Props = { content: Awaited<ReturnType<typeof loadCode>> };

/** What somebody needs in front of a luminaire: its figures, documents and warranty, on one screen of a phone. */
export function CodePage({ content }: Props) {
  const t = useT();
  useOffline({
    documents: content.files.map(({ url }) => url),
    // Also the address on labels, which has no language, and the documents, which browsers open as pages.
    scopes: [`${pathToCodes(t.locale)}/`, `/${CODE_FOLDER}/`, `${pathToDownloads(t.locale)}/`],
  });
  const { sku, title, replaced, picture, drawing, figures, files, warrantyYears, links } = content;
  return (
    <main id="main" className="container code-page">
      <header>
        <h1>{sku}</h1>
        <p>{title}</p>
        {replaced && <p>{replaced}</p>}
      </header>
      <div className="code-facts">
        <ProductPicture
          picture={picture}
          drawing={drawing}
          drawingAlt={title}
          sizes="(width < 700px) 40vw, 18rem"
          isFirst
        />
        <dl>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <nav aria-label={t('code.files')}>
        <ul className="code-links">
          {files.map(({ kind, url, format }) => (
            <li key={kind}>
              <a href={url}>
                {t(`document.${kind}`)} <span>{format}</span>
              </a>
            </li>
          ))}
          <li>
            <a href={links.files}>{t('code.all-files')}</a>
          </li>
          <li>
            <a href={links.product}>{t('code.product-page')}</a>
          </li>
        </ul>
      </nav>
      <ServiceLinks {...{ links, warrantyYears }} />
    </main>
  );
}

function ServiceLinks({ links, warrantyYears }: Pick<Props['content'], 'links' | 'warrantyYears'>) {
  const t = useT();
  return (
    <nav aria-label={t('code.service')}>
      <ul className="code-links">
        <li>
          <a href={links.warranty}>
            {t('code.in-warranty')} <span>{t.count('product.years', warrantyYears)}</span>
          </a>
        </li>
        <li>
          <a href={links.claim}>{t('code.report-fault')}</a>
        </li>
      </ul>
    </nav>
  );
}
