import type { Variant } from '#core/catalogue/product-view.ts';
import { drawConnection } from '#core/documents/wiring/connection-drawing.ts';
import type { EmergencyWiring } from '#core/documents/wiring/emergency-wiring.ts';
import { type Connection, connectionOf } from '#core/documents/wiring/variant-connection.ts';
import { formatNumber } from '#core/units.ts';
import { attributesOfVariant, type Subject } from '#server/documents/subject.ts';
import type { PdfBlock } from '#server/pdf/pdf-document.ts';

type Diagram = Extract<PdfBlock, { kind: 'wiring' }>['diagrams'][number];

/** Returns one diagram for each way in which variants of a product are connected, with what to mind. */
export function listWiring(subject: Subject, variants: readonly Variant[]): Diagram[] {
  const diagrams = new Map<string, Diagram>();
  for (const variant of variants) {
    const connection = connectionFor(subject, variant);
    if (!connection) continue;
    const diagram = toDiagram(subject, variant, connection);
    diagrams.set(JSON.stringify(diagram), diagram);
  }
  return [...diagrams.values()];
}

function toDiagram(subject: Subject, variant: Variant, connection: Connection): Diagram {
  const { supply, control, output } = connection;
  const title = titleOf(subject, variant, connection);
  const words = {
    supply: subject.text('wiring.supply'),
    next: subject.text('wiring.next'),
    load: subject.text(supply.length > 0 ? 'wiring.load' : 'wiring.inputs'),
    test: subject.text('wiring.test-switch'),
  };
  const names = [...supply, ...(control?.lines ?? [])];
  const ends = names.length > 0 ? names : output;
  const alt = `${title}: ${ends.map(({ name }) => name).join(', ')}`;
  const { svg, aspect } = drawConnection(connection, words);
  return { title, svg, aspect, alt, notes: listNotes(subject, variant, connection) };
}

function connectionFor(subject: Subject, variant: Variant): Connection | null {
  const attributes = attributesOfVariant(subject, variant);
  return connectionOf({ ...variant, archetype: subject.product.archetype, attributes });
}

/** Mode in an emergency, control and supply: `Maintained · DALI-2 · 220-240 V AC`. */
function titleOf(
  { t, text }: Subject,
  { dimming, voltage }: Variant,
  { emergency, isSensing }: Connection,
): string {
  const control = emergency && dimming === 'none' ? [] : [t(`dimming.${dimming}`)];
  const mode = emergency ? [text(`wiring.mode-name.${emergency.mode}`)] : [];
  const detector = isSensing ? [text('wiring.sensor-name')] : [];
  const supply = voltage === null ? [] : [voltage];
  return [...mode, ...control, ...detector, ...supply].join(' · ');
}

function listNotes(subject: Subject, variant: Variant, connection: Connection): string[] {
  const { text } = subject;
  const { emergency, control, supply, isRadio } = connection;
  const isOnMains = supply.some(({ name }) => name === 'N');
  const isSwitched = supply.some(({ device }) => device === 'switch');
  const isPlain = variant.dimming === 'none' && (!isSwitched || emergency !== null);
  const ofControl = isPlain ? [] : [text(`wiring.${variant.dimming}`)];
  if (supply.length === 0 && control === null) return [text('wiring.contact')];
  return [
    ...(emergency ? listEmergency(subject, connection, emergency) : ofControl),
    ...(emergency && (control || isRadio) ? ofControl : []),
    ...listSensing(subject, connection),
    ...(isOnMains || control !== null || variant.dimming === 'pwm' ? [] : [text('wiring.selv')]),
    ...(supply.some(({ name }) => name === 'L1') ? [text('wiring.circuits')] : []),
    ...listGear(subject, variant, connection),
    ...listThrough(subject, connection),
  ];
}

/** Mode, what switches the lamp of normal operation, and test. */
function listEmergency(
  { text }: Subject,
  { isSensing }: Connection,
  { mode, test, live }: EmergencyWiring,
): string[] {
  const isSwitched = live.some(({ device }) => device === 'switch');
  const unswitched = isSensing ? 'sensor' : 'control';
  const lamp = text(`wiring.lamp.${isSwitched ? 'switch' : unswitched}`);
  return [
    text(`wiring.mode.${mode}`),
    ...(mode === 'non-maintained' ? [] : [lamp]),
    text(`wiring.test.${test}`),
  ];
}

function listSensing({ text }: Subject, { isSensing, emergency, output }: Connection): string[] {
  if (!isSensing || emergency) return [];
  return [text('wiring.sensor'), ...(output.length > 0 ? [text('wiring.sensor.leading')] : [])];
}

function listGear(subject: Subject, variant: Variant, { isGearApart }: Connection): string[] {
  if (!isGearApart) return [];
  const { gear_place: place, gear_lead_m: lead } = attributesOfVariant(subject, variant);
  const { text, locale } = subject;
  const where = place === 'remote' ? text('wiring.gear.remote') : text('wiring.gear.beside');
  if (typeof lead !== 'number') return [where];
  return [where, text('wiring.gear.lead', { length: formatNumber(locale, lead, 1) })];
}

function listThrough({ text, locale }: Subject, { through }: Connection): string[] {
  if (!through) return [];
  const section = formatNumber(locale, Number(through.sectionMm2), 1);
  const values = { cores: through.cores, section };
  const spare = through.spare > 0 ? [text('wiring.spare', { count: through.spare })] : [];
  return [text('wiring.through', values), ...spare];
}
