import { useId } from 'react';
import { whiteSteps } from '#core/photometry/scene/exposure.ts';
import type { SceneKind, SceneSetup } from '#core/photometry/scene/scene.ts';
import { type ControlRange, sceneRanges } from '#core/photometry/scene/scene-setups.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { useT } from './studio-texts.ts';
import type { Stage } from './use-stage.ts';

type Props = {
  stage: Stage;
  kinds: readonly SceneKind[];
  onKind: (kind: SceneKind) => void;
  onChange: (stage: Stage) => void;
};

const PERCENT: ControlRange = { min: 1, max: 100, step: 1 };

/** What applies to all pictures: the scene, the mounting, dimming and exposure. */
export function StudioControls({ stage, kinds, onKind, onChange }: Props) {
  const t = useT();
  const { kind, setup, whiteLux } = stage;
  const ranges = sceneRanges[kind];
  const change = (part: Partial<SceneSetup>) =>
    onChange({ ...stage, setup: { ...setup, ...part } });
  const metres = (value: number) => formatQuantity(t.locale, value, 'm', 2);
  const degrees = (value: number) => `${formatNumber(t.locale, value, 0)}°`;
  return (
    <div className="studio-controls">
      {kinds.length > 1 && <SceneChoice {...{ kind, kinds, onKind }} />}
      {ranges.heightM && (
        <Slider
          name={t('studio.height')}
          range={ranges.heightM}
          value={setup.heightM}
          text={metres}
          onChange={(heightM) => change({ heightM })}
        />
      )}
      {ranges.distanceM && (
        <Slider
          name={t(kind === 'street' ? 'studio.spacing' : 'studio.distance')}
          range={ranges.distanceM}
          value={setup.distanceM}
          text={metres}
          onChange={(distanceM) => change({ distanceM })}
        />
      )}
      {ranges.tiltDeg && (
        <Slider
          name={t('studio.tilt')}
          range={ranges.tiltDeg}
          value={setup.tiltDeg}
          text={degrees}
          onChange={(tiltDeg) => change({ tiltDeg })}
        />
      )}
      <Slider
        name={t('studio.dimming')}
        range={PERCENT}
        value={Math.round(setup.dimming * 100)}
        text={(value) => formatQuantity(t.locale, value, '%', 0)}
        onChange={(percent) => change({ dimming: percent / 100 })}
      />
      <Slider
        name={t('studio.white')}
        range={{ min: 0, max: whiteSteps.length - 1, step: 1 }}
        value={Math.max(0, whiteSteps.indexOf(whiteLux))}
        text={(index) => formatQuantity(t.locale, whiteSteps[index] ?? whiteLux, 'lx', 1)}
        onChange={(index) => onChange({ ...stage, whiteLux: whiteSteps[index] ?? whiteLux })}
      />
    </div>
  );
}

type SliderProps = {
  name: string;
  range: ControlRange;
  value: number;
  text: (value: number) => string;
  onChange: (value: number) => void;
};

function Slider({ name, range, value, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="studio-slider">
      <label htmlFor={id}>{name}</label>
      <span aria-hidden="true">{text(value)}</span>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={text(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

type SceneProps = Pick<Props, 'kinds' | 'onKind'> & { kind: SceneKind };

function SceneChoice({ kind, kinds, onKind }: SceneProps) {
  const t = useT();
  return (
    <label className="studio-choice">
      {t('studio.scene')}
      <select value={kind} onChange={({ target }) => onKind(target.value as SceneKind)}>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(`studio.scene.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
