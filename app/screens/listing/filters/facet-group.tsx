import { type ReactNode, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  title: string;
  /** What is chosen, in short; '' for nothing. */
  chosen: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
};

/** One facet of the filters, which folds. What is chosen of it can be read while it is closed. */
export function FacetGroup({ title, chosen, isOpenAtFirst, children }: Props) {
  const [isOpen] = useState(isOpenAtFirst || chosen !== '');
  return (
    <details className="facet-group" open={isOpen}>
      <summary className="facet-group-summary">
        <span className="facet-group-title">{title}</span>
        {chosen && <span className="facet-group-chosen">{chosen}</span>}
        <Icon name="down" size={16} />
      </summary>
      <div className="facet-group-content">{children}</div>
    </details>
  );
}
