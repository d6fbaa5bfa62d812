import type { Variant } from '#core/catalogue/product-view.ts';
import type { Subject } from '#server/documents/subject.ts';
import type { PdfConductor } from '#server/pdf/pdf-document.ts';

type Dimming = Variant['dimming'];

const control: Partial<Record<Dimming, PdfConductor[]>> = {
  '1-10v': [
    { name: '+', colour: 'black' },
    { name: '−', colour: 'grey' },
  ],
  'dali-2': [
    { name: 'DA', colour: 'black' },
    { name: 'DA', colour: 'grey' },
  ],
  'dali-2-dt8': [
    { name: 'DA', colour: 'black' },
    { name: 'DA', colour: 'grey' },
  ],
  dmx: [
    { name: 'D+', colour: 'black' },
    { name: 'D−', colour: 'grey' },
  ],
  push: [{ name: 'T', colour: 'black' }],
};

const direct: PdfConductor[] = [
  { name: '+', colour: 'red' },
  { name: '−', colour: 'black' },
];

/** Returns one diagram for each combination of supply and control among the variants of a product. */
export function listWiring({ product, t, text }: Subject) {
  const supplied = product.variants.filter(({ voltage }) => voltage !== null);
  const ways = Map.groupBy(supplied, wayOf);
  return [...ways.values()].flatMap((variants) => {
    const [first] = variants;
    if (!first) return [];
    const isMains = first.voltage?.includes('AC') ?? false;
    const hasEarth = variants.some(({ protectionClass }) => protectionClass === 'I');
    const note = isMains || first.dimming !== 'none' ? first.dimming : null;
    return [
      {
        title: `${t(`dimming.${first.dimming}`)} · ${first.voltage}`,
        text: note === null ? text('wiring.selv') : text(`wiring.${note}`),
        conductors: [...supplyOf(isMains, hasEarth), ...(control[first.dimming] ?? [])],
      },
    ];
  });
}

function wayOf({ dimming, voltage }: Variant): string {
  return `${dimming} ${voltage}`;
}

function supplyOf(isMains: boolean, hasEarth: boolean): PdfConductor[] {
  if (!isMains) return direct;
  return [
    { name: 'L', colour: 'brown' },
    { name: 'N', colour: 'blue' },
    ...(hasEarth ? [{ name: 'PE', colour: 'earth' } as const] : []),
  ];
}
