import { type ChoiceField, choiceFields } from '#core/calculators/led-strip/choice-fields.ts';
import { evaluateStrip } from '#core/calculators/led-strip/evaluate-strip.ts';
import type { FieldOption } from '#core/calculators/led-strip/field-option.ts';
import { largestSection } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import {
  listPartOptions,
  type PartOptions,
} from '#core/calculators/led-strip/parts/part-options.ts';
import type {
  PartVariant,
  StripCatalogue,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { optionsFor, stripsFor } from '#core/calculators/led-strip/strip-choice.ts';
import { fieldKeys } from '#core/calculators/led-strip/strip-keys.ts';
import {
  colourName,
  protocolKeys,
  withinSentence,
} from '#core/calculators/led-strip/strip-labels.ts';
import { MAX_RUNS, readMetres, readRuns } from '#core/calculators/led-strip/strip-lengths.ts';
import { type StripRequest, usualRequest } from '#core/calculators/led-strip/strip-request.ts';
import { type StripResult, toResult } from '#core/calculators/led-strip/strip-result.ts';
import type { ConductorRecord, Policies } from '#core/calculators/policy-record.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatQuantity } from '#core/units.ts';

/** What the page of the calculator shows, in one language: nothing of it has to be worked out again. */
export type StripPage = {
  fields: { [Field in ChoiceField]: FieldOption[] };
  parts: PartOptions;
  /** The section that is calculated with, mm²: that of the request, where the standard knows it. */
  areaMm2: number;
  /** How many articles fit the choice, and the one that is calculated. */
  matches: number;
  variant: PartVariant | null;
  /** What is wrong with the lengths; empty where nothing is. */
  runsProblem: string;
  /** What is wrong with the length of the cable; empty where nothing is. */
  cableProblem: string;
  result: StripResult | null;
};

/** What a page is worked out from: everything that the calculator can offer, and the rules. */
export type StripSources = {
  catalogue: StripCatalogue;
  policies: Policies;
  conductors: ConductorRecord[];
};

type Sources = StripSources & { t: Translate<'strip'> };

const LONGEST_CABLE_M = 200;

/** The page for what an address asks. */
export function buildStripPage(request: StripRequest, sources: Sources): StripPage {
  const { t, catalogue, conductors } = sources;
  const strips = stripsFor(catalogue, request.choice);
  const strip = request.choice.family ? (strips[0] ?? null) : null;
  const runs = readRuns(t.locale, request);
  const cableM = readMetres(t.locale, request.cableText);
  const isCable = cableM !== null && cableM >= 0 && cableM <= LONGEST_CABLE_M;
  const conductor = findConductor(conductors, {
    wantedMm2: request.areaMm2,
    mostMm2: largestSection(catalogue, strip),
  });
  const isRuns = !runs.wrong && !runs.isTooMany && runs.runsMm.length > 0;
  return {
    fields: fieldsOf(request, sources),
    parts: listPartOptions({ ...sources, request, strip }),
    areaMm2: conductor?.area_mm2 ?? request.areaMm2,
    matches: strips.length,
    variant: strip?.variant ?? null,
    runsProblem: runs.wrong
      ? t('strip.runs-wrong', { text: runs.wrong })
      : runs.isTooMany
        ? t('strip.runs-many', { count: MAX_RUNS })
        : '',
    cableProblem: isCable ? '' : t('strip.cable-wrong', { most: LONGEST_CABLE_M }),
    result:
      strip && conductor && isRuns && isCable
        ? toResult(
            evaluateStrip(strip, {
              ...sources,
              request,
              runsMm: runs.runsMm,
              cableM,
              conductor,
            }),
            { t, strip, feed: request.feed },
          )
        : null,
  };
}

/**
 * The section that was asked for, else the one that is usual for such leads; the largest that its cables have where a
 * strip has none of it, as with many cores.
 */
function findConductor(
  conductors: readonly ConductorRecord[],
  { wantedMm2, mostMm2 }: { wantedMm2: number; mostMm2: number },
) {
  const offered = conductors.filter(({ area_mm2: area }) => area <= mostMm2);
  const of = (area: number) => offered.find((conductor) => conductor.area_mm2 === area);
  const usual = of(wantedMm2) ?? of(usualRequest.areaMm2);
  return usual ?? offered.toSorted((a, b) => b.area_mm2 - a.area_mm2)[0] ?? conductors[0];
}

function fieldsOf({ choice }: StripRequest, { t, catalogue }: Sources): StripPage['fields'] {
  const options = optionsFor(catalogue, choice);
  const titles = new Map(
    catalogue.strips.map(({ variant }) => [variant.product.code, variant.product.title]),
  );
  const labelOf: { [Field in ChoiceField]: (value: never) => string } = {
    family: (code: string) => titles.get(code) ?? code,
    colour: (code: string) => colourName(t, code),
    ip: (code: string) => code,
    power: (value: number) => formatQuantity(t.locale, value, 'W/m'),
    volts: (value: number) => formatQuantity(t.locale, value, 'V'),
    dimmable: (protocol: keyof typeof protocolKeys) => t(protocolKeys[protocol]),
  };
  const entries = choiceFields.map((field) => {
    const list = options[field].map(({ value, isAvailable, conflicts }): FieldOption => {
      const option = labelOf[field](value as never);
      const others = conflicts.map((field) => withinSentence(t(fieldKeys[field]))).join(', ');
      const label = isAvailable ? option : t('strip.not-with', { option, others });
      return { value: String(value), label, isAvailable };
    });
    return [field, list];
  });
  return Object.fromEntries(entries) as StripPage['fields'];
}
