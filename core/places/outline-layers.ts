type Colours = Record<'surface' | 'line' | 'line-strong', string>;

/** The layers of a MapLibre style that draw `base-map.geojson`, its source `outlines`: land, regions, coast, borders. */
export function outlineLayers(colours: Colours) {
  const kind = (name: string) => ['==', ['get', 'kind'], name] as ['==', ['get', string], string];
  const fill = { type: 'fill', source: 'outlines' } as const;
  const line = { type: 'line', source: 'outlines' } as const;
  return [
    { ...fill, id: 'land', filter: kind('land'), paint: { 'fill-color': colours.surface } },
    { ...line, id: 'regions', filter: kind('region'), paint: { 'line-color': colours.line } },
    {
      ...{ ...line, id: 'coast', filter: kind('land') },
      paint: { 'line-color': colours.line, 'line-width': 1 },
    },
    {
      ...{ ...line, id: 'borders', filter: kind('border') },
      paint: { 'line-color': colours['line-strong'], 'line-dasharray': [3, 2] },
    },
  ];
}
