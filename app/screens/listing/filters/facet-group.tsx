import { type ReactNode, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  title: string;
  /** Short summary of the selection; '' if nothing is selected. */
  chosen: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
};

/** A collapsible facet; its selection is visible while it is collapsed. */
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
