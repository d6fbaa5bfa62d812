import type { Hono } from 'hono';
import {
  catalogueFileNames,
  comparisonFileNames,
  pathToCatalogueFile,
  pathToComparisonFile,
  pathToDownloads,
  pathToSelection,
} from '#core/i18n/file-paths.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathToCertificate, pathToForm, pathToReport, reportScreens } from '#core/i18n/paths.ts';
import { pathToStripFile, stripFormats } from '#core/i18n/strip-paths.ts';
import { keysOf } from '#core/keys.ts';
import { pathToProjectFile, projectFormats } from '#core/projects/project-files.ts';
import { calculatorFileHandler } from '#server/http/calculator-files.ts';
import { catalogueFileHandler } from '#server/http/catalogue-file-handler.ts';
import { comparisonHandler } from '#server/http/comparison-handler.ts';
import { downloadHandler } from '#server/http/download-handler.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { secretFileHandler } from '#server/http/forms/secret-file-handler.ts';
import {
  fileHandler,
  pictureHandler,
  sceneHandler,
  shareCardHandler,
} from '#server/http/media-handlers.ts';
import { allowEmbedding, allowReading } from '#server/http/policies/security-headers.ts';
import { problemPages, type ShowProblem } from '#server/http/problem-pages.ts';
import { projectHandler } from '#server/http/project-files-handler.ts';
import { selectionHandler } from '#server/http/selection-handler.ts';
import { admitWork, takeTurn, type VisitorLimits } from '#server/http/visitor-limits.ts';
import type { Services } from '#server/services.ts';

type FileRoutes = {
  services: Services;
  gate: FormGate;
  limits: VisitorLimits;
  showProblem: ShowProblem;
};

/** Adds all routes that send files. Addresses without a file are left to the pages, which respond with 404. */
export function addFileRoutes(app: Hono, routes: FileRoutes): void {
  const { files, images } = routes.services;
  for (const path of ['/images/*', '/cards/*', '/scenes/*', '/files/*'])
    app.use(path, allowReading, allowEmbedding);
  for (const locale of localeCodes)
    app.use(`${pathToDownloads(locale)}/*`, allowReading, allowEmbedding);
  const admit = admitWork(routes.limits);
  app.get('/images/:hash/:name', admit, pictureHandler(images.picture));
  app.get('/cards/*', admit, shareCardHandler(images.shareCard));
  app.get('/scenes/:name', admit, sceneHandler(images.scene));
  app.get('/files/:hash/:name', fileHandler(files.openMedia));
  for (const locale of localeCodes) {
    // Before the files: turns their error responses into pages for browsers.
    const explain = problemPages(locale, routes.showProblem);
    for (const path of pathsOfMadeFiles(locale)) app.use(path, explain, admit);
    addTurns(app, routes.limits, locale);
    addCalculatorFiles(app, routes, locale);
    addDocuments(app, routes, locale);
  }
}

function pathsOfMadeFiles(locale: LocaleCode): string[] {
  return [
    `${pathToDownloads(locale)}/*`,
    pathToCertificate(locale, ':secret'),
    pathToForm(locale, 'copy', ':secret'),
    ...reportScreens.map((screen) => pathToReport(locale, screen)),
    ...stripFormats.map((format) => pathToStripFile(locale, format)),
  ];
}

/**
 * What a single file is made of is collected in this thread, in the visitor's turn; for workers it leaves the turn.
 * Archives and catalogue files are made in parts, with limits of their own.
 */
function addTurns(app: Hono, limits: VisitorLimits, locale: LocaleCode): void {
  const paths = [
    ...reportScreens.map((screen) => pathToReport(locale, screen)),
    ...stripFormats.map((format) => pathToStripFile(locale, format)),
    ...keysOf(comparisonFileNames).map((format) => pathToComparisonFile(locale, format)),
    ...projectFormats
      .filter((format) => format !== 'zip')
      .map((format) => pathToProjectFile(locale, format)),
  ];
  for (const path of paths) app.use(path, takeTurn(limits));
}

function addCalculatorFiles(app: Hono, { services }: FileRoutes, locale: LocaleCode): void {
  const {
    makeAreaReport,
    makeEnergyReport,
    makeEscapeReport,
    makeRoadReport,
    makeRoomReport,
    makeStripFile,
  } = services.calculators;
  const add = (path: string, make: Parameters<typeof calculatorFileHandler>[1]) => {
    app.get(path, calculatorFileHandler(locale, make));
  };
  add(pathToReport(locale, 'energy-calculator'), (search) => makeEnergyReport(locale, search));
  add(pathToReport(locale, 'room-calculator'), (search) => makeRoomReport(locale, search));
  add(pathToReport(locale, 'area-lighting-calculator'), (search) => makeAreaReport(locale, search));
  add(pathToReport(locale, 'road-lighting-calculator'), (search) => makeRoadReport(locale, search));
  add(pathToReport(locale, 'escape-route-calculator'), (search) =>
    makeEscapeReport(locale, search),
  );
  for (const format of stripFormats) {
    add(pathToStripFile(locale, format), (search) => {
      return makeStripFile(locale, search.toString(), format);
    });
  }
}

function addDocuments(app: Hono, { services, gate, limits }: FileRoutes, locale: LocaleCode): void {
  const { documents, forms } = services;
  app.all(pathToSelection(locale), selectionHandler(documents.openSelection));
  for (const format of keysOf(comparisonFileNames)) {
    const handle = comparisonHandler(documents.openComparison, { locale, format });
    app.get(pathToComparisonFile(locale, format), handle);
  }
  for (const format of projectFormats) {
    const handle = projectHandler(documents.openProject, { locale, format });
    app.all(pathToProjectFile(locale, format), handle);
  }
  for (const format of keysOf(catalogueFileNames)) {
    const { partsInTurn } = limits.budget;
    const options = { locale, format, partsInTurn };
    const handle = catalogueFileHandler(documents.openCatalogueFile, options);
    app.get(pathToCatalogueFile(locale, format), handle);
  }
  const certificate = secretFileHandler({ open: documents.openCertificate, gate });
  app.get(pathToCertificate(locale, ':secret'), certificate);
  app.get(pathToForm(locale, 'copy', ':secret'), secretFileHandler({ open: forms.openCopy, gate }));
  // Last: it matches every address below.
  const download = downloadHandler(documents.openDocument);
  app.get(`${pathToDownloads(locale)}/*`, takeTurn(limits), download);
}
