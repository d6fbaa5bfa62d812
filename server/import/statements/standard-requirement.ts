import { requirementOf } from '#core/calculators/area/requirements.ts';
import { limitsOf, type RoadFigureId } from '#core/calculators/road/road-class.ts';
import { findDensityLimit, findRoomUse, findVeeiLimit } from '#core/calculators/room/uses.ts';
import { missing } from '#core/missing.ts';
import { say } from '#core/say.ts';
import type { StatementOf } from '#core/statements/statement-record.ts';
import type { Finding } from '#server/import/statements/check-catalogue-statement.ts';

type Requirement = StatementOf<'room-use' | 'road-class' | 'area-use'>;
type Figures = Record<string, number | null | undefined>;

/** Compares what a text says that a standard requires with the tables of the calculators. */
export function checkRequirement(statement: Requirement): Finding {
  const table = figuresOf(statement);
  const wrong = Object.entries(statement.has).filter(([name, value]) => table[name] !== value);
  const [name = ''] = wrong[0] ?? [];
  return {
    isTrue: wrong.length === 0,
    found: say`the calculator has ${name} ${table[name] ?? '–'}`,
  };
}

function figuresOf(statement: Requirement): Figures {
  switch (statement.check) {
    case 'room-use':
      return roomFigures(statement.use);
    case 'road-class':
      return roadFigures(statement.class);
    case 'area-use':
      return requirementOf(statement.use) ?? {};
  }
}

function roomFigures(id: string): Figures {
  const use = findRoomUse(id) ?? missing();
  const { targetLux, ugrLimit, uniformity, modifiedLux, cylindricalLux, wallLux, ceilingLux } = use;
  return {
    ...{ lux: targetLux, ugr: ugrLimit, uniformity, modified: modifiedLux },
    ...{ cylindrical: cylindricalLux, wall: wallLux, ceiling: ceilingLux },
    veei: findVeeiLimit(use, targetLux),
    density: findDensityLimit(use, targetLux),
  };
}

function roadFigures(roadClass: StatementOf<'road-class'>['class']): Figures {
  const limits = limitsOf(roadClass);
  const limit = (id: RoadFigureId) => limits.find(({ figure }) => figure === id);
  return {
    luminance: limit('luminance')?.least,
    average: limit('averageLux')?.least,
    minimum: limit('minimumLux')?.least,
    uniformity: limit('uniformity')?.least,
    increment: limit('thresholdIncrement')?.most,
  };
}
