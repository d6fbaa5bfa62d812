import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { energyHash, parseEnergyHash } from '#core/calculators/energy/energy-address.ts';
import {
  ENERGY_FORM_KEY,
  type EnergyForm,
  formatEnergyForm,
  type InstallationForm,
  MAX_ZONES,
  parseEnergyForm,
  type ZoneForm,
} from '#core/calculators/energy/energy-form.ts';
import { changeZones, zoneChanges } from '#core/calculators/energy/energy-query.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { missing } from '#core/missing.ts';

export type EnergySide = 'current' | 'proposed';

/** `sent` is the calculation that the server was sent in the address. */
type Calculations = { empty: EnergyForm; sent: EnergyForm | null };

/**
 * Returns the current calculation: from the link, else from storage, else an empty one. Every change is stored; the
 * first change to a shared calculation replaces the visitor's own.
 */
export function useEnergyForm(t: Translate<'energy'>, { empty, sent }: Calculations) {
  const stored = useStoredForm(t, { empty, sent });
  const { form, keys, isForeign, change } = stored;

  function changeZone(index: number, part: Partial<ZoneForm>) {
    const zones = form.zones.map((zone, number) =>
      number === index ? { ...zone, ...part } : zone,
    );
    change({ ...form, zones });
  }

  return {
    form,
    keys,
    isForeign,
    canAdd: form.zones.length < MAX_ZONES,
    changeForm: (part: Partial<EnergyForm>) => change({ ...form, ...part }),
    changeZone,
    changeInstallation(index: number, side: EnergySide, part: Partial<InstallationForm>) {
      const zone = form.zones[index] ?? missing();
      changeZone(index, { [side]: { ...zone[side], ...part } });
    },
    /** Returns the name of the new zone. */
    addZone: () => stored.changeZones(zoneChanges.add),
    /** Returns the name of the new zone. */
    copyZone: (index: number) => stored.changeZones(zoneChanges.copy(index)),
    removeZone: (index: number) => stored.changeZones(zoneChanges.remove(index)),
    startOver: stored.startOver,
  };
}

/** Holds a form that is stored in the browser, with a React key for each of its zones. */
function useStoredForm(t: Translate<'energy'>, { empty, sent }: Calculations) {
  const [form, setForm] = useState(sent ?? empty);
  const [keys, setKeys] = useState(() => form.zones.map((_, index) => index));
  const [isForeign, setIsForeign] = useState(false);
  const nextKey = useRef(form.zones.length);

  function show(shown: EnergyForm) {
    setForm(shown);
    setKeys(shown.zones.map(() => nextKey.current++));
  }

  const take = useEffectEvent(() => {
    const shared = parseEnergyHash(t.locale, window.location.hash);
    const restored = shared ?? parseEnergyForm(t.locale, readStored());
    setIsForeign(shared !== null);
    if (restored) show(restored);
  });
  useEffect(() => {
    if (sent && window.location.search !== '') moveToHash(energyHash(t.locale, sent));
    take();
    const follow = () => take();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [t, sent]);
  useHashInLinks(isForeign);

  function change(next: EnergyForm) {
    setForm(next);
    store(formatEnergyForm(t.locale, next));
    if (!isForeign) return;
    setIsForeign(false);
    forgetHash();
  }

  return {
    form,
    keys,
    isForeign,
    change,
    /** Returns the name of the zone that is new in this place. */
    changeZones(how: string): string {
      const changed = changeZones(form, how, (number) => t('energy.zone', { number }));
      if (!changed) return '';
      const { at } = changed;
      const { zones } = changed.form;
      const isLonger = zones.length > form.zones.length;
      setKeys(isLonger ? keys.toSpliced(at, 0, nextKey.current++) : keys.toSpliced(at, 1));
      change(changed.form);
      return zones[at]?.name ?? '';
    },
    startOver() {
      show(empty);
      setIsForeign(false);
      forgetHash();
      forgetStored();
    },
  };
}

/**
 * Passes a shared calculation on to links to the calculator in another language, which finds any other in the browser:
 * what the server was sent may be out of date.
 */
function useHashInLinks(isForeign: boolean): void {
  useEffect(() => {
    const paths: (string | undefined)[] = Object.values(alternatesOf('energy-calculator'));
    function carry({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.pathname === window.location.pathname) return;
      if (!paths.includes(link.pathname)) return;
      link.search = '';
      link.hash = isForeign ? window.location.hash : '';
    }
    document.addEventListener('click', carry, true);
    return () => document.removeEventListener('click', carry, true);
  }, [isForeign]);
}

export type EnergyFormState = ReturnType<typeof useEnergyForm>;

function forgetHash(): void {
  if (window.location.hash) moveToHash('');
}

/** A browser with scripts holds a calculation in the fragment, which is not sent to the server again. */
function moveToHash(hash: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + hash);
}

/** Each window has a calculation of its own; a new one starts with the last of any window. */
function readStored(): string | null {
  try {
    return sessionStorage.getItem(ENERGY_FORM_KEY) ?? localStorage.getItem(ENERGY_FORM_KEY);
  } catch {
    return null;
  }
}

function store(calculation: string): void {
  try {
    sessionStorage.setItem(ENERGY_FORM_KEY, calculation);
    localStorage.setItem(ENERGY_FORM_KEY, calculation);
  } catch {
    // Full or forbidden storage only affects the next visit.
  }
}

function forgetStored(): void {
  try {
    sessionStorage.removeItem(ENERGY_FORM_KEY);
    localStorage.removeItem(ENERGY_FORM_KEY);
  } catch {
    // Inaccessible storage holds nothing to remove.
  }
}
