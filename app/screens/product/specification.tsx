import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/specification.module.css';
import { attributesOf } from '#core/catalogue/attributes/attribute-rows.ts';
import { figureGroups, isFigureGroup } from '#core/catalogue/figure-texts.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

type Props = { product: ProductDetail; chosen: Variant };

/** All figures and attributes of the chosen variant, and the rows that all variants share. */
export function Specification({ product, chosen }: Props) {
  const t = useT();
  const attributes = attributesOf(product, chosen);
  const groups = figureGroups(t, chosen).map(({ id, title, figures }) => ({
    title: t(title),
    rows: [
      ...figures
        .filter(({ value }) => value !== null)
        .map(({ label, value }) => ({ label: t(label), value: value as string })),
      ...attributes.filter((group) => group.id === id).flatMap(({ rows }) => rows),
    ],
  }));
  const further = attributes.filter(({ id }) => !isFigureGroup(id));
  const warranty = {
    label: t('figure.warranty'),
    value: t.count('product.years', product.warrantyYears),
  };
  const etim = product.etim
    ? [
        {
          label: t('specification.etim', { release: product.etim.release }),
          value: `${product.etim.code}, ${product.etim.name}`,
        },
      ]
    : [];
  const shared = {
    title: t('specification.construction'),
    rows: [...product.specification, warranty, ...etim],
  };
  return (
    <>
      <p className={styles.code}>
        {t('specification.of')} <strong>{chosen.sku}</strong>
      </p>
      <div className={styles.groups}>
        {[...groups, ...further, shared]
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <table key={title} className={styles.group}>
              <caption>{title}</caption>
              <tbody>
                {rows.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row">{joinFigures(label)}</th>
                    <td>{joinFigures(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
      </div>
    </>
  );
}
