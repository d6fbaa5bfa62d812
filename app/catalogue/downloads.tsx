import styles from '#app/catalogue/downloads.module.css';
import { useT } from '#app/i18n/use-t.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product.ts';
import type { FileLink } from '#core/media.ts';
import { formatFileSize } from '#core/units.ts';

type Props = { product: ProductDetail; chosen: Variant };

type Download = { kind: string; title: string; file: FileLink };

/** The files of the chosen variant and of the product, each with its kind and size. */
export function Downloads({ product, chosen }: Props) {
  const t = useT();
  return (
    <ul className={styles.downloads}>
      {listDownloads({ product, chosen }, t('downloads.eulumdat'), t('downloads.model')).map(
        ({ kind, title, file }) => (
          <li key={`${file.url}`}>
            <a className={styles.download} href={file.url} download>
              <span className={styles.kind}>{kind}</span>
              <span className={styles.title}>{title}</span>
              <span className={styles.size}>{formatFileSize(t.locale, file.sizeBytes)}</span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

function listDownloads({ product, chosen }: Props, eulumdat: string, model: string): Download[] {
  const { photometry } = chosen;
  const { drawings, documents, model3d } = product;
  return [
    ...(photometry
      ? [{ kind: 'LDT', title: `${eulumdat} · ${chosen.sku}`, file: photometry }]
      : []),
    ...documents.map((file) => ({ kind: extensionOf(file), title: file.title, file })),
    ...drawings.map((file) => ({ kind: extensionOf(file), title: file.title, file })),
    ...(model3d ? [{ kind: 'GLB', title: model, file: model3d }] : []),
  ];
}

function extensionOf({ name }: FileLink): string {
  return (name.split('.').at(-1) ?? '').toUpperCase();
}
