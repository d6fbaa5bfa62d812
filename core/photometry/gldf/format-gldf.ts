import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import { element, leaf, xmlDocument } from '#core/photometry/xml/write-xml.ts';
import {
  EMITTER_NAME,
  type GldfPhotometry,
  type GldfProduct,
  type GldfText,
  type GldfVariant,
} from './gldf.ts';

const SCHEMA = 'https://gldf.io/xsd/gldf/1.0.0-rc.3/gldf.xsd';

/** Formats the `product.xml` of a container (GLDF 1.0.0-rc.3), valid against its schema. */
export function formatGldf(product: GldfProduct): string {
  const root = element(
    'Root',
    {
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:noNamespaceSchemaLocation': SCHEMA,
    },
    [formatHeader(product), formatDefinitions(product), formatProduct(product)],
  );
  return xmlDocument(root);
}

function formatHeader({ manufacturer, application, created, uniqueId }: GldfProduct) {
  return element('Header', {}, [
    leaf('Manufacturer', manufacturer),
    element('FormatVersion', { major: 1, minor: 0, 'pre-release': 3 }),
    leaf('CreatedWithApplication', application),
    leaf('GldfCreationTimeCode', created),
    leaf('UniqueGldfId', uniqueId),
    leaf('DefaultLanguage', defaultLocale),
  ]);
}

function formatDefinitions({ files, photometries, variants, modelFileId }: GldfProduct) {
  const lit = variants.filter(isLit);
  const fileElements = files.map(({ id, contentType, name, language }) =>
    leaf('File', name, { id, contentType, type: 'localFileName', language }),
  );
  const model = element('ModelGeometry', { id: 'model' }, [
    modelFileId && element('GeometryFileReference', { fileId: modelFileId }),
  ]);
  return element('GeneralDefinitions', {}, [
    group('Files', fileElements),
    group('Photometries', photometries.map(formatPhotometry)),
    group('LightSources', lit.map(formatLightSource)),
    group('Emitters', lit.map(formatEmitter)),
    modelFileId && group('Geometries', [model]),
  ]);
}

/** The schema forbids empty lists. */
function group(name: string, children: (string | null)[]) {
  return children.length === 0 ? null : element(name, {}, children);
}

type LitVariant = GldfVariant & { photometryId: string; fluxLm: number };

function isLit(variant: GldfVariant): variant is LitVariant {
  return variant.photometryId !== null && variant.fluxLm !== null;
}

function formatPhotometry({ id, fileId, figures, ugr }: GldfPhotometry) {
  const share = (percent: number) => round(Math.min(1, Math.max(0, percent / 100)), 4);
  const { lorPercent, dffPercent, dlorPercent, efficacyLmW, beam, field } = figures;
  const describe = element('DescriptivePhotometry', {}, [
    leaf('LightOutputRatio', share(lorPercent)),
    leaf('LuminousEfficacy', efficacyLmW === null ? null : round(Math.min(683, efficacyLmW), 1)),
    leaf('DownwardFluxFraction', share(dffPercent)),
    leaf('DownwardLightOutputRatio', share(dlorPercent)),
    leaf('UpwardLightOutputRatio', share(lorPercent - dlorPercent)),
    formatDivergence('TenthPeakDivergence', field),
    formatDivergence('HalfPeakDivergence', beam),
    leaf('CIE-FluxCode', figures.fluxCode.map(Math.round).join(' ')),
    ugr &&
      element('UGR-4H8H-70-50-20-LQ', {}, [
        leaf('X', round(ugr.crosswise, 1)),
        leaf('Y', round(ugr.endwise, 1)),
      ]),
  ]);
  return element('Photometry', { id }, [element('PhotometryFileReference', { fileId }), describe]);
}

function formatDivergence(name: string, { c0Deg, c90Deg }: GldfPhotometry['figures']['beam']) {
  if (c0Deg === null || c90Deg === null) return null;
  return element(name, {}, [leaf('C0-C180', round(c0Deg, 1)), leaf('C90-C270', round(c90Deg, 1))]);
}

function formatLightSource({ id, name, powerW, cri, cctK }: LitVariant) {
  const colour = element('ColorInformation', {}, [
    leaf('ColorRenderingIndex', cri),
    leaf('CorrelatedColorTemperature', cctK),
  ]);
  return element('FixedLightSource', { id: `source-${id}` }, [
    formatText('Name', name),
    leaf('RatedInputPower', powerW ?? 0),
    colour,
  ]);
}

function formatEmitter({ id, photometryId, fluxLm }: LitVariant) {
  const light = element('FixedLightEmitter', {}, [
    element('PhotometryReference', { photometryId }),
    element('LightSourceReference', { fixedLightSourceId: `source-${id}` }),
    leaf('RatedLuminousFlux', Math.round(fluxLm)),
  ]);
  return element('Emitter', { id: `emitter-${id}` }, [light]);
}

function formatProduct(product: GldfProduct) {
  const images = [
    ...product.pictureIds.map((fileId) => ({ fileId, imageType: 'Product Picture' })),
    ...product.drawingIds.map((fileId) => ({ fileId, imageType: 'Technical Sketch' })),
  ];
  const data = element('ProductMetaData', {}, [
    leaf('UniqueProductId', product.uniqueId),
    formatText(
      'ProductNumber',
      Object.fromEntries(localeCodes.map((code) => [code, product.number])),
    ),
    formatText('Name', product.name),
    formatText('Description', product.description),
    group(
      'Pictures',
      images.map((image) => element('Image', image)),
    ),
  ]);
  const variants = product.variants.map((variant, index) =>
    formatVariant(variant, { sortOrder: index + 1, hasModel: product.modelFileId !== null }),
  );
  return element('ProductDefinitions', {}, [data, element('Variants', {}, variants)]);
}

function formatVariant(variant: GldfVariant, options: { sortOrder: number; hasModel: boolean }) {
  const { id, number, name } = variant;
  return element('Variant', { id, sortOrder: options.sortOrder }, [
    formatText('ProductNumber', Object.fromEntries(localeCodes.map((code) => [code, number]))),
    formatText('Name', name),
    isLit(variant) ? formatGeometry(variant, options.hasModel) : null,
    formatAttributes(variant),
  ]);
}

function formatGeometry({ id }: LitVariant, hasModel: boolean) {
  const emitterId = `emitter-${id}`;
  if (!hasModel) return element('Geometry', {}, [element('EmitterReference', { emitterId })]);
  const reference = element('EmitterReference', { emitterId, targetModelType: 'l3d' }, [
    leaf('EmitterObjectExternalName', EMITTER_NAME),
  ]);
  return element('Geometry', {}, [
    element('ModelGeometryReference', { geometryId: 'model' }, [reference]),
  ]);
}

function formatAttributes({ sizeMm, ik, weightKg, protectionClass, ip }: GldfVariant) {
  const size =
    sizeMm &&
    element('ProductSize', {}, [
      leaf('Length', Math.round(sizeMm.length)),
      leaf('Width', Math.round(sizeMm.width)),
      leaf('Height', Math.round(sizeMm.height)),
    ]);
  const mechanical = element('Mechanical', {}, [
    size,
    leaf('IKRating', ik !== null && /^IK(0\d|10\+?)$/.test(ik) ? ik : null),
    leaf('Weight', weightKg),
  ]);
  const electrical = element('Electrical', {}, [
    leaf('ElectricalSafetyClass', protectionClass),
    leaf('IngressProtectionIPCode', ip !== null && /^IP[2-6]\d$/.test(ip) ? ip : null),
  ]);
  return element('DescriptiveAttributes', {}, [mechanical, electrical]);
}

function formatText(name: string, text: GldfText) {
  const locales = localeCodes.map((language) =>
    leaf('Locale', text[language] ?? null, { language }),
  );
  return element(name, {}, locales);
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
