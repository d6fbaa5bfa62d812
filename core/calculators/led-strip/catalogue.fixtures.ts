import type { StripTable } from '#core/calculators/led-strip/parts/part-record.ts';
import type {
  NumberedPart,
  PartVariant,
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';

type Row<Table extends StripTable> = Omit<NumberedPart<Table>, 'variantId' | 'productId'>;

function withVariant<Table extends StripTable>(
  row: Row<Table>,
  overrides: Partial<PartVariant> = {},
): StripPart<Table> {
  const { sku } = row as { sku: string };
  const code = sku.split('/')[0] as string;
  const variant: PartVariant = {
    id: 1,
    sku,
    description: sku,
    picture: null,
    product: { id: 1, code, slug: code.toLowerCase(), title: code },
    finish: 'white',
    ip: 'IP20',
    cctK: null,
    cctMaxK: null,
    cri: null,
    fluxLm: null,
    powerW: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    ...overrides,
  };
  return { ...row, variantId: 1, productId: 1, variant: variant } as unknown as StripPart<Table>;
}

const strip = (
  sku: string,
  ip: string,
  { colour = 'mono', ...rest }: Partial<Row<'strips'>> = {},
) => {
  return withVariant<'strips'>(
    {
      sku,
      colour,
      led: 'smd',
      watts_per_metre: 14.4,
      volts: 24,
      cut_increment_mm: 50,
      loop_resistance_ohm_per_m: 0.115,
      max_run_single_m: 5,
      max_run_double_m: 10,
      board_width_mm: 8,
      needs_profile: 'yes',
      ...rest,
    },
    { ip, lengthMm: 5_000, cctK: 3_000 },
  );
};

const part = (
  sku: string,
  [kind, role]: [Row<'parts'>['kind'], Row<'parts'>['role']],
  rest: Partial<Row<'parts'>> = {},
) => {
  const empty = { fits: null, ip: 'IP20', cores: null, area_mm2: null, length_m: null, pack: 1 };
  return withVariant<'parts'>({ sku, kind, role, ...empty, ...rest }, { ip: rest.ip ?? empty.ip });
};

const driver = (
  sku: string,
  protocol: 'none' | 'dali-dt8',
  rest: { rated_w: number; channels?: number },
) => {
  const { rated_w, channels = protocol === 'none' ? 1 : 4 } = rest;
  const loads = { max_load_percent: null, min_load_w: null };
  return withVariant<'drivers'>({ sku, protocol, channels, volts: 24, rated_w, ...loads });
};

/** A small catalogue: dry and sealed strip of one white, dry strip of four channels, and matching parts. */
export function buildCatalogue(): StripCatalogue {
  const bar = {
    inner_width_mm: 12,
    max_watts_per_metre: 20,
    ip: 'IP20',
    mounting: 'surface',
  } as const;
  const box = { diffuser: 'opal', clips_included: 4, cap_pairs_included: 1 } as const;
  return {
    strips: [
      strip('DRY/1', 'IP20'),
      strip('WET/1', 'IP67'),
      strip('COL/1', 'IP20', { colour: 'rgbw' }),
      strip('LOW/1', 'IP20', { volts: 12 }),
      strip('WIDE/1', 'IP20', { board_width_mm: 20 }),
    ],
    drivers: [
      driver('FIX/100', 'none', { rated_w: 100 }),
      driver('FIX/200', 'none', { rated_w: 200 }),
      driver('DALI/100', 'dali-dt8', { rated_w: 100 }),
      driver('ONE/100', 'dali-dt8', { rated_w: 100, channels: 1 }),
    ],
    controllers: [
      withVariant<'controllers'>({
        sku: 'CTL/4',
        protocol: 'dali-dt8',
        channels: 4,
        amps_per_channel: 1,
        max_bridged: 1,
        volts_min: 12,
        volts_max: 48,
      }),
    ],
    profiles: [
      withVariant<'profiles'>({ sku: 'BAR/2000', stock_mm: 2_000, ...bar, ...box }),
      withVariant<'profiles'>({ sku: 'BAR/3000', stock_mm: 3_000, ...bar, ...box }),
      withVariant<'profiles'>({
        sku: 'BARE/2000',
        stock_mm: 2_000,
        ...bar,
        diffuser: null,
        clips_included: 0,
        cap_pairs_included: 0,
      }),
    ],
    diffusers: [
      withVariant<'diffusers'>({
        sku: 'DIF/2000',
        fits: ['BARE'],
        diffuser: 'opal',
        stock_mm: 2_000,
      }),
    ],
    parts: buildParts(),
  };
}

function buildParts(): StripCatalogue['parts'] {
  return [
    part('CAP/P', ['end-cap', 'plain-cap'], { fits: ['BAR', 'BARE'] }),
    part('CAP/C', ['end-cap', 'cable-cap'], { fits: ['BAR', 'BARE'] }),
    part('CLIP/10', ['profile-accessory', 'clip'], { fits: ['BAR', 'BARE'], pack: 10 }),
    part('HANG/1', ['profile-accessory', 'suspension'], { fits: ['BAR'] }),
    part('BOX/1', ['additional', 'junction-box']),
    part('WIPE/20', ['additional', 'cleaner'], { pack: 20 }),
    part('PIN/1', ['profile-accessory', 'joiner'], { fits: ['BAR', 'BARE'] }),
    part('LEAD/8/2', ['connector', 'feed-lead'], { fits: ['DRY'], cores: 2 }),
    part('LINK/8/2', ['connector', 'link'], { fits: ['DRY'], cores: 2 }),
    part('LEAD/67', ['connector', 'feed-lead'], { fits: ['WET'], cores: 2, ip: 'IP67' }),
    part('WIRE/10', ['dc-cable', 'cable'], { cores: 2, area_mm2: 1.5, length_m: 10 }),
    part('WIRE/50', ['dc-cable', 'cable'], { cores: 2, area_mm2: 1.5, length_m: 50 }),
    part('RUBBER/10', ['dc-cable', 'cable'], { cores: 2, area_mm2: 1.5, length_m: 10, ip: 'IP67' }),
    part('SEAL/CAP', ['silicone', 'sealed-cap'], { fits: ['WET'], pack: 10, ip: 'IP67' }),
    part('SEAL/ENT', ['silicone', 'sealed-entry'], { fits: ['WET'], pack: 10, ip: 'IP67' }),
    part('SEAL/GLUE', ['silicone', 'glue'], { fits: ['WET'], pack: 20, ip: 'IP67' }),
  ];
}
