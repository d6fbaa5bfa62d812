"""Removes the noise of a path-traced picture with the network of Intel's Open Image Denoise.

The network is the U-Net that Open Image Denoise 2 documents: nine channels in (colour, albedo, normal), three
out, 3x3 convolutions with a rectifier, four halvings by the larger of each 2x2 pixels, four doublings joined with what
was there before each halving. Its weights are a file of the kind "tensor archive" (.tza). Needs numpy alone; a BLAS such
as OpenBLAS makes it quick.
"""
import struct

import numpy as np

LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)
# Half of the receptive field, in pixels, rounded up to the network's step.
STEP, OVERLAP = 16, 128
# Rows of a band that is denoised at once: keeps the memory below 3 GB at 2,000 px of width.
BAND = 1024
# The transfer function of the network's input: linear, a power, a logarithm.
A, B, C, D = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-03
E, F, G = 0.192653254, 6.26026094e-03, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 0.370974749
BRIGHTEST = 65504.0


def read_archive(path):
    """The tensors of a .tza file as {name: float32 array}. Raises ValueError for any other file."""
    with open(path, 'rb') as file:
        data = file.read()
    if len(data) < 12 or struct.unpack_from('<H', data)[0] != 0x41D7:
        raise ValueError(f'{path} is no tensor archive.')
    major, _, at = struct.unpack_from('<BBQ', data, 2)
    if major != 2:
        raise ValueError(f'{path} is a tensor archive of version {major}, and only version 2 is known.')
    tensors = {}
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        # After the shape: a letter for each dimension, the type, the offset.
        at += 1 + 5 * rank
        kind = {'f': '<f4', 'h': '<f2'}[chr(data[at])]
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def _curve(y):
    power = B * np.maximum(y, Y0) ** C + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, power, E * np.log(np.maximum(y, Y1) + F) + G))


def encode(light):
    """Light from 0 to 65,504 on the perceptual scale 0 to 1 that the network was trained with."""
    return (_curve(np.clip(light, 0, BRIGHTEST)) / _curve(np.float64(BRIGHTEST))).astype(np.float32)


def decode(x):
    """The reverse of `encode`."""
    x = np.asarray(x, np.float64) * _curve(np.float64(BRIGHTEST))
    power = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F)).astype(np.float32)


def exposure_of(colour):
    """Factor that brings the geometric mean of 16x16 blocks' luminance to a middle grey of 0.18."""
    luma = np.nan_to_num(colour) @ LUMINANCE
    rows, columns = (max(1, n // 16) for n in luma.shape)
    blocks = [[part.mean() for part in np.array_split(row, columns, 1)] for row in np.array_split(luma, rows, 0)]
    lit = np.array(blocks)
    lit = lit[lit > 1e-8]
    return float(0.18 / np.exp2(np.log2(lit).mean())) if lit.size else 1.0


def convolve(x, weight, bias, rectify=True):
    """A 3x3 convolution of channels x rows x columns with a border of zeros."""
    channels, rows, columns = x.shape
    padded = np.zeros((channels, rows + 2, columns + 2), np.float32)
    padded[:, 1:-1, 1:-1] = x
    matrix = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(len(weight), -1))
    out = np.empty((len(weight), rows, columns), np.float32)
    # A strip's patches stay in the processor's cache.
    strip = max(1, int(2_000_000 / (9 * channels * columns)))
    for top in range(0, rows, strip):
        height = min(strip, rows - top)
        patches = np.stack([padded[:, top + dy : top + dy + height, dx : dx + columns] for dy in range(3) for dx in range(3)])
        part = matrix @ patches.reshape(9 * channels, -1) + bias[:, None]
        out[:, top : top + height] = part.reshape(-1, height, columns)
    return np.maximum(out, 0, out=out) if rectify else out


def _halved(x):
    channels, rows, columns = x.shape
    return x.reshape(channels, rows // 2, 2, columns // 2, 2).max((2, 4))


def _joined(x, before):
    return np.concatenate([x.repeat(2, 1).repeat(2, 2), before])


def run(network, x):
    """The network's three channels for nine of a size that 16 divides."""
    layer = lambda name, value: convolve(value, network[f'{name}.weight'], network[f'{name}.bias'])
    first = _halved(layer('enc_conv1', layer('enc_conv0', x)))
    second = _halved(layer('enc_conv2', first))
    third = _halved(layer('enc_conv3', second))
    deepest = layer('enc_conv5b', layer('enc_conv5a', _halved(layer('enc_conv4', third))))
    value = deepest
    for level, before in ((4, third), (3, second), (2, first), (1, x)):
        value = layer(f'dec_conv{level}b', layer(f'dec_conv{level}a', _joined(value, before)))
    return layer('dec_conv0', value)


def denoise(network, colour, albedo, normal):
    """Clean linear colour. All pictures are rows x columns x 3, normals from -1 to 1, albedo from 0 to 1."""
    exposure = exposure_of(colour)
    light = encode(np.nan_to_num(colour, posinf=BRIGHTEST) * exposure)
    guides = [np.clip(np.nan_to_num(albedo), 0, 1), np.clip(np.nan_to_num(normal), -1, 1) * 0.5 + 0.5]
    planes = np.concatenate([light, *guides], -1).transpose(2, 0, 1).astype(np.float32)
    rows, columns = planes.shape[1:]
    planes = np.pad(planes, ((0, 0), (0, -rows % STEP), (0, -columns % STEP)))
    out = np.empty((3, rows, columns), np.float32)
    for top in range(0, rows, BAND):
        start, stop = max(0, top - OVERLAP), min(planes.shape[1], top + BAND + OVERLAP)
        band = run(network, planes[:, start:stop])
        height = min(BAND, rows - top)
        out[:, top : top + height] = band[:, top - start : top - start + height, :columns]
    return decode(np.clip(out, 0, 1).transpose(1, 2, 0)) / exposure
