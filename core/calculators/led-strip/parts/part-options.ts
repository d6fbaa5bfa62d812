import type { FieldOption } from '#core/calculators/led-strip/field-option.ts';
import { extraRoles } from '#core/calculators/led-strip/material/material-extras.ts';
import {
  controllersFor,
  diffusersFor,
  driversFor,
  largestSection,
  partsFor,
  profilesFor,
  protocolsOf,
} from '#core/calculators/led-strip/parts/compatible-parts.ts';
import type { Protocol } from '#core/calculators/led-strip/parts/part-words.ts';
import { diffusers as diffuserKinds } from '#core/calculators/led-strip/parts/part-words.ts';
import type {
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { fieldKeys } from '#core/calculators/led-strip/strip-keys.ts';
import {
  diffuserKeys,
  protocolKeys,
  withinSentence,
} from '#core/calculators/led-strip/strip-labels.ts';
import type { StripRequest } from '#core/calculators/led-strip/strip-request.ts';
import type { ConductorRecord } from '#core/calculators/policy-record.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { missing } from '#core/missing.ts';
import { formatQuantity } from '#core/units.ts';

type Strip = StripPart<'strips'>;

/** Lists every option besides the strip, each with the reason if it does not fit the other choices. */
export type PartOptions = {
  drivers: FieldOption[];
  controllers: FieldOption[];
  profiles: FieldOption[];
  finishes: FieldOption[];
  diffusers: FieldOption[];
  accessories: FieldOption[];
  areas: FieldOption[];
};

type Sources = {
  t: Translate<'strip'>;
  catalogue: StripCatalogue;
  conductors: readonly ConductorRecord[];
  request: StripRequest;
  /** Null while no strip is chosen: every option is available. */
  strip: Strip | null;
};

export function listPartOptions(sources: Sources): PartOptions {
  return {
    drivers: driverOptions(sources),
    controllers: controllerOptions(sources),
    profiles: profileOptions(sources),
    finishes: finishOptions(sources),
    diffusers: diffuserOptions(sources),
    accessories: accessoryOptions(sources),
    areas: areaOptions(sources),
  };
}

type Named = Omit<FieldOption, 'others'>;

/** Builds an option from the names of the fields that rule it out. */
function option(
  t: Translate<'strip'>,
  named: Named,
  others: MessageKey<'strip'>[] = [],
): FieldOption {
  return { ...named, others: others.map((key) => withinSentence(t(key))).join(', ') };
}

function waysOf(strip: Strip, { request, catalogue }: Sources): Protocol[] {
  const { dimmable } = request.choice;
  return dimmable ? [dimmable] : protocolsOf(strip, catalogue);
}

function driverOptions(sources: Sources): FieldOption[] {
  const { t, catalogue, strip, request } = sources;
  const suitable = strip
    ? waysOf(strip, sources).flatMap((way) => driversFor(strip, way, catalogue))
    : catalogue.drivers;
  return catalogue.drivers.map((driver) => {
    const { sku, rated_w, volts, protocol, variant } = driver;
    const facts = [
      formatQuantity(t.locale, rated_w, 'W'),
      formatQuantity(t.locale, volts, 'V'),
      t(protocolKeys[protocol]),
      variant.ip,
    ];
    const label = `${sku}: ${facts.filter(Boolean).join(', ')}`;
    if (!strip || suitable.includes(driver)) return option(t, { value: sku, label });
    if (volts !== strip.volts) return option(t, { value: sku, label }, [fieldKeys.volts]);
    const isSpoken = !request.choice.dimmable || protocol === request.choice.dimmable;
    return option(t, { value: sku, label }, [isSpoken ? fieldKeys.colour : fieldKeys.dimmable]);
  });
}

function controllerOptions(sources: Sources): FieldOption[] {
  const { t, catalogue, strip, request } = sources;
  const suitable = strip
    ? waysOf(strip, sources).flatMap((way) => controllersFor(strip, way, catalogue.controllers))
    : catalogue.controllers;
  const driver = catalogue.drivers.find(({ sku }) => sku === request.driver);
  return catalogue.controllers.map((controller) => {
    const { sku, protocol, channels } = controller;
    const outputs = t.count('strip.outputs', channels);
    const label = `${sku}: ${t(protocolKeys[protocol])}, ${outputs}`;
    if (strip && !suitable.includes(controller)) {
      const { dimmable } = request.choice;
      const isOther = dimmable !== undefined && protocol !== dimmable;
      return option(t, { value: sku, label }, [isOther ? fieldKeys.dimmable : fieldKeys.colour]);
    }
    // A dimmable driver needs no controller.
    const isDimmed = driver !== undefined && driver.protocol !== 'none';
    return option(t, { value: sku, label }, isDimmed ? ['strip.driver-choice'] : []);
  });
}

function profileOptions({ t, catalogue, strip }: Sources): FieldOption[] {
  const bars = Map.groupBy(catalogue.profiles, ({ variant }) => variant.product.code);
  const fitting = profilesFor(strip, catalogue);
  return [...bars].map(([value, members]) => {
    const { variant, mounting } = members[0] ?? missing();
    const isFitting = fitting.some((bar) => bar.variant.product.code === value);
    const named = {
      value,
      label: variant.product.title,
      picture: variant.picture,
      note: t(`strip.mounting.${mounting}`),
    };
    return option(t, named, isFitting ? [] : ['strip.setup']);
  });
}

function finishOptions({ t, catalogue, strip, request }: Sources): FieldOption[] {
  const bars = profilesFor(strip, catalogue).filter(({ variant }) => {
    return variant.product.code === request.profile;
  });
  return [...new Set(bars.map(({ variant }) => variant.finish))].map((finish) => {
    return option(t, { value: finish, label: t(`finish.${finish}`) });
  });
}

function diffuserOptions({ t, catalogue, strip, request }: Sources): FieldOption[] {
  const bars = profilesFor(strip, catalogue).filter(({ variant }) => {
    return variant.product.code === request.profile;
  });
  if (bars.length === 0) return [];
  const finish = bars.some(({ variant }) => variant.finish === request.finish)
    ? request.finish
    : bars[0]?.variant.finish;
  const inBox = bars.filter(({ variant }) => variant.finish === finish);
  const apart = inBox.some(({ diffuser }) => diffuser === null)
    ? diffusersFor(request.profile, catalogue)
    : [];
  const kinds = new Set([...inBox, ...apart].map(({ diffuser }) => diffuser));
  return diffuserKinds.map((kind) => {
    const others: MessageKey<'strip'>[] = kinds.has(kind) ? [] : ['strip.profile-choice'];
    return option(t, { value: kind, label: t(diffuserKeys[kind]) }, others);
  });
}

function accessoryOptions({ t, catalogue, strip, request }: Sources): FieldOption[] {
  const { profile } = request;
  const kinds = ['profile-accessory', 'additional'] as const;
  const fitting = kinds.flatMap((kind) => partsFor({ kind, strip, profile }, catalogue));
  const extras = catalogue.parts.filter(({ role }) =>
    extraRoles.some((extraRole) => extraRole === role),
  );
  return extras.map((part) => {
    const label = `${part.sku}: ${part.variant.description}`;
    if (fitting.includes(part)) return option(t, { value: part.sku, label });
    const isBox = part.role === 'junction-box';
    return option(t, { value: part.sku, label }, [isBox ? fieldKeys.ip : 'strip.profile-choice']);
  });
}

/** Core sections of the standard; sections without a cable for this strip are not offered. */
function areaOptions({ t, catalogue, conductors, strip }: Sources): FieldOption[] {
  const largest = largestSection(catalogue, strip);
  // Thicker cable with as many cores exists for dry strip.
  const dry = strip && { ...strip, variant: { ...strip.variant, ip: null } };
  const reason = largestSection(catalogue, dry) > largest ? fieldKeys.ip : fieldKeys.colour;
  return conductors.map(({ area_mm2: area }) => {
    const label = formatQuantity(t.locale, area, 'mm²', 2);
    return option(t, { value: String(area), label }, area <= largest ? [] : [reason]);
  });
}
