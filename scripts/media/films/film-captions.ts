import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { openDatabase } from '#server/db/client.ts';
import {
  listCharging,
  listSteps,
  listTerminals,
  mountingOfProduct,
} from '#server/documents/kinds/mounting-steps.ts';
import { loadDocumentContext, type Subject } from '#server/documents/subject.ts';
import { importContent } from '#server/import/import-content.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';
import { folderOf } from './film-list.mjs';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));

/** What a scene of a film is about; the drawing of it is in the module of its kind of product. */
export type Scene = {
  /** Steps of the instructions. */
  steps?: number[];
  /** English labels of rows of the specification. */
  facts?: string[];
  /** English text of a question of the product whose reply belongs to the scene. */
  question?: string;
  /** Section, stripped length and torque. */
  terminals?: boolean;
  /** How long batteries are charged. */
  after?: boolean;
  /** All steps that no scene names. */
  rest?: boolean;
};

type Texts = Record<LocaleCode, string>;
type Sources = { subject: Subject; record: ProductTexts };
type ProductTexts = {
  specification: { label: Texts; value: Texts }[];
  questions: { question: Texts; answer: Texts }[];
};

/** Imports the demo content and reads from it what the instructions of products say. */
export async function openInstructions() {
  const dataDir = await mkdtemp(join(tmpdir(), 'films-'));
  const db = await openDatabase({ inMemory: true });
  const imported = await importContent(db, {
    folder: content,
    dataDir,
    checkPhotometry: false,
  });
  if (imported.outcome !== 'imported') throw new Error('The content has errors: import it first.');
  const services = createServices({ db, dataDir, pdf, siteUrl: 'https://www.example.com' });

  async function openSubject(locale: LocaleCode, code: string): Promise<Subject> {
    const found = await services.catalogue.findByLegacyCode(locale, code);
    const product = found && (await services.catalogue.findProduct(locale, found.product.slug));
    if (!product) throw new Error(`There is no product ${code}. Correct the list of films.`);
    const context = await loadDocumentContext(
      {
        getCompany: services.content.getCompany,
        getLogo: async (code) => (await services.content.getOptions(code)).logo_dark,
        siteUrl: 'https://www.example.com',
      },
      locale,
    );
    return { ...context, product, attributes: await services.catalogue.listAttributes(product.id) };
  }

  return {
    /** Sentences of each scene in each language. */
    async readScenes(code: string, scenes: Scene[]): Promise<Record<LocaleCode, string[][]>> {
      const record: ProductTexts = parse(
        await readFile(join(folderOf(code), 'product.yaml'), 'utf8'),
      );
      const subjects = new Map<LocaleCode, Subject>();
      for (const locale of localeCodes) subjects.set(locale, await openSubject(locale, code));
      return mapLocales((locale) =>
        listSentences(scenes, { subject: subjects.get(locale) ?? missing(), record }),
      );
    },
    close: () => rm(dataDir, { recursive: true }),
  };
}

function listSentences(scenes: Scene[], sources: Sources): string[][] {
  const { subject } = sources;
  const steps = listSteps(subject, mountingOfProduct(subject));
  const named = new Set(scenes.flatMap((scene) => scene.steps ?? []));
  const rest = steps.filter((_, index) => !named.has(index));
  if (rest.length > 0 && !scenes.some((scene) => scene.rest))
    throw new Error(`${subject.product.code}: no scene shows “${rest[0]}”. Add one.`);
  return scenes.map((scene) => [
    ...(scene.steps ?? []).map((index) => steps[index] ?? missingStep(subject, index)),
    ...(scene.rest ? rest : []),
    ...factsOf(scene, sources),
    ...(scene.terminals ? listTerminals(subject) : []),
    ...(scene.after ? listCharging(subject) : []),
  ]);
}

function missingStep({ product }: Subject, index: number): never {
  throw new Error(`${product.code}: the instructions have no step ${index + 1}. Correct the film.`);
}

function factsOf({ facts = [], question }: Scene, { subject, record }: Sources): string[] {
  const { locale, product } = subject;
  const rows = facts.map((label) => {
    const row = record.specification.find((entry) => entry.label.en === label);
    if (!row) throw new Error(`${product.code}: the specification has no row “${label}”.`);
    return `${row.label[locale]}: ${row.value[locale]}.`;
  });
  if (!question) return rows;
  const found = record.questions.find((entry) => entry.question.en === question);
  if (!found) throw new Error(`${product.code}: there is no question “${question}”.`);
  // Without the “Yes.” that only a question has before it.
  return [...rows, found.answer[locale].replace(/^\S+\.\s+/, '').replace(/\s+/g, ' ')];
}
