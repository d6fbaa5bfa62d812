import type { ReactNode } from 'react';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { energyParams } from '#core/calculators/energy/energy-query.ts';

type Props = {
  /** The change that the server makes where there is no JavaScript. */
  change: string;
  onPress: () => void;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A button that changes the zones. */
export function ZoneButton({ change, onPress, label, className, children }: Props) {
  const isLive = useIsHydrated();
  return (
    <button
      type={isLive ? 'button' : 'submit'}
      name={energyParams.change}
      value={change}
      className={className}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
