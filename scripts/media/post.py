"""Development of the raw pictures: denoise, bloom, tone curve, PNG.

The denoiser is an edge-avoiding à-trous wavelet filter (passes of a 13-tap B-spline kernel with growing
holes) guided by the albedo, normal and depth of the same render; colour is divided by the
albedo first so that textures and prints stay sharp.
"""
import struct
import zlib

import numpy as np

KERNEL = {0: 6 / 16, 1: 4 / 16, 2: 1 / 16}


def _shifted(a, dy, dx):
    """Array moved by whole pixels with edge clamping."""
    h, w = a.shape[:2]
    ys = np.clip(np.arange(h) + dy, 0, h - 1)
    xs = np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def _blur(a, radius):
    """Three box blurs: close to a Gaussian."""
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)] * a.ndim
            pad[axis] = (radius + 1, radius)
            c = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
            n = a.shape[axis]
            take = lambda s: np.take(c, np.arange(s, s + n), axis=axis)
            a = ((take(2 * radius + 1) - take(0)) / (2 * radius + 1)).astype(np.float32)
    return a


def denoise(colour, albedo, normal, passes=3):
    """Remove grain from linear colour; all arrays are height x width x 3."""
    base = np.clip(albedo, 0.02, None) + 0.0
    light = np.log1p(np.clip(colour, 0, 40) / base * 2.0).astype(np.float32)
    guide = np.concatenate([normal * 2.6, np.sqrt(np.clip(albedo, 0, 1)) * 5.0], -1).astype(np.float32)
    luma = light.mean(-1)
    mean = _blur(luma, 2)
    noise = np.sqrt(np.clip(_blur((luma - mean) ** 2, 2), 1e-6, None))
    sigma = 0.015 + 1.6 * np.minimum(noise, 0.10)
    for level in range(passes):
        hole = 1 << level
        total = light * 0.0
        weight = np.zeros(luma.shape, np.float32)
        tolerance = 1.0 / (sigma * (1.0 if level == 0 else 0.62**level) + 1e-4)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                if abs(dy) + abs(dx) > 2:
                    continue
                k = KERNEL[abs(dy)] * KERNEL[abs(dx)]
                if dy == 0 and dx == 0:
                    total += light * k
                    weight += k
                    continue
                other = _shifted(light, dy * hole, dx * hole)
                g = guide - _shifted(guide, dy * hole, dx * hole)
                d = np.abs(other - light).sum(-1) * (1 / 3)
                w = k * np.exp(-np.einsum('ijk,ijk->ij', g, g) - d * tolerance)
                total += other * w[..., None]
                weight += w
        light = total / weight[..., None]
    return np.expm1(light) / 2.0 * base


def busy(colour, margin=12):
    """Slices of the part of the picture that is more than bare ground or sky."""
    smooth = _blur(colour.mean(-1), 3)
    bare = np.median(np.concatenate([smooth[:20].ravel(), smooth[:, :20].ravel(), smooth[:, -20:].ravel()]))
    ys, xs = np.nonzero(np.abs(smooth - bare) > 0.004 * bare)
    if not len(ys):
        return slice(0, 0), slice(0, 0)
    h, w = smooth.shape
    rows = slice(max(0, ys.min() - margin), min(h, ys.max() + margin))
    return rows, slice(max(0, xs.min() - margin), min(w, xs.max() + margin))


def bloom(colour, emission, strength=0.05):
    """Soft halo round what gives light."""
    small = emission[::4, ::4]
    halo = _blur(small, 6) * 0.6 + _blur(small, 18) * 0.4
    h, w = colour.shape[:2]
    ys, xs = np.linspace(0, halo.shape[0] - 1, h), np.linspace(0, halo.shape[1] - 1, w)
    y0, x0 = np.floor(ys).astype(int), np.floor(xs).astype(int)
    y1, x1 = np.minimum(y0 + 1, halo.shape[0] - 1), np.minimum(x0 + 1, halo.shape[1] - 1)
    fy, fx = (ys - y0)[:, None, None], (xs - x0)[None, :, None]
    top = halo[y0][:, x0] * (1 - fx) + halo[y0][:, x1] * fx
    bottom = halo[y1][:, x0] * (1 - fx) + halo[y1][:, x1] * fx
    return colour + (top * (1 - fy) + bottom * fy).astype(np.float32) * strength


def tone(linear):
    """Straight up to 0.62, then a soft shoulder that never clips; sRGB encoded."""
    knee, room = 0.62, 0.38
    soft = np.where(linear > knee, knee + room * (1 - np.exp(-(np.maximum(linear, knee) - knee) / room)), linear)
    soft = np.clip(soft, 0, 1)
    return np.where(soft <= 0.0031308, soft * 12.92, 1.055 * soft ** (1 / 2.4) - 0.055)


def vignette(size):
    """Very light fall-off towards the corners."""
    t = np.linspace(-1, 1, size)
    x, y = np.meshgrid(t, t)
    return (1 - 0.030 * np.clip((x**2 + (y * 0.9 + 0.06) ** 2) / 1.9, 0, 1))[..., None].astype(np.float32)


def write_png(path, pixels):
    """8-bit RGB PNG of an array whose first row is the top; ordered noise breaks banding."""
    h, w = pixels.shape[:2]
    grain = np.random.default_rng(7).random((h, w, 1)) - 0.5
    data = np.clip(pixels * 255 + 0.5 + grain * 0.9, 0, 255).astype(np.uint8)
    rows = b''.join(b'\0' + data[i].tobytes() for i in range(h))
    chunk = lambda kind, body: struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0)))
        f.write(chunk(b'IDAT', zlib.compress(rows, 3)) + chunk(b'IEND', b''))


def develop(passes, path, glow=0.05):
    """From raw passes {colour, albedo, normal, emission} (bottom row first) to a finished PNG."""
    p = {k: v[::-1].astype(np.float32) for k, v in passes.items()}
    emission = np.clip(p['emission'], 0, 3)
    lit = emission.max(-1, keepdims=True) > 0.02
    albedo = np.where(lit, 1.0, p['albedo'])
    clean = p['colour'].copy()
    rows, columns = busy(p['colour'])
    if rows.stop > rows.start:
        clean[rows, columns] = denoise(p['colour'][rows, columns], albedo[rows, columns], p['normal'][rows, columns])
    clean = bloom(clean, emission, glow) * vignette(clean.shape[0])
    write_png(path, tone(clean))
