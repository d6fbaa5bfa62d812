/** A dimmer or colour controller between driver and strip. */
export type ControllerLimits = {
  channels: number;
  ampsPerChannel: number;
  /** Outputs that may be bridged for one colour. */
  maxBridged: number;
};

export type ControllerNeed = {
  /** Controllers, each with its own section of strip. */
  count: number;
  /** Current of one colour behind one controller, amperes. */
  ampsPerColour: number;
  /** Bridged outputs per colour; 1 if one is enough. */
  bridged: number;
  /** Outputs in use on each controller. */
  channelsUsed: number;
};

/** Limits of a controller of the catalogue, of whose current only a share is used. */
export function limitsOf(
  controller: { channels: number; amps_per_channel: number; max_bridged: number },
  share: number,
): ControllerLimits {
  const { channels, amps_per_channel: amps, max_bridged: maxBridged } = controller;
  return { channels, ampsPerChannel: amps * share, maxBridged };
}

const TOLERANCE_A = 1e-9;

/**
 * Returns how many controllers a load needs. Each colour draws an equal part: A = P / V / colours. If that exceeds the
 * current of an output, outputs are bridged; if that is not allowed or there are too few, the load is divided among
 * more controllers. Null if the controller has fewer outputs than the strip has colours.
 *
 * @param colours 1 for a single white, 2 for tunable white, 3 for RGB, 4 for RGBW.
 */
export function countControllers(
  { watts, volts, colours }: { watts: number; volts: number; colours: number },
  { channels, ampsPerChannel, maxBridged }: ControllerLimits,
): ControllerNeed | null {
  const mostBridged = Math.min(maxBridged, Math.floor(channels / colours));
  if (mostBridged < 1) return null;
  const amps = watts / volts / colours;
  const count = Math.max(1, Math.ceil(amps / (ampsPerChannel * mostBridged) - TOLERANCE_A));
  const ampsPerColour = amps / count;
  const bridged = Math.max(1, Math.ceil(ampsPerColour / ampsPerChannel - TOLERANCE_A));
  return { count, ampsPerColour, bridged, channelsUsed: bridged * colours };
}
