"""What a photographer does with a clean picture: white balance, exposure, halo, film curve, vignette, grain."""
import os
import sys

import numpy as np

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from post import _blur

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
MIDDLE, CONTRAST = 0.18, 1.3
# Share of each channel that goes to the others, so that strong coloured light turns white as on film.
MIX = 0.055


def balance(linear, warmth):
    """White balance: `warmth` 0 keeps the light's own colour, 1 makes 3000 K neutral."""
    gain = np.array([1.0, 0.80, 0.56], np.float32) ** warmth
    return linear / (gain / gain.mean())


def expose(linear, key, percentile, top):
    """Factor that puts a percentile of brightness on `key`, unless the 97th percentile would exceed `top`."""
    luma = linear @ LUMINANCE
    wanted = key / max(float(np.percentile(luma, percentile)), 1e-4)
    return min(wanted, top / max(float(np.percentile(luma, 97)), 1e-4))


def film(linear):
    """Display values 0 to 1 (sRGB encoded) of linear light: an S-curve through middle grey, soft at both ends."""
    mixed = linear * (1 - 3 * MIX) + linear.sum(-1, keepdims=True) * MIX
    power = np.maximum(mixed, 0) ** CONTRAST
    shown = power / (power + MIDDLE**CONTRAST * (1 / MIDDLE - 1))
    return np.where(shown <= 0.0031308, shown * 12.92, 1.055 * np.maximum(shown, 1e-9) ** (1 / 2.4) - 0.055)


def vignette(rows, columns, strength=0.14):
    """Fall-off of the lens towards the corners."""
    y, x = np.linspace(-1, 1, rows)[:, None], np.linspace(-1, 1, columns)[None, :]
    away = (x**2 + y**2 * (rows / columns) ** 2) / (1 + (rows / columns) ** 2)
    return (1 - strength * away**1.5)[..., None].astype(np.float32)


def grain(shown, strength=0.011):
    """Fine noise of a sensor, strongest in the middle tones; the same picture gets the same grain."""
    noise = np.random.default_rng(11).standard_normal(shown.shape[:2]).astype(np.float32)
    noise = noise * 0.6 + _blur(noise, 1) * 1.2
    light = shown @ LUMINANCE
    return shown + (noise * strength * np.sqrt(np.clip(light * (1.1 - light), 0, 1)))[..., None]


def develop(clean, key=0.30, percentile=60, warmth=0.35, bloom=0.06, top=2.4):
    """The finished picture, 0 to 1, of clean linear light."""
    light = balance(clean, warmth)
    return finish(light * expose(light, key, percentile, top), bloom)


def finish(exposed, bloom):
    """The finished picture, 0 to 1, of balanced and exposed light."""
    light = np.clip(exposed, 0, 60)
    rows, columns = light.shape[:2]
    bright = np.clip(light - 1.2, 0, 12)
    halo = 0.65 * _blur(bright, max(2, columns // 320)) + 0.35 * _blur(bright, max(6, columns // 40))
    return np.clip(grain(film((light + halo * bloom) * vignette(rows, columns))), 0, 1)
