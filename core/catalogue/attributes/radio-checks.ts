import {
  type AttributeFinding,
  type CheckedAttributes,
  cellOf,
} from '#core/catalogue/attributes/attribute-finding.ts';
import { eitherOf, type Said, say } from '#core/say.ts';

/** The technology that each kind of wireless control uses. */
const ofControl: Readonly<Record<string, string>> = {
  casambi: 'bluetooth-le',
  zigbee: 'zigbee',
  octo: 'octo-mesh',
};

/** What a product may contain beside its control: a radar detector, or Bluetooth for its settings. */
const besideControl = ['radar', 'bluetooth-le'];

const bands: Readonly<Record<string, readonly string[]>> = {
  'bluetooth-le': ['2.4 GHz'],
  radar: ['5.8 GHz', '24 GHz'],
  zigbee: ['868 MHz', '2.4 GHz'],
  'octo-mesh': ['868 MHz', '2.4 GHz'],
};

/** Finds contradictions between radio, band, internet connection and wireless control. */
export function checkRadio({ subject, values }: CheckedAttributes): AttributeFinding[] {
  const { radio, radio_band: band } = values;
  const findings: AttributeFinding[] = [];
  const complain = (
    field: 'radio' | 'radio_band' | 'radio_dbm' | 'internet',
    problem: Said,
    whatToDo: Said,
  ) => findings.push({ field, problem, whatToDo, isCertain: true });
  if (radio === undefined) {
    for (const field of ['radio_band', 'radio_dbm', 'internet'] as const) {
      if (values[field] === undefined) continue;
      complain(
        field,
        say`'${cellOf(values[field])}' is stated, but no radio`,
        say`State radio, or empty it.`,
      );
    }
    return findings;
  }
  const expected = ofControl[subject.dimming];
  const isRight = expected ? radio === expected : besideControl.includes(String(radio));
  if (!isRight) {
    const whatToDo = expected
      ? say`Write ${expected}, or correct dimming.`
      : say`Correct one of the two.`;
    complain('radio', say`'${cellOf(radio)}' contradicts dimming, '${subject.dimming}'`, whatToDo);
  }
  const permitted = bands[String(radio)] ?? [];
  if (band === undefined) {
    complain(
      'radio_band',
      say`is empty although the variant has a radio, ${cellOf(radio)}`,
      say`State the band.`,
    );
  } else if (!permitted.includes(String(band))) {
    const name = radio === 'bluetooth-le' ? 'Bluetooth' : cellOf(radio);
    const whatToDo = say`Write ${eitherOf(permitted)}.`;
    complain('radio_band', say`'${cellOf(band)}' is not the band of ${name}`, whatToDo);
  }
  return findings;
}
