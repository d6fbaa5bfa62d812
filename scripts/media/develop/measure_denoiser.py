"""Compares a noisy and a denoised picture with a long render: python3 measure_denoiser.py <weights.tza> <few.npz> <many.npz>

Prints root mean square error and SSIM (11 x 11 box windows) of luminance from 0 to 1 after the film curve, one line
for the noisy picture and one for the denoised one.
"""
import os
import sys
import time

import numpy as np

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]

from denoiser import denoise, read_archive
from grade import LUMINANCE, expose, film


def windows(picture):
    """Means of all windows of 11 x 11."""
    return np.lib.stride_tricks.sliding_window_view(picture, (11, 11)).mean((-1, -2))


def similarity(a, b):
    """Mean structural similarity of two pictures from 0 to 1 (Wang et al. 2004)."""
    mean_a, mean_b = windows(a), windows(b)
    var_a, var_b = windows(a * a) - mean_a**2, windows(b * b) - mean_b**2
    both = windows(a * b) - mean_a * mean_b
    light = (2 * mean_a * mean_b + 1e-4) / (mean_a**2 + mean_b**2 + 1e-4)
    return float((light * (2 * both + 9e-4) / (var_a + var_b + 9e-4)).mean())


def main():
    weights, few, many = sys.argv[1:]
    noisy, reference = np.load(few), np.load(many)['colour']
    started = time.time()
    clean = denoise(read_archive(weights), noisy['colour'], noisy['albedo'], noisy['normal'])
    seconds = time.time() - started
    factor = expose(reference, 0.13, 55, 2.4)
    shown = film(reference * factor) @ LUMINANCE
    for name, picture in (('noisy', noisy['colour']), ('denoised', clean)):
        other = film(picture * factor) @ LUMINANCE
        error = float(np.sqrt(((other - shown) ** 2).mean()))
        print(f'{name:9} rmse {error:.4f}  ssim {similarity(other, shown):.3f}  ({seconds:.1f} s to denoise)')


if __name__ == '__main__':
    main()
