import type { AttributeValue, AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { type Mounting, mountingOf } from '#core/documents/mounting.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { attributesOfVariant, type Subject } from '#server/documents/subject.ts';

/** The variants that have a supply or light, each with its attributes. */
type Stated = { variant: Variant; values: AttributeValues };

/** How a product is mounted, by its shape, its cut-outs and what it is put into. */
export function mountingOfProduct(subject: Subject): Mounting {
  const { archetype, isTrimless, isSuspended, variants } = subject.product;
  return mountingOf({
    archetype,
    isTrimless,
    isSuspended,
    variants: variants.map((variant) => {
      const { terminal, ground_fixing: fixing } = attributesOfVariant(subject, variant);
      const isInSoil = Array.isArray(fixing) && !fixing.includes('root');
      return { ...variant, isOnTrack: terminal === 'adapter', isInSoil };
    }),
  });
}

/** The steps of a product: those that its own measures decide, then those of its kind of mounting. */
export function listSteps(subject: Subject, mounting: Mounting): string[] {
  const { product, text } = subject;
  const all = product.variants.map((variant) => ({
    variant,
    values: attributesOfVariant(subject, variant),
  }));
  const ofKind = text.list(`mounting.${mounting}.steps`);
  const recess = () => [...recessSteps(subject, all, 'step.ceiling'), ...gearSteps(subject, all)];
  if (mounting === 'recessed') return [...recess(), ...ofKind];
  if (mounting === 'plastered') {
    const [frame = '', ...rest] = ofKind;
    return [...recessSteps(subject, all, 'step.board'), frame, ...gearSteps(subject, all), ...rest];
  }
  if (mounting === 'grid') return [text('step.module'), ...gearSteps(subject, all), ...ofKind];
  if (mounting === 'ground') return [...groundSteps(subject, all), ...ofKind];
  if (mounting === 'wall-box') return [...boxSteps(subject, all), ...ofKind];
  if (mounting === 'driver') return [placeOfDriver(subject), ...ofKind];
  if (mounting === 'street') return [...columnSteps(subject, all), ...ofKind];
  const openings = mounting === 'emergency' ? openingSteps(subject, all) : [];
  const cavity = mounting === 'emergency-recessed' ? recess() : [];
  return [...openings, ...cavity, ...ofKind, ...rowSteps(subject, all), ...testSteps(subject, all)];
}

/** The opening of the recessed variants of a product that is mounted in other ways too. */
function openingSteps({ text }: Subject, all: Stated[]): string[] {
  const recessed = all.filter(({ variant }) => variant.cutOutMm !== null);
  const sizes = distinct(recessed.flatMap(({ variant }) => variant.cutOutMm ?? [])).map(sizeText);
  if (sizes.length === 0) return [];
  const depth = Math.max(0, ...recessed.map(({ values }) => Number(values.recess_depth_mm ?? 0)));
  return [text('step.recessed-variants', { size: sizes.join(', '), depth })];
}

function recessSteps(
  subject: Subject,
  all: Stated[],
  ceiling: 'step.board' | 'step.ceiling',
): string[] {
  const { text } = subject;
  const sizes = distinct(all.flatMap(({ variant }) => variant.cutOutMm ?? [])).map(sizeText);
  const size = sizes.join(', ');
  const depth = Math.max(0, ...all.map(({ values }) => Number(values.recess_depth_mm ?? 0)));
  const cut = text(sizes.length === 1 ? 'step.cut-out' : 'step.cut-outs', { size });
  const thickness = rangesOf(subject, 'ceiling_mm', all);
  return [
    cut,
    ...(thickness ? [text(ceiling, { thickness })] : []),
    depth > 0 ? text('step.depth', { depth }) : text('step.void'),
  ];
}

function sizeText(size: string): string {
  return size.includes('x') ? size.replace('x', ' × ') : `Ø ${size}`;
}

function gearSteps({ text }: Subject, all: Stated[]): string[] {
  const isBeside = all.some(({ values }) => values.gear_place === 'beside');
  return [text(isBeside ? 'step.gear.beside' : 'step.gear.built-in')];
}

function columnSteps(subject: Subject, all: Stated[]): string[] {
  const { text, locale } = subject;
  const heaviest = Math.max(...all.map(({ variant }) => variant.weightKg));
  const weight = formatQuantity(locale, heaviest, 'kg', 1);
  const exposed = Math.max(0, ...all.map(({ values }) => Number(values.wind_area_m2 ?? 0)));
  const area = formatNumber(locale, exposed, 3);
  const diameters = rangesOf(subject, 'spigot_mm', all);
  return [
    exposed > 0 ? text('step.column', { weight, area }) : text('step.column-weight', { weight }),
    ...(diameters ? [text('step.spigot', { diameters })] : []),
  ];
}

const groundFixings = ['plate', 'earth-anchor', 'spike'] as const;

/** One step for each way in which a post or projector stands in the ground. */
function groundSteps({ text }: Subject, all: Stated[]): string[] {
  const stated = all.flatMap(({ values }) => values.ground_fixing ?? []);
  return groundFixings
    .filter((fixing) => stated.includes(fixing))
    .map((fixing) => text(`step.ground.${fixing}`));
}

/** The opening in masonry that a box of its own fills. */
function boxSteps({ text }: Subject, all: Stated[]): string[] {
  const size = distinct(all.flatMap(({ variant }) => variant.cutOutMm ?? [])).map(sizeText);
  const depth = Math.max(0, ...all.map(({ values }) => Number(values.recess_depth_mm ?? 0)));
  return depth > 0 ? [text('step.wall-box', { size: size.join(', '), depth })] : [];
}

/** A case that lets no water in may be anywhere. */
function placeOfDriver({ text, product }: Subject): string {
  const isSealed = product.variants.some(({ ip }) => ip !== null && ip >= 'IP65');
  return text(isSealed ? 'step.driver.sealed' : 'step.driver.dry');
}

/** Lines that hang and carry the supply on are joined to rows. */
function rowSteps({ text, product }: Subject, all: Stated[]): string[] {
  const isJoined = all.some(({ values }) => (values.through_wiring ?? 'none') !== 'none');
  const isLine = product.archetype === 'linear' && product.isSuspended;
  return isLine && isJoined ? [text('step.row')] : [];
}

/** How each kind of emergency unit is tested for the first time. */
function testSteps({ text }: Subject, all: Stated[]): string[] {
  const stated = all.filter(({ variant }) => variant.emergency !== 'none');
  const tests = distinct(stated.map(({ values }) => values.emergency_test ?? 'manual'));
  return (['manual', 'self-test', 'dali', 'wireless'] as const)
    .filter((test) => tests.includes(test))
    .map((test) => text(`step.test.${test}`));
}

/** EN 60598-2-22: a battery is charged within 24 hours. */
const MAX_RECHARGE_H = 24;

/** How long batteries are charged before the first test of duration; none without batteries. */
export function listCharging(subject: Subject): string[] {
  const recharges = subject.product.variants
    .filter(({ emergency }) => emergency !== 'none')
    .map((variant) => Number(attributesOfVariant(subject, variant).recharge_h ?? MAX_RECHARGE_H));
  if (recharges.length === 0) return [];
  return [subject.text('instructions.after.emergency', { hours: Math.max(...recharges) })];
}

const terminals = ['push-in', 'screw', 'lead', 'plug', 'solder'] as const;

/** What an installer needs at the terminals: section, stripped length, torque and cable entries. */
export function listTerminals(subject: Subject): string[] {
  const { product, text, locale } = subject;
  const values = product.variants.map((variant) => attributesOfVariant(subject, variant));
  const sentences = values.map((stated) => {
    const kind = terminals.find((name) => name === stated.terminal);
    const { terminal_mm2: sections, terminal_strip_mm: strip, terminal_torque_nm: torque } = stated;
    if (!kind || sections === undefined) return '';
    const section = rangeText(subject, sections);
    return [
      text(`terminal.${kind}`, { section }),
      ...(strip
        ? [text('terminal.strip', { length: formatNumber(locale, Number(strip), 1) })]
        : []),
      ...(torque
        ? [text('terminal.torque', { torque: formatNumber(locale, Number(torque), 2) })]
        : []),
    ].join(' ');
  });
  const entries = distinct(values.flatMap(({ cable_entries: stated }) => stated ?? []));
  const ofEntries = entries.map((entry) => String(entry).replace('x', ' × ')).join(', ');
  return [
    ...distinct(sentences).filter((sentence) => sentence !== ''),
    ...(ofEntries ? [text('terminal.entries', { entries: ofEntries })] : []),
  ];
}

function rangesOf(subject: Subject, name: string, all: Stated[]): string {
  const stated = distinct(all.flatMap(({ values }) => values[name] ?? []));
  return stated.map((value) => rangeText(subject, value)).join(', ');
}

/** `0.5-2.5` is `0,5–2,5` in Spanish. */
function rangeText({ locale }: Pick<Subject, 'locale'>, value: AttributeValue): string {
  return String(value)
    .replace(/[\d.]+/g, (number) => formatNumber(locale, Number(number), 2))
    .replace('-', '–');
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
