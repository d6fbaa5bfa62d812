import { encode } from 'uqr';
import { energyClasses } from '#core/catalogue/figures/codes.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { classColours, type EnergyClass, energyClassOf } from '#core/documents/class-colours.ts';
import { consumptionOf } from '#core/documents/information-sheet.ts';
import type { Subject } from '#server/documents/subject.ts';

type LabelData = {
  supplier: string;
  /** The supplier's model identifier. */
  model: string;
  energyClass: EnergyClass;
  /** Consumption in on-mode in 1000 h, kilowatt-hours. */
  consumptionKwh: number;
  /** Address that the QR code leads to. */
  register: string;
};

/** Tenths of a millimetre: the label of Annex III is at least 36 mm x 75 mm. */
const WIDTH = 360;
const HEIGHT = 750;
const FIRST_ARROW = 172;
const ARROW_STEP = 56;
const ARROW_HEIGHT = 48;

/** The data of the label of a variant that is a light source; null for any other, and without class or registration. */
export function energyLabelOf(
  { isLightSource }: { isLightSource: boolean },
  variant: Variant,
): Omit<LabelData, 'supplier'> | null {
  const { sku, powerW, eprel } = variant;
  const energyClass = energyClassOf(variant);
  if (!isLightSource || !energyClass || !eprel || powerW === null) return null;
  return {
    model: sku,
    energyClass,
    consumptionKwh: consumptionOf(powerW),
    register: registerUrl(eprel),
  };
}

/** The address of the public part of the register that labels lead to. */
export function registerUrl(eprel: string): string {
  return `https://eprel.ec.europa.eu/qr/${eprel}`;
}

/** The label of a variant as SVG; null if it has none. */
export function energyLabel({ product, company }: Subject, variant: Variant): string | null {
  const label = energyLabelOf(product, variant);
  return label && drawEnergyLabel({ ...label, supplier: company.name });
}

/** Draws the energy label of a light source as SVG, by (EU) 2019/2015, Annex III. */
export function drawEnergyLabel(data: LabelData): string {
  const { supplier, model, energyClass, consumptionKwh } = data;
  const alt = `${supplier} ${model}: ${energyClass} (A–G), ${consumptionKwh} kWh/1000h`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="36mm" height="75mm" role="img" font-family="Verdana, DejaVu Sans, Hanken Grotesk, sans-serif">
<title>${escapeText(alt)}</title>
<rect x="1.5" y="1.5" width="${WIDTH - 3}" height="${HEIGHT - 3}" rx="8" fill="#fff" stroke="#000" stroke-width="3"/>
${drawHead(data.register)}
${fitted(supplier, { x: 20, y: 136, size: 24, isBold: true })}
${fitted(model, { x: WIDTH - 20, y: 136, size: 20, isAtEnd: true })}
<path d="M16 148H${WIDTH - 16}" stroke="#000" stroke-width="2"/>
${energyClasses.map(drawArrow).join('\n')}
${drawOwnClass(energyClass)}
<path d="M16 584H${WIDTH - 16}" stroke="#000" stroke-width="2"/>
<text x="${WIDTH / 2}" y="664" text-anchor="middle"><tspan font-size="64" font-weight="700">${consumptionKwh}</tspan><tspan font-size="28" dx="8">kWh/1000h</tspan></text>
<text x="${WIDTH - 18}" y="${HEIGHT - 18}" font-size="16" text-anchor="end">2019/2015</text>
</svg>
`;
}

/** The flag of the Union, the word ENERG with its flash, and the QR code of the register. */
function drawHead(register: string): string {
  const stars = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return star(49 + 17 * Math.sin(angle), 52 - 17 * Math.cos(angle), 4.2);
  });
  const { data, size } = encode(register, { ecc: 'M', border: 0 });
  const side = 84;
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<rect x="18" y="28" width="62" height="48" fill="#003399"/><path d="${stars.join('')}" fill="#fc0"/>
<text x="90" y="64" font-size="33" font-weight="700" textLength="130" lengthAdjust="spacingAndGlyphs">ENERG</text>
<path d="M236 34l-10 18h7l-5 16 15-21h-8l8-13z" fill="#003399"/>
<g transform="translate(${WIDTH - 18 - side} 14) scale(${side / size})"><path d="${modules.join('')}"/></g>`;
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const length = index % 2 === 0 ? radius : radius * 0.38;
    const angle = (index * Math.PI) / 5;
    return `${(x + length * Math.sin(angle)).toFixed(1)} ${(y - length * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

function drawArrow(code: EnergyClass, index: number): string {
  const y = FIRST_ARROW + index * ARROW_STEP;
  const tip = 116 + index * 18;
  const half = ARROW_HEIGHT / 2;
  return `<path d="M20 ${y}H${tip - half}L${tip} ${y + half}L${tip - half} ${y + ARROW_HEIGHT}H20z" fill="${classColours[code]}"/>
<text x="30" y="${y + 37}" font-size="36" font-weight="700" fill="#fff" stroke="#000" stroke-width="1.2" paint-order="stroke">${code}</text>`;
}

function drawOwnClass(code: EnergyClass): string {
  const y = FIRST_ARROW + energyClasses.indexOf(code) * ARROW_STEP - 6;
  return `<path d="M${WIDTH - 20} ${y}H270L240 ${y + 30}L270 ${y + 60}H${WIDTH - 20}z"/>
<text x="306" y="${y + 46}" font-size="46" font-weight="700" fill="#fff" text-anchor="middle">${code}</text>`;
}

type Place = { x: number; y: number; size: number; isBold?: boolean; isAtEnd?: boolean };

/** A line of text, in smaller letters where it would be wider than half of the label. */
function fitted(content: string, { x, y, size, isBold, isAtEnd }: Place): string {
  const widest = (WIDTH - 60) / 2;
  const fontSize = Math.min(size, widest / (content.length * 0.68));
  const weight = isBold ? ' font-weight="700"' : '';
  const anchor = isAtEnd ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" font-size="${fontSize.toFixed(1)}"${weight}${anchor}>${escapeText(content)}</text>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
