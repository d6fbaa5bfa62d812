import { type MouseEvent, useState } from 'react';
import { DraftInput } from '#app/projects/draft-input.tsx';
import { LineIcon } from '#app/projects/line-icon.tsx';
import { nameOf } from '#app/projects/line-name.ts';
import { LineFigures, type LineProps, LineVariant } from '#app/projects/line-variant.tsx';
import { changeOwn, removeLines, repeatLine, shiftLine } from '#app/projects/project-actions.ts';
import { useT } from '#app/projects/project-texts.ts';
import { pasteNumber } from '#app/ui/browser/paste-number.ts';
import { Icon } from '#app/ui/icon.tsx';
import { changeLine } from '#core/projects/lines.ts';
import {
  type LineChange,
  LONGEST_LABEL,
  LONGEST_NOTE,
  MOST_PIECES,
  type Project,
} from '#core/projects/project.ts';

type Props = LineProps & { project: Project };

/** A line of the visitor's own list; every field is editable in place. */
export function OwnLine({ project, ...props }: Props) {
  const t = useT();
  const { line, variant } = props;
  const code = variant?.sku ?? nameOf(t, line);
  const change = (part: LineChange) => {
    changeOwn(project.id, (lines) => changeLine(lines, line.key, part));
  };
  return (
    <li className="project-line" data-line={line.key}>
      <div className="project-place">
        <span className="visually-hidden project-label">{t('projects.position')}</span>
        <DraftInput
          aria-label={t('projects.position-of', { code })}
          value={line.label}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
          onText={(label) => change({ label })}
        />
      </div>
      <LineVariant {...props} />
      <div className="project-quantity">
        <span className="visually-hidden project-label">{t('projects.quantity')}</span>
        <Stepper
          code={code}
          quantity={line.quantity}
          onQuantity={(quantity) => change({ quantity })}
        />
      </div>
      <LineFigures {...props} />
      <DraftInput
        className="project-note"
        aria-label={t('projects.note-of', { code })}
        placeholder={t('projects.note')}
        value={line.note}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        onText={(note) => change({ note })}
      />
      <LineTools project={project} line={line} code={code} />
    </li>
  );
}

type StepperProps = { code: string; quantity: number; onQuantity: (quantity: number) => void };

function Stepper({ code, quantity, onQuantity }: StepperProps) {
  const t = useT();
  return (
    <span className="project-stepper">
      <button
        type="button"
        aria-label={t('projects.fewer', { code })}
        aria-disabled={quantity <= 1}
        onClick={() => onQuantity(quantity - 1)}
      >
        −
      </button>
      <DraftInput
        type="number"
        onPaste={pasteNumber(t.locale)}
        min={1}
        max={MOST_PIECES}
        inputMode="numeric"
        aria-label={t('projects.quantity-of', { code })}
        value={String(quantity)}
        onText={(text) => Number(text) >= 1 && onQuantity(Number(text))}
      />
      <button
        type="button"
        aria-label={t('projects.more', { code })}
        aria-disabled={quantity >= MOST_PIECES}
        onClick={() => onQuantity(quantity + 1)}
      >
        +
      </button>
    </span>
  );
}

type ToolsProps = Pick<LineProps, 'line'> & { project: Project; code: string };

function LineTools({ project, line, code }: ToolsProps) {
  const t = useT();
  const [moved, setMoved] = useState('');
  const index = project.lines.indexOf(line);
  function shift({ currentTarget }: MouseEvent<HTMLElement>, step: -1 | 1) {
    const message = shiftLine(t, project, { line, step });
    if (!message) return;
    setMoved(message);
    // The moved element loses the focus.
    requestAnimationFrame(() => currentTarget.focus());
  }
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    const item = currentTarget.closest('li');
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    removeLines(t, project, [line]);
    const target =
      beside?.querySelector<HTMLElement>('.project-remove') ??
      document.querySelector<HTMLElement>('.project-add input');
    requestAnimationFrame(() => target?.focus());
  }
  return (
    <div className="project-line-tools">
      <button
        type="button"
        aria-label={t('projects.up', { code })}
        aria-disabled={index === 0}
        onClick={(event) => shift(event, -1)}
      >
        <LineIcon name="up" />
      </button>
      <button
        type="button"
        aria-label={t('projects.down', { code })}
        aria-disabled={index === project.lines.length - 1}
        onClick={(event) => shift(event, 1)}
      >
        <LineIcon name="down" />
      </button>
      <button
        type="button"
        aria-label={t('projects.repeat', { code })}
        onClick={() => repeatLine(t, project, line)}
      >
        <LineIcon name="repeat" />
      </button>
      <button
        type="button"
        className="project-remove"
        aria-label={t('projects.remove', { code })}
        onClick={remove}
      >
        <Icon name="close" size={16} />
      </button>
      <span className="visually-hidden" role="status">
        {moved}
      </span>
    </div>
  );
}
