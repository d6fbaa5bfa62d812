import type {
  AttributeFinding,
  CheckedAttributes,
} from '#core/catalogue/attributes/attribute-finding.ts';

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
    problem: string,
    whatToDo: string,
  ) => findings.push({ field, problem, whatToDo, isCertain: true });
  if (radio === undefined) {
    for (const field of ['radio_band', 'radio_dbm', 'internet'] as const) {
      if (values[field] === undefined) continue;
      complain(field, `'${values[field]}' is stated, but no radio`, 'State radio, or empty it.');
    }
    return findings;
  }
  const expected = ofControl[subject.dimming];
  const isRight = expected ? radio === expected : besideControl.includes(String(radio));
  if (!isRight) {
    const whatToDo = expected
      ? `Write ${expected}, or correct dimming.`
      : 'Correct one of the two.';
    complain('radio', `'${radio}' contradicts dimming, '${subject.dimming}'`, whatToDo);
  }
  const permitted = bands[String(radio)] ?? [];
  if (band === undefined) {
    complain(
      'radio_band',
      `is empty although the variant has a radio, ${radio}`,
      'State the band.',
    );
  } else if (!permitted.includes(String(band))) {
    const name = radio === 'bluetooth-le' ? 'Bluetooth' : radio;
    const whatToDo = `Write ${permitted.join(' or ')}.`;
    complain('radio_band', `'${band}' is not the band of ${name}`, whatToDo);
  }
  return findings;
}
