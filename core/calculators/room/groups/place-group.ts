import type { Floor } from '#core/calculators/room/floor.ts';
import type { LuminaireGroup, Placed } from '#core/calculators/room/room.ts';
import { missing } from '#core/missing.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { GroupForm } from './group-form.ts';
import { tiltLuminaire } from './tilt-luminaire.ts';

type Arrangement = Omit<GroupForm, 'luminaire' | 'wrong' | 'flux' | 'tilt'>;

/** Positions of a group: a grid around the middle of the room, displaced as a whole. */
export function placeGroup({ lengthM, widthM }: Floor, group: Arrangement): Placed[] {
  const { rows, columns, shiftx, shifty } = group;
  const [stepX, stepY] = [group.stepx || lengthM / columns, group.stepy || widthM / rows];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      x: lengthM / 2 + shiftx + (column - (columns - 1) / 2) * stepX,
      y: widthM / 2 + shifty + (row - (rows - 1) / 2) * stepY,
      c0Deg: group.turn,
    };
  });
}

/** A group of a form as the calculation needs it. */
export function toLuminaireGroup(
  floor: Floor,
  group: Omit<GroupForm, 'luminaire' | 'wrong'>,
  luminaire: Luminaire,
): LuminaireGroup {
  return {
    luminaire: dimLuminaire(tiltLuminaire(luminaire, group.tilt), group.flux / 100),
    placed: placeGroup(floor, group),
    heightM: group.mounting,
  };
}

/** A luminaire dimmed to a share of its flux; its power is taken as proportional to the flux. */
function dimLuminaire(luminaire: Luminaire, share: number): Luminaire {
  const { lampFluxLm, fluxLm, powerW } = luminaire;
  return {
    ...luminaire,
    lampFluxLm: lampFluxLm * share,
    fluxLm: fluxLm * share,
    powerW: powerW === null ? null : powerW * share,
  };
}

/** Further groups of a form with their luminaires. */
export function listFurther(
  floor: Floor,
  groups: readonly GroupForm[],
  luminaires: readonly (Luminaire | null)[],
): LuminaireGroup[] {
  return groups.map((group, index) => {
    return toLuminaireGroup(floor, group, luminaires[index] ?? missing());
  });
}
