import type { AttributeSubject } from '#core/catalogue/attributes/attribute.ts';

type Test = (subject: AttributeSubject) => boolean;

export const always: Test = () => true;

export const givesLight: Test = ({ fluxLm }) => fluxLm !== null;

export const isStrip: Test = ({ archetype }) => archetype === 'strip';

/** Luminaires that are dark or of little importance for colour while the mains are on. */
export const isForEmergency: Test = ({ archetype }) =>
  archetype === 'emergency' || archetype === 'exit-sign';

export const hasEmergency: Test = ({ emergency }) => emergency !== 'none';

export const isOnMains: Test = ({ voltage }) => voltage?.includes('AC') ?? false;

/** Contains control gear on the mains: luminaires with light, and drivers. */
export const hasGear: Test = (subject) =>
  isOnMains(subject) &&
  (givesLight(subject) || ['driver', 'exit-sign'].includes(subject.archetype));

/** Luminaires whose light is on in normal operation, on the mains. */
export const isMainsLuminaire: Test = (subject) =>
  isOnMains(subject) && givesLight(subject) && !isForEmergency(subject);

export const isElectrical: Test = ({ voltage, powerW }) => voltage !== null || powerW !== null;

export const isRadio: Test = ({ dimming }) => ['casambi', 'zigbee', 'octo'].includes(dimming);

export const isRecessed: Test = ({ cutOutMm, archetype }) =>
  cutOutMm !== null && archetype !== 'in-ground';

export const isLuminaire: Test = (subject) =>
  isElectrical(subject) &&
  !isStrip(subject) &&
  (givesLight(subject) || subject.archetype === 'exit-sign');

export const isOnColumn: Test = ({ archetype }) => archetype === 'street';

export const isInWind: Test = ({ archetype }) => ['street', 'floodlight'].includes(archetype);

export const isPost: Test = ({ archetype }) => archetype === 'bollard';

/** May stand in the ground by itself: bollards, and projectors on a spike. */
export const isInGround: Test = ({ archetype }) => ['bollard', 'floodlight'].includes(archetype);
