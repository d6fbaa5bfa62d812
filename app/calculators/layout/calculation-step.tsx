import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type Props = {
  title: string;
  /** What is chosen in it, told while it is folded. */
  chosen: ReactNode;
  /** Whether it starts open, and opens when this becomes true; nothing but the visitor folds it. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Fields of a calculator that belong together, which fold without scripts. */
export function CalculationStep({ title, chosen, isOpen = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [startsOpen] = useState(isOpen);
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details
      ref={details}
      className="calculation-step"
      open={startsOpen || undefined}
      // A form is not submitted while a field is wrong, and the browser can show it only if it is not folded.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>
        <span className="calculation-step-title">{title}</span>
        <span className="calculation-step-chosen">{chosen}</span>
      </summary>
      <fieldset className="calculation-step-body">
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
