import { find, lead, nothing, type RelevanceCase } from '#tests/relevance/right-results.ts';

/** 40 queries, written from the content before any of them was searched; `split-cases.ts` halves them. */
export const englishMarket: RelevanceCase[] = [
  // A wholesaler's counter.
  ['box of fire rateds white', find({ of: 'ENB68', finish: 'white' })],
  ['5 foot anti corrosive', find({ of: 'ESP66', length: 1565 })],
  ['six by two panel daylight', nothing({ in: 'panels' })],
  ['4 foot by 1 foot panel emergency', find({ of: 'ALC1200', emergency: 'any' })],
  ['twin 5ft with em', find({ of: 'ESP50', length: 1480, emergency: 'any' })],
  ['pirs for ceiling', find({ type: 'presence-detectors' }, 'type/presence-detectors')],
  ['exit box double sided', find({ of: ['UMB30', 'UMB25'] }, 'type/exit-signs')],
  ['150w driver 24 volt ip67', find({ sku: 'VATCV/150/24/67' })],
  ['2m length of track black', find({ of: 'GADTRK', length: 2000, finish: 'black' })],
  ['five meter roll 24v warm', find({ in: 'led-strip', voltage: '24', cct: [2700, 3000] })],
  ['solder free joiners 8mm', find({ sku: 'NUDO/8/*' })],
  ['opal covers for channel 2m', find({ of: 'SURDF', length: 2000, finish: 'opal' })],
  // Installers' words.
  ['cylinders for a porch ceiling', find([{ type: 'surface-downlights' }, { in: 'bulkheads' }])],
  ['hi bay 150w 4000k dimmable', find({ in: 'high-bay', watts: 150, cct: 4000 })],
  ['non maint bulkhead', find({ type: 'emergency-bulkheads' }, 'type/emergency-bulkheads')],
  ['flood with pir built in white', find({ sku: 'OTE110/*/W/PIR' })],
  ['car park column head 60w', find({ in: 'street', watts: [54, 66] })],
  ['eyelid dark grey', find({ of: 'OST240', finish: 'anthracite' })],
  ['walkover uplight 3000k', find({ type: 'adjustable-uplights', cct: 3000 })],
  ['downlight 200mm cut out', find({ in: 'downlights', cutOut: [190, 210] })],
  // Codes with mistakes, sizes, figures glued.
  ['ARD-150 18W', find({ of: 'ARD150', watts: 18 })],
  ['GAD9O 28', find({ of: 'GAD90', watts: 28 }, 'type/track-spotlights')],
  ['IVE 340/150', find({ of: 'IVE340', watts: 150 })],
  ['esp66 1565 865', find({ of: 'ESP66', length: 1565, cct: 6500 })],
  ['cen600/34/840/dd/e3', find({ sku: 'CEN600/34/840/DD/E3' })],
  ['MUS70 15deg black', find({ of: 'MUS70', beam: [12, 18], finish: 'black' })],
  ['panel595x595 4000k ugr19', find({ in: 'panels', size: [595, 595], cct: 4000, ugr: 19 })],
  ['strip9.6w/m 2700k ip67', find({ of: 'VAD120', cct: 2700 })],
  ['floodlight20000lm', find({ in: 'floodlights', lumens: [18_000, 22_000] })],
  ['hihg bay 200w', find({ in: 'high-bay', watts: 200 })],
  // Tenders.
  [
    'luminaire recessed 600 x 600 ugr<19 dali emergency 3 hours',
    find({ in: 'panels', dimming: 'dali', emergency: '3' }),
  ],
  ['road lantern 730 zhaga medium', find({ in: 'street', cct: 3000 })],
  ['bollard ik10 shielded 3000k', find({ type: 'shielded-bollards', cct: 3000 })],
  ['wallwasher for track ra97', find({ type: 'track-wallwashers', cri: 97 })],
  ['self-contained exit sign casambi', find({ type: 'exit-signs' }, 'type/exit-signs')],
  // Questions, and what the range has not.
  [
    'why does my led strip get dimmer at the end',
    lead(
      'question/longest-run',
      'article/strip-and-voltage-drop',
      'term/voltage-drop',
      'screen/led-strip-calculator',
    ),
  ],
  [
    'dimmer buzzing',
    lead('question/flicker-on-dimmer', 'article/dimming-that-works', 'page/guide-dimming'),
  ],
  ['where is my nearest branch', lead('screen/stockists', 'question/where-to-buy')],
  ['ceiling fan with lamp', nothing()],
  ['usb double socket', nothing()],
];
