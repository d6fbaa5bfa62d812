import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** What is chosen in it, told while it is folded. */
  chosen: ReactNode;
  /** Whether it starts open; a visitor's own folding stays. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Fields of a calculator that belong together, which fold without scripts. */
export function CalculationStep({ title, chosen, isOpen = false, children }: Props) {
  return (
    <details className="calculation-step" open={isOpen || undefined}>
      <summary>
        <span className="calculation-step-title">{title}</span>
        <span className="calculation-step-chosen">{chosen}</span>
      </summary>
      <div className="calculation-step-body">{children}</div>
    </details>
  );
}
