"""Meshes for the luminaire models, built with numpy and passed to Blender once per material.

A `Model` collects parts (vertices, faces, material name) under a stack of transforms. All lengths
are metres. `quality` 1.0 is for pictures; about 0.3 gives the light meshes of the GLB files.
Profiles are lists of (x, y) or (x, y, radius): the third value rounds that corner, which is how
every visible edge gets its bevel.
"""
import json
import math
from collections import defaultdict
from contextlib import contextmanager

import numpy as np

from outlines import circle, rotation, rounded, rounded_rectangle, translation


class Model:
    """Collects parts and metadata of one luminaire."""

    def __init__(self, quality=1.0):
        self.quality = quality
        self.parts = defaultdict(list)
        self.stack = [np.eye(4)]
        self.lights = []
        self.framing = True

    def segments(self, n, least=8):
        return max(least, int(round(n * self.quality)))

    @property
    def arc(self):
        return 4 if self.quality > 0.6 else 1

    @contextmanager
    def placed(self, x=0.0, y=0.0, z=0.0, rx=0.0, ry=0.0, rz=0.0):
        """Everything added inside is rotated (degrees) and then moved to x, y, z."""
        self.stack.append(self.stack[-1] @ translation(x, y, z) @ rotation(rx, ry, rz))
        try:
            yield
        finally:
            self.stack.pop()

    @contextmanager
    def unframed(self):
        """Parts added inside do not size the picture: roses, wires, cables."""
        before, self.framing = self.framing, False
        try:
            yield
        finally:
            self.framing = before

    def add(self, verts, faces, material, glow=1.0, framed=True):
        """Add a raw part. `glow` scales the emission per vertex; unframed parts do not size the picture."""
        verts = np.asarray(verts, float)
        m = self.stack[-1]
        world = verts @ m[:3, :3].T + m[:3, 3]
        glow = np.broadcast_to(np.asarray(glow, float), (len(verts),))
        self.parts[material].append((world, faces, glow, framed and self.framing))

    def light(self, position=(0, 0, 0), direction=(0, 0, -1), **size):
        """Note where light leaves: size is diameter=m, or length=m and width=m."""
        m = self.stack[-1]
        p = m[:3, :3] @ np.array(position, float) + m[:3, 3]
        d = m[:3, :3] @ np.array(direction, float)
        x_axis = m[:3, :3] @ np.array([1.0, 0, 0])
        entry = {'position': p.tolist(), 'direction': d.tolist(), 'x_axis': x_axis.tolist(), **size}
        self.lights.append(entry)

    def skin(self, rings, material, cap0=False, cap1=False, closed=True, loop=False, glow=None, framed=True, flat=False):
        """Quads between successive rings of equal length; a ring of one point is a pole."""
        verts, faces, starts = [], [], []
        for ring in rings:
            starts.append(len(verts))
            verts.extend(map(tuple, ring))
        pairs = list(zip(range(len(rings) - 1), range(1, len(rings))))
        if loop:
            pairs.append((len(rings) - 1, 0))
        for i, j in pairs:
            a, b, na, nb = starts[i], starts[j], len(rings[i]), len(rings[j])
            n = max(na, nb)
            for k in range(n if closed else n - 1):
                l = (k + 1) % n
                if na == 1:
                    faces.append((a, b + l, b + k))
                elif nb == 1:
                    faces.append((a + k, a + l, b))
                else:
                    faces.append((a + k, a + l, b + l, b + k))
        if cap0 and len(rings[0]) > 2:
            faces.append(tuple(range(starts[0] + len(rings[0]) - 1, starts[0] - 1, -1)))
        if cap1 and len(rings[-1]) > 2:
            faces.append(tuple(range(starts[-1], starts[-1] + len(rings[-1]))))
        value = 1.0
        if glow is not None:
            value = np.concatenate([np.full(len(r), g) for r, g in zip(rings, glow)])
        if flat:
            verts = [verts[i] for f in faces for i in f]
            ends = np.cumsum([len(f) for f in faces])
            faces = [tuple(range(e - len(f), e)) for f, e in zip(faces, ends)]
            value = 1.0
        self.add(verts, faces, material, value, framed)

    def sweep(self, outline, profile, material, cap0=False, cap1=False, loop=False, glow=None, framed=True):
        """Carry a profile of (offset, z[, radius]) round an outline family: frames, trims, housings."""
        steps = self.arc
        if glow is None:
            profile = rounded(profile, closed=loop, steps=steps)
        rings = []
        for p in profile:
            ring = outline(p[0])
            rings.append(np.column_stack([ring, np.full(len(ring), p[1])]))
        self.skin(rings, material, cap0, cap1, loop=loop, glow=glow, framed=framed)

    def lathe(self, profile, material, n=96, loop=False, glow=None, framed=True, flat=False):
        """Turn a profile of (radius, z[, corner radius]) about z."""
        if glow is None:
            profile = rounded(profile, closed=loop, steps=self.arc)
        unit = circle(self.segments(n))
        rings = []
        for p in profile:
            if p[0] < 1e-6:
                rings.append(np.array([[0.0, 0.0, p[1]]]))
            else:
                ring = unit(p[0])
                rings.append(np.column_stack([ring, np.full(len(ring), p[1])]))
        self.skin(rings, material, loop=loop, glow=glow, framed=framed, flat=flat)

    def rect(self, half_x, half_y, corner=0.002):
        """Rounded rectangle outline at this model's quality."""
        return rounded_rectangle(half_x, half_y, corner, 6 if self.quality > 0.6 else 2)

    def slab(self, sx, sy, sz, material, corner=0.002, edge=0.001, at=(0, 0, 0), glow=None):
        """Block with rounded plan corners and bevelled top and bottom edges, centred at `at`."""
        edge = min(edge, sz * 0.45, sx * 0.4, sy * 0.4)
        h = sz / 2
        outline = self.rect(sx / 2, sy / 2, min(corner, sx / 2, sy / 2))
        profile = [(-edge, -h), (0, -h, edge), (0, h, edge), (-edge, h)]
        with self.placed(*at):
            self.sweep(outline, profile, material, cap0=True, cap1=True)

    def box(self, sx, sy, sz, material, bevel=0.001, at=(0, 0, 0)):
        self.slab(sx, sy, sz, material, corner=bevel, edge=bevel, at=at)

    def disc(self, radius, z, material, n=96, rings=5, edge_glow=0.8, dome=0.0, up=False):
        """Flat or domed disc facing down (or up) whose glow fades towards the edge."""
        sign = 1 if up else -1
        pts, glow = [], []
        for k in range(rings + 1):
            f = k / rings
            pts.append((radius * f, z + sign * dome * (1 - f * f)))
            glow.append(1 - (1 - edge_glow) * f ** 2.2)
        if not up:
            self.lathe(pts[::-1], material, n, glow=glow[::-1])
        else:
            self.lathe(pts, material, n, glow=glow)

    def pane(self, sx, sy, z, material, corner=0.002, edge_glow=0.82, up=False, dome=0.0):
        """Flat rounded pane facing down (or up), glow fading towards the rim."""
        half = min(sx, sy) / 2
        outline = self.rect(sx / 2, sy / 2, corner)
        sign = 1 if up else -1
        fractions = (0.0, 0.06, 0.16, 0.34, 0.62, 0.97)
        profile, glow = [], []
        for f in fractions:
            profile.append((-half * f, z + sign * dome * (1 - (1 - f) ** 2)))
            glow.append(edge_glow + (1 - edge_glow) * min(1, f / 0.6) ** 0.7)
        self.sweep(outline, profile, material, cap1=True, glow=glow)

    def extrude(self, profile, length, material, at=(0, 0, 0), caps=True, closed=True, slices=1, glow=None):
        """Extrude a profile of (y, z[, radius]) along x, centred on `at`."""
        pts = np.array(rounded(profile, closed=closed, steps=self.arc))
        xs = np.linspace(-length / 2, length / 2, slices + 1)
        rings = [np.column_stack([np.full(len(pts), x), pts]) for x in xs]
        with self.placed(*at):
            self.skin(rings, material, cap0=caps, cap1=caps, closed=closed, glow=glow)

    def bar(self, path, thickness, width, material, fillet=0.004):
        """Flat bar bent along a path of (y, z) points, `width` wide along x."""
        pts = np.array(rounded([(p[0], p[1], fillet) for p in path], steps=self.arc + 1))
        d = np.gradient(pts, axis=0)
        normal = np.stack([-d[:, 1], d[:, 0]], 1)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        outer, inner = pts + normal * thickness / 2, pts - normal * thickness / 2
        self.extrude([tuple(p) for p in np.vstack([outer, inner[::-1]])], width, material)

    def tube(self, path, radius, material, n=14, framed=True):
        """Round tube along 3D points."""
        pts = np.array(path, float)
        d = np.gradient(pts, axis=0)
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        side = np.cross(d[0], (0.3, 0.8, 0.5))
        side /= np.linalg.norm(side)
        t = np.linspace(0, 2 * math.pi, self.segments(n, 6), endpoint=False)
        rings = []
        for p, direction in zip(pts, d):
            side = side - direction * (side @ direction)
            side /= np.linalg.norm(side)
            other = np.cross(direction, side)
            rings.append(p + radius * (np.outer(np.cos(t), side) + np.outer(np.sin(t), other)))
        self.skin(rings, material, cap0=True, cap1=True, framed=framed)

    def curve(self, points, radius, material, steps=12, n=14, framed=True):
        """Tube along a Catmull-Rom curve through the points."""
        p = np.array([points[0], *points, points[-1]], float)
        steps = max(3, int(steps * (1 if self.quality > 0.6 else 0.4)))
        path = []
        for i in range(1, len(p) - 2):
            for k in range(steps):
                t = k / steps
                path.append(
                    0.5
                    * (
                        2 * p[i]
                        + (p[i + 1] - p[i - 1]) * t
                        + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t**2
                        + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t**3
                    )
                )
        path.append(p[-1])
        self.tube(path, radius, material, n, framed)

    def polygon(self, points, z, material, depth=0.0004, glow=1.0):
        """Flat printed shape of (x, y) points lying at height z, facing up, slightly raised."""
        pts = np.array(points, float)
        n = len(pts)
        top = np.column_stack([pts, np.full(n, z + depth)])
        self.add(top, [tuple(range(n))], material, glow)

    def objects(self, name, collection, materials):
        """Create one mesh object per material under an empty; returns the empty."""
        import bpy

        root = bpy.data.objects.new(name, None)
        root.empty_display_size = 0.05
        collection.objects.link(root)
        for key, parts in self.parts.items():
            for framed in (True, False):
                chosen = [p for p in parts if p[3] == framed]
                if not chosen:
                    continue
                verts = np.concatenate([p[0] for p in chosen])
                faces, base = [], 0
                for p in chosen:
                    faces.extend(tuple(i + base for i in f) for f in p[1])
                    base += len(p[0])
                mesh = bpy.data.meshes.new(f'{name}-{key}')
                mesh.from_pydata(verts.tolist(), [], faces)
                mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
                mesh.use_auto_smooth = True
                mesh.auto_smooth_angle = math.radians(32)
                glow = mesh.attributes.new('glow', 'FLOAT', 'POINT')
                glow.data.foreach_set('value', np.concatenate([p[2] for p in chosen]))
                mesh.materials.append(materials(key))
                mesh.update()
                obj = bpy.data.objects.new(f'{name}-{key}', mesh)
                obj['framed'] = framed
                obj.parent = root
                collection.objects.link(obj)
        root['lights'] = json.dumps(self.lights)
        return root
