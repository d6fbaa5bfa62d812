import {
  find,
  lead,
  nothing,
  outdoor,
  type RelevanceCase,
} from '#tests/relevance/right-results.ts';

/** More queries as visitors type them, written from the catalogue's content alone. */
export const englishMore: RelevanceCase[] = [
  // Downlights and panels.
  ['fire rated d/light brass 2700', find({ of: 'ENB68', finish: 'brass', cct: 2700 })],
  ['150 cut out downlight c/w emergency', find({ of: 'ARD150', emergency: 'any' })],
  ['plaster in downlight black', find({ of: 'CAL70', finish: 'black' })],
  ['DR110-1540', find({ sku: 'DRN110/15/840/W/DD' })],
  ['twin gimbal downlight 26w', find({ of: 'BRZ180', watts: 26 })],
  ['6.5/930', find({ sku: 'ARD75/6.5/930/*' })],
  ['1200x300 pannel emergency', find({ of: 'ALC1200', emergency: 'any' })],
  ['ip65 clean room panel cri 90', find({ of: 'DAM600', cri: 90 })],
  ['26/840/B', find({ sku: ['FAE600/26/840/B/*', 'BRZ180/26/840/B/*', 'HES120/26/840/B/*'] })],
  // Linear and pendants.
  ['anticorrosive fitting 5ft 60w', find({ sku: 'ESP66/1565/60/*' })],
  ['EG50 emergency', find({ of: 'ESP50', emergency: 'any' })],
  ['plastered-in light line 2m cri90', find({ of: 'CAL55', length: 2012, cri: 90 })],
  ['gold ring chandelier', find({ of: 'ISE900', finish: 'brass' })],
  ['glass ball light over stairs', find({ of: 'KEL300' }, 'type/globe-pendants')],
  ['kitchen island pendants black 2700', find({ in: 'pendants', finish: 'black', cct: 2700 })],
  ['lindel louver cri 90', find({ sku: 'LIN1500/HC/*' })],
  // Track.
  ['3 circuit track 2m grey', find({ sku: 'GADTRK/S2/G' })],
  ['track live end black', find({ sku: 'GADTRK/FL/B' })],
  ['28/9730', find({ sku: 'GAD90/28/9730/*' })],
  ['twin head track spot grey 55deg', find({ of: 'ILA275', finish: 'grey', beam: 55 })],
  [
    'art gallery wall washer',
    find(
      { type: 'track-wallwashers' },
      'type/track-wallwashers',
      'article/walls-first',
      'term/wallwashing',
    ),
  ],
  // Walls and ceilings indoors.
  ['square celing light black', find({ of: 'JAR350', finish: 'black' })],
  ['600 chrome mirror light dimmable', find({ sku: 'JUN44/10/930/T600/CH/PH' })],
  ['bedside light brass', find({ type: 'wall-lights', finish: 'brass' })],
  ['ceiling disc microwave emergency 4000k', find({ sku: 'HAL300/MS/*/840/*/E3' })],
  ['big round light for lobby 42w', find({ of: 'HAL480', watts: 42 })],
  // High bays.
  ['180/840/B90', find({ sku: 'KOR600/180/840/B90-34/*' })],
  ['foundry high bay 140w dali', find({ sku: 'LAG420/140/*/DD' })],
  ['sports hall light ball proof emergency', find({ of: 'GOR400', emergency: 'any' })],
  ['low bay pir', find({ sku: 'IVE280/PIR/*' })],
  // Bulkheads.
  [
    'stair light brick anthracite louvre',
    find({ of: 'MUR250', finish: 'anthracite', optic: 'louvre' }),
  ],
  ['dusk till dawn wall light', find({ sku: 'OST240/*/PC' })],
  ['ship light brass', find({ of: 'NAV240', finish: 'brass' })],
  ['communal stairs bulkhead mw sensor 3hr', find({ sku: 'NOR360/*/E3T/MW' })],
  ['vandal proof round light white 18w', find({ of: 'NOR280', watts: 18, finish: 'white' })],
  // Emergency.
  ['non maintained 200lm', find({ sku: 'SER300/200/NM3/*' })],
  ['hanging exit sign self test', find({ sku: 'UMB25/C/ST*' })],
  ['twinspot flood 1200', find({ sku: 'SERTWIN/1200/F/*' })],
  ['CR/ST3', find({ sku: 'SER40/CR/ST3/*' })],
  ['how often do emergency lights need testing', lead('question/test-how-often', 'term/self-test')],
  // Floodlights, bollards and in the ground.
  ['security light with pir 20w black', find({ sku: 'OTE110/20/*/B/PIR' })],
  ['AFL150-40', find({ sku: 'MES340/150/840/*' })],
  ['facade graser 600mm', find({ sku: 'PAR45/600/18/*/G/D' })],
  ['mushroom garden light bronze', find({ of: 'MUS450', finish: 'bronze' })],
  ['opal bolard', find({ type: 'opal-bollards' }, 'type/opal-bollards')],
  ['stainless', find({ finish: 'stainless-steel' })],
  ['tree uplighter 30w wash', find({ of: 'RAS220', watts: 30, optic: 'wash' })],
  // Streets.
  ['heritage lantern green 2700', find({ of: 'RET420', finish: 'green', cct: 2700 })],
  ['30/722', find({ sku: 'QUI500/30/722/*' })],
  // Strip, profiles and what belongs to them.
  ['dim to warm strip 1800k', find({ sku: 'SED608/*/18-40/*' }, 'term/dim-to-warm')],
  ['12v led tape 9.6w', find({ sku: 'TRA128/9.6/*/12/5' })],
  ['rgbw ip67', find({ of: 'VADC60' })],
  ['plasterboard recessed profile 3m white', find({ of: 'SUR24', length: 3000, finish: 'white' })],
  ['end caps surco 45', find({ sku: 'SURTP/45/*' })],
  [
    'solderless connector 10mm',
    find({ sku: 'NUDO/10/*' }, 'type/connectors', 'question/solder-or-clip'),
  ],
  ['H07RN-F 3 core', find({ sku: 'HILO/3X1.5/10/EX' })],
  ['do i need an aluminium profile', lead('question/profile-needed')],
  // Drivers and sensors.
  ['ip67 driver 60w', find({ sku: 'VATCV/60/24/67' })],
  ['dmx decoder', find([{ sku: 'PULSO/DX4' }, { of: 'VATDX' }], 'type/dmx-drivers')],
  ['mains dimmable 12v psu', find({ sku: 'VATPH/*/12' })],
  ['corridor sensor relay', find({ sku: 'VIG360/C/RE/*' })],
  ['outdoor daylight sensor', find({ sku: 'VIGLUX/E/*' })],
  ['4 gang scene plate stainless', find({ sku: 'TAC4/4/OK/SS' })],
  // Knowledge, services and what the site does not have.
  ['coreline style high bay', find({ in: 'high-bay' }, 'category/high-bay')],
  [
    'warm or cool for a kitchen',
    lead(
      'question/which-colour-temperature',
      'page/guide-colour-temperature',
      'term/warm-white',
      'term/cct',
    ),
  ],
  ['can i get it in a different colour', lead('question/special-colour')],
  ['circadian', lead('term/circadian-lighting', 'term/melanopic', 'article/tunable-white-at-work')],
  [
    'escape route lighting',
    find({ in: 'emergency' }, 'article/escape-routes', 'term/escape-route', 'category/emergency'),
  ],
  ['compare two products', lead('screen/compare-products')],
  ['library lighting project', lead('page/case-library', 'page/case-studies')],
  [
    'is octo compatible with dali',
    lead('question/mix-octo-dali', 'page/octo-compatibility', 'page/octo'),
  ],
  ['macadam steps', lead('term/sdcm', 'article/why-two-whites-differ')],
  ['what is L80B10', lead('term/lxby', 'article/l80b10-honestly', 'page/guide-led-life')],
  ['part L', lead('term/part-l', 'article/leni-or-lumens-per-watt')],
  ['spare parts', lead('question/spare-parts', 'page/support')],
  ['london showroom', lead('screen/showrooms')],
  ['who are you', lead('page/about')],
  ['lights for patio', find([{ in: outdoor }, { of: 'DRN110' }], 'category/exterior')],
  ['instructions SER300', find({ of: 'SER300' }, 'document/instructions/SER300')],
  ['solar panel garden light', nothing({ in: outdoor }), 'Nothing is solar.'],
  // Attributes by their abbreviations.
  [
    'inrush',
    lead('question/how-many-on-a-breaker', 'article/inrush-current', 'term/inrush-current'),
  ],
  ['starting current', lead('article/inrush-current', 'term/inrush-current')],
  ['SVM', lead('term/stroboscopic-effect')],
  ['RG0', lead('term/photobiological-safety')],
  ['R9', lead('term/r9')],
];
