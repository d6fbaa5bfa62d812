import { memo } from 'react';
import { useT } from '#app/calculators/room/room-texts.ts';
import {
  drawSection,
  type SectionAxis,
  type SectionDrawing,
} from '#core/calculators/room/plan/section-drawing.ts';
import { sectionLabelText } from '#core/calculators/room/plan/section-picture.ts';
import { type LuminaireGroup, listGroups, type Room } from '#core/calculators/room/room.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { formatQuantity } from '#core/units.ts';

type Props = {
  room: Room;
  result: RoomResult;
  luminaire: Luminaire;
  further: readonly LuminaireGroup[];
};

const axes: SectionAxis[] = ['longitudinal', 'transversal'];
const MARGIN = { side: 78, top: 42, bottom: 10 };

/** The room from two sides: heights, luminaires with their beams, working plane and the eye that glares most. */
export const RoomSections = memo(function RoomSections(props: Props) {
  const { room, result, luminaire, further } = props;
  const t = useT();
  const metres = (value: number) => formatQuantity(t.locale, value, 'm', 2);
  const { placed, ugr } = result;
  const groups = listGroups(room, { luminaire, placed, further });
  const drawings = axes.map((axis) => ({
    axis,
    drawing: drawSection(room, { groups, ugr }, axis),
  }));
  const heights = [...new Set(groups.map(({ heightM }) => heightM))];
  const text = t('room.section.text', {
    mounting: heights.map(metres).join(', '),
    plane: metres(room.workPlaneM),
    height: metres(room.heightM),
    eye: metres(ugr.eyeM),
  });
  return (
    <div className="room-sections">
      {drawings.map(({ axis, drawing }) => (
        <figure key={axis} className="calculator-plan">
          <figcaption>{t(`room.section.${axis}`)}</figcaption>
          <Section drawing={drawing} label={`${t(`room.section.${axis}`)}. ${text}`} />
        </figure>
      ))}
      <p className="calculator-note">
        {text} {drawings.some(({ drawing }) => drawing.hasBeam) && t('room.section.beam')}
      </p>
    </div>
  );
});

function Section({ drawing, label }: { drawing: SectionDrawing; label: string }) {
  const t = useT();
  const { width, height, shapes, labels } = drawing;
  const { side, top, bottom } = MARGIN;
  const box = [-side, -top, width + 2 * side, height + top + bottom];
  return (
    <svg role="img" aria-label={label} viewBox={box.join(' ')}>
      {shapes.map(({ look, path }, index) => (
        <path key={index} d={path} data-look={look} />
      ))}
      <g className="room-sizes">
        {labels.map((label) => (
          <text key={`${label.x} ${label.y}`} x={label.x} y={label.y} textAnchor={label.anchor}>
            {sectionLabelText(t, label)}
          </text>
        ))}
      </g>
    </svg>
  );
}
