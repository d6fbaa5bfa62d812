import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { StandardCode } from '#core/documents/standards.ts';

/**
 * The harmonised standards of the frequency band. 2014/53/EU, Article 3(2), spectrum: wideband data at 2.4 GHz, radio
 * determination at 5.8 and 24 GHz, short-range devices at 868 MHz; Article 3(1)(b): the part of EN 301 489 for the
 * kind of radio.
 */
const ofBand: Readonly<Record<string, readonly StandardCode[]>> = {
  '868 MHz': ['EN 300 220-2', 'EN 301 489-3'],
  '2.4 GHz': ['EN 300 328', 'EN 301 489-17'],
  '5.8 GHz': ['EN 300 440', 'EN 301 489-3'],
  '24 GHz': ['EN 300 440', 'EN 301 489-3'],
};

/** 20 mW: below it EN 62479 presumes that limits of exposure are met; dBm. */
const LOW_POWER_DBM = 13;

/**
 * The standards of the radio in a product, by its band, power and connection: EN 18031-1 only where it communicates over the
 * internet, itself or through another device (Delegated Regulation (EU) 2022/30, Article 1).
 */
export function radioStandards(values: AttributeValues): StandardCode[] {
  const { radio_band: band, radio_dbm: power, internet } = values;
  const isLowPower = power === undefined || Number(power) <= LOW_POWER_DBM;
  return [
    ...(ofBand[String(band)] ?? []),
    'EN 301 489-1',
    isLowPower ? 'EN 62479' : 'EN 62311',
    ...(internet === 'yes' ? (['EN 18031-1'] as const) : []),
  ];
}
