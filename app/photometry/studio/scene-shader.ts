/** Most elements of each list that the shader takes. */
export const MOST = { parts: 24, solids: 16, lamps: 8 } as const;

export const vertexShader = `#version 300 es
out vec2 place;
void main() {
  place = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(place, 0.0, 1.0);
}`;

/** The functions of core/photometry/scene for a graphics card, in the same order and with the same names. */
const functions = `#version 300 es
precision highp float;
precision highp sampler2D;
in vec2 place;
out vec4 result;
uniform sampler2D intensities;
uniform int gammaCount;
uniform int planeCount;
uniform float firstGamma;
uniform float gammaStep;
uniform float firstPlane;
uniform float planeStep;
uniform vec3 parts[${MOST.parts}];
uniform int partCount;
uniform vec3 solidMin[${MOST.solids}];
uniform vec3 solidMax[${MOST.solids}];
uniform vec2 solidFace[${MOST.solids}];
uniform int solidCount;
uniform vec3 lampMin[${MOST.lamps}];
uniform vec3 lampMax[${MOST.lamps}];
uniform int lampCount;
uniform vec3 spaceMin;
uniform vec3 spaceMax;
uniform float faceMin[3];
uniform float faceMax[3];
uniform vec3 ownRight;
uniform vec3 ownFront;
uniform vec3 ownDown;
uniform float frontPlane;
uniform float candela;
uniform float reflected;
uniform vec3 eye;
uniform vec3 cameraRight;
uniform vec3 cameraUp;
uniform vec3 cameraForward;

float read(int gamma, int plane) {
  return texelFetch(intensities, ivec2(gamma, plane), 0).r;
}

float intensityAt(float planeDeg, float gammaDeg) {
  float gamma = (gammaDeg - firstGamma) / gammaStep;
  if (gamma < -0.0001 || gamma > float(gammaCount - 1) + 0.0001) return 0.0;
  int i = clamp(int(floor(gamma)), 0, gammaCount - 2);
  float share = clamp(gamma - float(i), 0.0, 1.0);
  if (planeCount == 1) return mix(read(i, 0), read(i + 1, 0), share);
  float plane = mod(planeDeg - firstPlane, 360.0) / planeStep;
  int j = clamp(int(floor(plane)), 0, planeCount - 1);
  return mix(
    mix(read(i, j), read(i + 1, j), share),
    mix(read(i, j + 1), read(i + 1, j + 1), share),
    plane - float(j)
  );
}

bool isShaded(vec3 from, vec3 ray) {
  for (int i = 0; i < solidCount; i++) {
    if (solidFace[i].y == 0.0) continue;
    vec3 one = (solidMin[i] - from) / ray;
    vec3 other = (solidMax[i] - from) / ray;
    vec3 first = min(one, other);
    vec3 last = max(one, other);
    float near = max(max(first.x, first.y), max(first.z, 0.0));
    float far = min(min(last.x, last.y), min(last.z, 0.9999));
    if (near < far) return true;
  }
  return false;
}

float illuminanceAt(vec3 point, vec3 normal) {
  float lux = 0.0;
  for (int i = 0; i < partCount; i++) {
    vec3 ray = point - parts[i];
    float facing = -dot(ray, normal);
    if (facing <= 0.0 || isShaded(parts[i], ray)) continue;
    float right = dot(ray, ownRight);
    float front = dot(ray, ownFront);
    float gammaDeg = degrees(atan(length(vec2(right, front)), dot(ray, ownDown)));
    float planeDeg = frontPlane - degrees(right == 0.0 && front == 0.0 ? 0.0 : atan(right, front));
    float distance = length(ray);
    lux += intensityAt(planeDeg, gammaDeg) * facing / (distance * distance * distance);
  }
  return lux * candela;
}

bool enterBox(vec3 low, vec3 high, vec3 direction, inout float nearest, inout vec3 normal) {
  vec3 one = (low - eye) / direction;
  vec3 other = (high - eye) / direction;
  vec3 first = min(one, other);
  vec3 last = max(one, other);
  float near = max(first.x, max(first.y, first.z));
  float far = min(last.x, min(last.y, last.z));
  if (near <= 0.0 || near > far || near >= nearest) return false;
  nearest = near;
  vec3 axis = near == first.x ? vec3(1, 0, 0) : near == first.y ? vec3(0, 1, 0) : vec3(0, 0, 1);
  normal = -axis * sign(direction);
  return true;
}

/** Lux and reflectance of what is seen; a reflectance of 0 is the sky, below 0 a luminous area. */
vec2 look() {
  vec3 direction = normalize(cameraForward + cameraRight * place.x + cameraUp * place.y);
  vec3 ends = (mix(spaceMin, spaceMax, step(0.0, direction)) - eye) / direction;
  float nearest = min(ends.x, min(ends.y, ends.z));
  int side = nearest == ends.x ? 0 : nearest == ends.y ? 1 : 2;
  float face = direction[side] > 0.0 ? faceMax[side] : faceMin[side];
  vec3 normal = vec3(0.0);
  normal[side] = -sign(direction[side]);
  for (int i = 0; i < solidCount; i++) {
    if (enterBox(solidMin[i], solidMax[i], direction, nearest, normal)) face = solidFace[i].x;
  }
  for (int i = 0; i < lampCount; i++) {
    if (enterBox(lampMin[i], lampMax[i], direction, nearest, normal)) face = -1.0;
  }
  if (face <= 0.0) return vec2(0.0, face);
  return vec2(illuminanceAt(eye + direction * nearest, normal) + reflected, face);
}
`;

/** The picture: core/photometry/scene/exposure.ts, and noise of half a step against bands. */
export const pictureShader = `${functions}
uniform float white;
uniform vec3 colour;
uniform vec3 sky;

vec3 filmic(vec3 x) {
  return (x * (0.22 * x + 0.03) + 0.002) / (x * (0.22 * x + 0.3) + 0.06) - 0.01 / 0.3;
}

void main() {
  vec2 seen = look();
  if (seen.y <= 0.0) {
    result = vec4(seen.y < 0.0 ? vec3(1.0) : sky, 1.0);
    return;
  }
  vec3 share = min(vec3(1.0), seen.x * colour * seen.y / white);
  vec3 linear = max(vec3(0.0), filmic(share * 2.2) / filmic(vec3(2.2)));
  vec3 encoded = mix(
    12.92 * linear,
    1.055 * pow(linear, vec3(1.0 / 2.4)) - 0.055,
    step(0.0031308, linear)
  );
  float noise = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  result = vec4(encoded + noise / 255.0, 1.0);
}`;

/** The illuminance itself, lux, for a target of floating-point numbers. */
export const luxShader = `${functions}
void main() {
  result = vec4(look(), 0.0, 1.0);
}`;
