"""Transforms, rounded profiles and outline families: the 2D side of the meshes in geometry.py.

An outline family is a function from an offset in metres to a ring of (x, y) points.
"""
import math

import numpy as np


def rotation(rx=0.0, ry=0.0, rz=0.0):
    """4x4 matrix of rotations in degrees, applied about x, then y, then z."""
    cx, sx = math.cos(math.radians(rx)), math.sin(math.radians(rx))
    cy, sy = math.cos(math.radians(ry)), math.sin(math.radians(ry))
    cz, sz = math.cos(math.radians(rz)), math.sin(math.radians(rz))
    m = np.eye(4)
    m[:3, :3] = (
        np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
        @ np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
        @ np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    )
    return m


def translation(x=0.0, y=0.0, z=0.0):
    m = np.eye(4)
    m[:3, 3] = (x, y, z)
    return m


def rounded(points, closed=False, steps=4):
    """Replace the corners that carry a radius by arcs of `steps` segments."""
    n, out = len(points), []
    for i, p in enumerate(points):
        radius = p[2] if len(p) > 2 else 0.0
        inner = closed or 0 < i < n - 1
        if radius <= 0 or not inner:
            out.append((p[0], p[1]))
            continue
        b = np.array(p[:2], float)
        a, c = np.array(points[i - 1][:2], float), np.array(points[(i + 1) % n][:2], float)
        la, lc = np.linalg.norm(a - b), np.linalg.norm(c - b)
        if la < 1e-9 or lc < 1e-9:
            out.append((p[0], p[1]))
            continue
        u, v = (a - b) / la, (c - b) / lc
        angle = math.acos(max(-1.0, min(1.0, float(u @ v))))
        if angle > math.pi - 0.05 or angle < 0.02:
            out.append((p[0], p[1]))
            continue
        reach = min(radius / math.tan(angle / 2), la * 0.49, lc * 0.49)
        r = reach * math.tan(angle / 2)
        centre = b + (u + v) / np.linalg.norm(u + v) * (r / math.sin(angle / 2))
        start, end = b + u * reach - centre, b + v * reach - centre
        t0, t1 = math.atan2(start[1], start[0]), math.atan2(end[1], end[0])
        turn = (t1 - t0 + math.pi) % (2 * math.pi) - math.pi
        for k in range(steps + 1):
            t = t0 + turn * k / steps
            out.append((centre[0] + r * math.cos(t), centre[1] + r * math.sin(t)))
    return out


def circle(n):
    """Outline family of circles: the offset is the radius."""
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    unit = np.stack([np.cos(t), np.sin(t)], 1)
    return lambda offset: unit * offset


def rounded_rectangle(half_x, half_y, corner, steps=6):
    """Outline family of rounded rectangles: the offset grows the half sizes and the corner."""

    def at(offset):
        hx, hy = max(half_x + offset, 1e-5), max(half_y + offset, 1e-5)
        r = min(max(corner + offset, 2e-4), hx, hy)
        ring = []
        for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for k in range(steps + 1):
                t = math.radians(start + 90 * k / steps)
                ring.append((sx * (hx - r) + r * math.cos(t), sy * (hy - r) + r * math.sin(t)))
        return np.array(ring)

    return at


def ellipse(half_x, half_y, n):
    """Outline family of ellipses: the offset grows both half axes."""
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    unit = np.stack([np.cos(t), np.sin(t)], 1)
    return lambda offset: unit * np.array([max(half_x + offset, 1e-5), max(half_y + offset, 1e-5)])
