import { find, lead, nothing, type RelevanceCase } from '#tests/relevance/right-results.ts';

/** 40 queries, written from the content before any of them was searched; `split-cases.ts` halves them. */
export const spanishMarket: RelevanceCase[] = [
  // A wholesaler's counter.
  ['caja de ojos de buey blancos rf', find({ of: 'ENB68', finish: 'white' })],
  ['pantalla estanca de 150', find({ of: 'ESP66', length: 1565 })],
  ['placa 60 60 luz fria', find({ in: 'panels', size: [595, 595], cct: [4000, 5000, 6500] })],
  ['regleta con kit de emergencia 150 cm', find({ of: 'ESP50', length: 1480, emergency: 'any' })],
  ['rotulo de salida doble cara', find({ of: ['UMB30', 'UMB25'] }, 'type/exit-signs')],
  ['trafo 150w 24v estanco', find({ sku: 'VATCV/150/24/67' })],
  ['carril negro 2 m', find({ of: 'GADTRK', length: 2000, finish: 'black' })],
  ['rollo tira calida 24 v', find({ in: 'led-strip', voltage: '24', cct: [2700, 3000] })],
  ['tapa opal 2 metros perfil', find({ of: 'SURDF', length: 2000, finish: 'opal' })],
  ['bombo de cristal para colgar', find({ of: 'KEL300' }, 'type/globe-pendants')],
  ['detector de techo 360 dali', find({ of: 'VIG360', dimming: 'dali' })],
  ['pulsador de cuatro teclas negro', find({ of: 'TAC4', finish: 'black' })],
  // Installers' words.
  ['luces para escalones de fuera', find([{ of: ['MUR250', 'RAS60'] }, { of: 'VAD120' }])],
  ['campana 100w dali', find({ in: 'high-bay', watts: 100, dimming: 'dali' })],
  ['proyector con detector blanco', find({ sku: 'OTE110/*/W/PIR' })],
  ['farola columna 60w', find({ in: 'street', watts: [54, 66] })],
  ['media luna gris forja', find({ of: 'OST240', finish: 'anthracite' })],
  ['uplight pisable 3000k', find({ type: 'adjustable-uplights', cct: 3000 })],
  ['downlight de corte 200 mm', find({ in: 'downlights', cutOut: [190, 210] })],
  ['bañador para carril blanco', find({ type: 'track-wallwashers', finish: 'white' })],
  // Codes with mistakes, sizes, figures glued.
  ['ARD-200 36W', find({ of: 'ARD200', watts: 36 })],
  ['GAD6O 15', find({ of: 'GAD60', watts: 15 }, 'type/track-spotlights')],
  ['IVE 280/80', find({ of: 'IVE280', watts: 80 })],
  ['esp50 1480 840', find({ of: 'ESP50', length: 1480, cct: 4000 })],
  ['hal480/30/930/w/dd', find({ sku: 'HAL480/30/930/W/DD' })],
  ['panel595x595 4000k ugr19', find({ in: 'panels', size: [595, 595], cct: 4000, ugr: 19 })],
  ['tira9,6w/m 2700k ip67', find({ of: 'VAD120', cct: 2700 })],
  ['proyector20000lm', find({ in: 'floodlights', lumens: [18_000, 22_000] })],
  ['capmana 200w', find({ in: 'high-bay', watts: 200 })],
  ['balisa corten 450', find({ of: 'ORI450', finish: 'corten' })],
  // Tenders and Latin America.
  [
    'luminaria empotrable 600 x 600 ugr<19 dali emergencia 3 horas',
    find({ in: 'panels', dimming: 'dali', emergency: '3' }),
  ],
  ['luminaria vial 730 con zhaga', find({ in: 'street', cct: 3000 })],
  ['luminario de emergencia autonomia 3 horas', find({ in: 'emergency', emergency: '3' })],
  ['gabinete led 2x4', nothing({ in: ['panels', 'linear'] })],
  ['canaleta para cinta led', find({ in: 'profiles' }, 'category/profiles')],
  // Questions, and what the range has not.
  [
    'por qué la tira led alumbra menos al final',
    lead(
      'question/longest-run',
      'article/strip-and-voltage-drop',
      'term/voltage-drop',
      'screen/led-strip-calculator',
    ),
  ],
  [
    'el regulador zumba',
    lead('question/flicker-on-dimmer', 'article/dimming-that-works', 'page/guide-dimming'),
  ],
  ['tienda más cercana', lead('screen/stockists', 'question/where-to-buy')],
  ['lampara de mesita de noche', nothing({ type: 'wall-lights' })],
  ['enchufe doble con usb', nothing()],
];
