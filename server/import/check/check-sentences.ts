import { breakers } from '#core/catalogue/attributes/electrical-attributes.ts';
import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import {
  checkSentence,
  type StatedFacts,
  sentenceLanguages,
} from '#core/catalogue/attributes/sentence-checks.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { complaintsAbout } from '#server/import/check/complaints.ts';
import { recall } from '#server/import/check-memory.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { ProductSource } from '#server/import/read/content-records.ts';
import type { FieldPath } from '#server/import/read/parse-yaml.ts';

type OwnText = { path: FieldPath; text: string; isReply: boolean };

/** Checks what the texts of a product say of it against its attributes and figures. */
export function checkSentences(product: ProductSource, report: Report): void {
  const { record, variants, variantsFile: file } = product;
  // Accessories are for other products, whose figures their texts name.
  if (record.model.archetype === 'accessory') return;
  const inputs = [record, ...variants.flatMap((one) => [one.record, one.attributes])];
  const findings = recall(report, [`sentences ${file}`, ...inputs], () => {
    const facts = factsOf(product);
    return ownTexts(product).flatMap(({ path, text, isReply }) =>
      checkSentence(text, facts, isReply).map((finding) => ({ ...finding, path, text })),
    );
  });
  const complain = complaintsAbout(product, report);
  for (const { path, text, problem, whatToDo } of findings) {
    complain(path, text, { problem, whatToDo, severity: 'warn' });
  }
}

function factsOf({ record, variants }: ProductSource): StatedFacts {
  const all = variants.map(({ record: figures, attributes: ofRow }) => {
    const subject = subjectOf(record.model.archetype, figures);
    return { figures, values: resolveAttributes(subject, record.attributes, ofRow) };
  });
  const stated = (name: string) =>
    distinct(all.flatMap(({ values }) => values[name] ?? []).map(String));
  const figureTexts = (read: (figures: VariantRecord) => string | number | null) =>
    distinct(all.flatMap(({ figures }) => read(figures) ?? []).map(String));
  return {
    ip: distinct([...all.flatMap(({ figures }) => figures.ip ?? []), ...stated('ip_back')]),
    cri: distinct(all.flatMap(({ figures }) => figures.cri ?? []).map(String)),
    ral: stated('ral'),
    ik: figureTexts(({ ik }) => ik),
    sdcm: figureTexts(({ sdcm }) => sdcm),
    cut_out_mm: figureTexts(({ cut_out_mm: opening }) => opening),
    efficacy_lm_w: distinct([
      ...figureTexts(({ efficacy_lm_w: efficacy }) => efficacy),
      ...figureTexts(({ flux_lm: flux, power_w: power }) => flux && power && flux / power),
    ]),
    r9: stated('r9'),
    detector: stated('detector'),
    ceiling_mm: stated('ceiling_mm'),
    through_wiring: stated('through_wiring'),
    gear_place: stated('gear_place'),
    surge_line_kv: distinct([...stated('surge_line_kv'), ...stated('surge_earth_kv')]),
    inrush_a: distinct(
      all.map(({ values: { inrush_a: amps, inrush_us: duration } }) =>
        amps === undefined ? '' : `${amps} A, ${duration} µs`,
      ),
    ).filter((pulse) => pulse !== ''),
    emergency_flux_lm: stated('emergency_flux_lm'),
    flux_lm: distinct([
      ...all.flatMap(({ figures }) => figures.flux_lm ?? []).map(String),
      ...stated('emergency_flux_lm'),
      ...stated('flux_lm_m'),
    ]),
    breakers: distinct(
      breakers.flatMap(({ name, type, amps }) =>
        stated(name).flatMap((count) => [`${type}${amps} ${count}`, `${amps} A ${count}`]),
      ),
    ),
    driver_life_h: stated('driver_life_h'),
    lifetime: distinct(
      all.flatMap(({ figures: { lifetime_h: hours, lifetime_class: name } }) =>
        hours === null || name === null ? [] : [`${hours} ${name}`],
      ),
    ),
  };
}

function ownTexts({ record }: ProductSource): OwnText[] {
  const { summary, description, features, specification, questions, attributes } = record;
  const texts: OwnText[] = [
    ...languages(['summary'], summary),
    ...languages(['description'], description),
    ...features.flatMap((feature, index) => languages(['features', index], feature)),
    ...specification.flatMap(({ value }, index) =>
      languages(['specification', index, 'value'], value),
    ),
    ...languages(['attributes', 'housing_material'], attributes.housing_material),
  ];
  const replies = questions.flatMap(({ answer }, index) =>
    languages(['questions', index, 'answer'], answer),
  );
  return [...texts, ...replies.map((one) => ({ ...one, isReply: true }))];
}

function languages(path: FieldPath, localised: unknown): OwnText[] {
  if (typeof localised !== 'object' || localised === null) return [];
  return Object.entries(localised).flatMap(([locale, text]) =>
    typeof text === 'string' && sentenceLanguages.has(locale)
      ? [{ path: [...path, locale], text, isReply: false }]
      : [],
  );
}

const distinct = (values: string[]) => [...new Set(values)];
