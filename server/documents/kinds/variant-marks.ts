import type { Variant } from '#core/catalogue/product-view.ts';
import { isElectricalVariant } from '#server/documents/document-descriptors.ts';
import type { Subject } from '#server/documents/subject.ts';
import type { PdfMark } from '#server/pdf/pdf-document.ts';

/** Protection and conformity as symbols. */
export function listMarks({ product, t }: Subject, variant: Variant): PdfMark[] {
  const { ip, ik, protectionClass } = variant;
  const isElectrical = isElectricalVariant(product, variant);
  const classSign = { I: 'class-i', II: 'class-ii', III: 'class-iii' } as const;
  return [
    ...(ip ? [{ plate: ip, name: t('figure.ip') }] : []),
    ...(ik ? [{ plate: ik, name: t('figure.ik') }] : []),
    ...(protectionClass
      ? [{ sign: classSign[protectionClass], name: `${t('figure.class')} ${protectionClass}` }]
      : []),
    ...(isElectrical
      ? [
          { sign: 'ce' as const, name: 'CE' },
          { sign: 'ukca' as const, name: 'UKCA' },
          { sign: 'weee' as const, name: 'WEEE' },
        ]
      : []),
  ];
}
