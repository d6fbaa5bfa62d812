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
import { listFamilies } from '#core/calculators/led-strip/parts/strip-families.ts';
import { listRefused } from '#core/calculators/led-strip/refused-values.ts';
import { optionsFor, stripsFor } from '#core/calculators/led-strip/strip-choice.ts';
import { fieldKeys } from '#core/calculators/led-strip/strip-keys.ts';
import {
  colourName,
  protocolKeys,
  withinSentence,
} from '#core/calculators/led-strip/strip-labels.ts';
import { MAX_RUNS, readCables, readRuns } from '#core/calculators/led-strip/strip-lengths.ts';
import { listStripPresets, type StripPreset } from '#core/calculators/led-strip/strip-presets.ts';
import {
  formatStripRequest,
  type StripRequest,
  usualRequest,
} from '#core/calculators/led-strip/strip-request.ts';
import { type StripResult, toResult } from '#core/calculators/led-strip/strip-result.ts';
import type { ConductorRecord, Policies } from '#core/calculators/policy-record.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatQuantity } from '#core/units.ts';

/** Data of the calculator page, in one language, ready for display. */
export type StripPage = {
  fields: { [Field in ChoiceField]: FieldOption[] };
  parts: PartOptions;
  /** Section used in the calculation, mm²: the requested one, if the standard lists it. */
  areaMm2: number;
  /** Number of variants that match the selection, and the calculated one. */
  matches: number;
  variant: PartVariant | null;
  /** Names values that are not in the catalogue or the form, as they occur in old or mistyped links; empty for none. */
  refused: string;
  /** Problem with the lengths; empty if there is none. */
  runsProblem: string;
  /** Problem with the cable length; empty if there is none. */
  cableProblem: string;
  result: StripResult | null;
  /** What visitors often begin with. */
  presets: StripPreset[];
  /** The first preset with its plan, while nothing is chosen. */
  example: StripExample | null;
};

export type StripExample = StripPreset & Pick<StripPage, 'variant' | 'matches' | 'result'>;

/** Sources of a page: everything the calculator offers, and the rules. */
export type StripSources = {
  catalogue: StripCatalogue;
  policies: Policies;
  conductors: ConductorRecord[];
};

type Sources = StripSources & { t: Translate<'strip'> };

const LONGEST_CABLE_M = 200;

/** Builds the page for a request. */
export function buildStripPage(request: StripRequest, sources: Sources): StripPage {
  const { t, catalogue, conductors } = sources;
  const strips = stripsFor(catalogue, request.choice);
  const strip = request.choice.family ? (strips[0] ?? null) : null;
  const runs = readRuns(t.locale, request);
  const cablesM = readCables(t.locale, request.cableText, LONGEST_CABLE_M);
  const refused = listRefused(request, catalogue);
  const conductor = findConductor(conductors, {
    wantedMm2: request.areaMm2,
    mostMm2: largestSection(catalogue, strip),
  });
  const presets = listStripPresets(catalogue);
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
    refused: refused.length > 0 ? t('strip.refused', { values: refused.join(', ') }) : '',
    cableProblem: cablesM ? '' : t('strip.cable-wrong', { most: LONGEST_CABLE_M }),
    result:
      strip && conductor && isRuns && cablesM && refused.length === 0
        ? toResult(
            evaluateStrip(strip, {
              ...sources,
              request,
              runsMm: runs.runsMm,
              cablesM,
              conductor,
            }),
            { t, strip, feed: request.feed },
          )
        : null,
    presets,
    example: exampleOf(request, presets, sources),
  };
}

/** Plans the first preset for a request in which nothing is chosen yet; null for any other. */
function exampleOf(
  request: StripRequest,
  presets: readonly StripPreset[],
  sources: Sources,
): StripExample | null {
  const [preset] = presets;
  if (!preset || formatStripRequest(sources.t.locale, request) !== '') return null;
  const { variant, matches, result } = buildStripPage(preset.request, sources);
  return { ...preset, variant, matches, result };
}

/**
 * Returns the requested section, otherwise the usual one for such leads; if the cables of a strip have neither, as with
 * many cores, the largest they have.
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
  const families = familyOptions(t, catalogue);
  const named: { [Field in ChoiceField]: (value: never) => Omit<FieldOption, 'value' | 'others'> } =
    {
      family: (code: string) => families.get(code) ?? { label: code },
      colour: (code: string) => ({ label: colourName(t, code) }),
      ip: (code: string) => ({ label: code }),
      power: (value: number) => ({ label: formatQuantity(t.locale, value, 'W/m') }),
      volts: (value: number) => ({ label: formatQuantity(t.locale, value, 'V') }),
      dimmable: (protocol: keyof typeof protocolKeys) => ({ label: t(protocolKeys[protocol]) }),
    };
  const entries = choiceFields.map((field) => {
    const list = options[field].map(({ value, conflicts }): FieldOption => {
      const others = conflicts.map((field) => withinSentence(t(fieldKeys[field]))).join(', ');
      return { value: String(value), ...named[field](value as never), others };
    });
    return [field, list];
  });
  return Object.fromEntries(entries) as StripPage['fields'];
}

/** Title, picture, kind of light and protection of each family, by the code of its product. */
function familyOptions(t: Translate<'strip'>, { strips }: StripCatalogue) {
  return new Map(
    listFamilies(strips).map(({ product, picture, colour, ips }) => {
      const note = [t(`strip.colour.${colour}`), ips.join(', ')].filter(Boolean).join(' · ');
      return [product.code, { label: product.title, picture, note }];
    }),
  );
}
