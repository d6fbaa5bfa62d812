import { protocols } from '#core/calculators/led-strip/parts/part-words.ts';
import type {
  StripFinding,
  StripFindingCode,
} from '#core/calculators/led-strip/plan/strip-findings.ts';
import { protocolKeys } from '#core/calculators/led-strip/strip-labels.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

const keys: Record<StripFindingCode, MessageKey<'strip'>> = {
  'shorter-than-one-cut': 'strip.finding.shorter-than-one-cut',
  'over-max-run': 'strip.finding.over-max-run',
  'split-for-driver': 'strip.finding.split-for-driver',
  'driver-overload': 'strip.finding.driver-overload',
  'driver-underload': 'strip.finding.driver-underload',
  'cable-drop': 'strip.finding.cable-drop',
  'strip-drop': 'strip.finding.strip-drop',
  'total-drop': 'strip.finding.total-drop',
  corners: 'strip.finding.corners',
  'profile-joint': 'strip.finding.profile-joint',
  'no-profile-fits': 'strip.finding.no-profile-fits',
  'profile-needed': 'strip.finding.profile-needed',
  'no-controller': 'strip.finding.no-controller',
  'voltage-mismatch': 'strip.finding.voltage-mismatch',
  'protocol-mismatch': 'strip.finding.protocol-mismatch',
  'channel-mismatch': 'strip.finding.channel-mismatch',
  'profile-mismatch': 'strip.finding.profile-mismatch',
  'ip-mismatch': 'strip.finding.ip-mismatch',
};

/** Formats a finding as a sentence, with at most one decimal in its figures. */
export function findingText(t: Translate<'strip'>, { code, values }: StripFinding): string {
  const shown = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') return [name, formatNumber(t.locale, value, 1)];
    const protocol = protocols.find((candidate) => candidate === value);
    return [name, protocol ? t(protocolKeys[protocol]) : value];
  });
  return t(keys[code], Object.fromEntries(shown));
}
