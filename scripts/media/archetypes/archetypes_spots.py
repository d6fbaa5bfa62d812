"""Track spots and wallwashers."""
import math

from archetypes_downlights import optic_front
from details import fins_row, screw


def adapter(m, p, finish):
    """Three-circuit track adapter below z=0 (the track's underside)."""
    length = p.mm('adapter_mm', 118)
    m.slab(length, 0.033, 0.017, finish, 0.003, 0.0015, at=(0, 0, -0.0085))
    m.slab(length * 0.92, 0.022, 0.012, 'plastic-black', 0.002, 0.001, at=(0, 0, 0.006))
    for x in (-0.36, 0.36):
        m.box(0.012, 0.03, 0.004, 'copper', 0.0006, at=(x * length, 0, 0.006))
    m.box(0.02, 0.004, 0.008, 'plastic-grey', 0.001, at=(length * 0.3, -0.0175, -0.007))


def spot_head(m, p, r, length, finish):
    """Cylindrical head, rim at z=0 facing -z."""
    bezel = p.mm('bezel_mm', 4)
    fins = int(p.number('fins', 0))
    ring = p.text('front_ring', finish)
    m.lathe([(r - bezel, 0.004), (r - bezel, 0, 0.0006), (r, 0, 0.0014), (r, length * 0.30, 0.0006), (r * 0.985, length * 0.305)], ring, 112)
    aperture = min(r - bezel, p.mm('aperture_mm', (r - bezel) * 2000) / 2)
    if aperture < r - bezel - 0.001:
        m.lathe([(aperture, 0.0035), (r - bezel, 0.003)], ring, 112)
    with m.placed(0, 0, 0.003):
        optic_front(m, p, aperture, min(length * 0.35, aperture * 1.1), 'lens')
    if fins:
        m.lathe([(r * 0.9, length * 0.3), (r * 0.9, length * 0.72)], 'dark-metal', 80)
        for k in range(fins):
            z = length * (0.315 + 0.36 * k / fins)
            m.lathe([(r * 0.88, z), (r * 0.985, z, 0.0006), (r * 0.985, z + length * 0.36 / fins * 0.45, 0.0006), (r * 0.88, z + length * 0.36 / fins * 0.45)], finish, 96)
        m.lathe([(r * 0.985, length * 0.69), (r, length * 0.69, 0.0008), (r, length, 0.003), (0, length)], finish, 112)
    else:
        m.lathe([(r * 0.985, length * 0.305), (r * 0.985, length * 0.312), (r, length * 0.316, 0.0005), (r, length, 0.003), (r * 0.5, length, 0.001), (r * 0.48, length - 0.002), (0, length - 0.002)], finish, 112)


def square_head(m, p, half, length, finish):
    """Square die-cast head with rear fins, rim at z=0 facing -z."""
    m.sweep(m.rect(half, half, 0.005), [(-0.004, 0.002), (-0.004, 0, 0.0005), (0, 0, 0.0015), (0, length * 0.45, 0.001), (-0.004, length * 0.46), (-half * 0.9, length * 0.46)], finish)
    with m.placed(0, 0, 0.003):
        r = half - 0.007
        m.sweep(m.rect(r, r, 0.003), [(0.003, 0), (0, 0), (-r * 0.18, length * 0.18), (-r * 0.45, length * 0.36)], 'reflector', glow=[1] * 4)
        m.pane(r * 1.12, r * 1.12, length * 0.36, p.lit, 0.003)
        m.light((0, 0, 0), length=2 * r, width=2 * r)
    fins_row(m, int(p.number('fins', 8)), half * 1.92, half * 1.9, length * 0.54, 0.0022, finish, at=(0, 0, length * 0.46))


def track_spot(m, p):
    finish = p.finish('black')
    length = p.mm('length_mm', 130)
    r = p.mm('diameter_mm', p.number('width_mm', 75)) / 2
    height = p.mm('height_mm', 190)
    heads = int(p.number('heads', 1))
    tilt = p.tilt(35)
    style = p.choice('style', {'wallwash': ('slanted lower face', 'wallwash', 'wave-surfaced'), 'square': ('square die-cast', 'square head'), 'arm': ('single side arm', 'side arm'), 'yoke': ('yoke', 'fork')}, 'stem')
    adapter(m, p, finish)
    if style == 'wallwash':
        return wallwasher(m, p, finish, height)
    if heads > 1:
        bar = p.mm('length_mm', 238)
        m.slab(bar, 0.026, 0.010, finish, 0.003, 0.001, at=(0, 0, -0.024))
        for k in range(heads):
            x = (k / (heads - 1) - 0.5) * (bar - 2 * r)
            with m.placed(x, 0, -0.03, rz=(-16, 12, 5)[k % 3]):
                drop = 0.028
                m.lathe([(0.006, 0), (0.006, -drop)], finish, 32)
                m.box(2 * r + 0.012, 0.014, 0.004, finish, 0.001, at=(0, 0, -drop))
                for s in (-1, 1):
                    m.box(0.004, 0.014, r * 1.3, finish, 0.001, at=(s * (r + 0.005), 0, -drop - r * 0.62))
                with m.placed(0, 0, -drop - r * 1.1, rx=-tilt - 8 * k):
                    with m.placed(0, 0, -r * 0.8):
                        square_head(m, p, r, r * 1.9, finish)
        return 'track'
    pivot = -(height - max(length * 0.5, r * 1.1)) if height > length * 0.5 + 0.03 else -0.06
    pivot = max(pivot, -0.12) if style != 'arm' else max(pivot, -0.14)
    if style == 'arm':
        m.lathe([(0.011, -0.017), (0.011, -0.023, 0.001), (0, -0.023)], finish, 48)
        with m.placed(r + 0.006, 0, 0):
            m.slab(0.007, 0.026, -pivot + 0.012, finish, 0.003, 0.0012, at=(0, 0, pivot / 2 - 0.012))
            m.box(r + 0.012, 0.026, 0.006, finish, 0.001, at=(-r / 2, 0, -0.021))
            with m.placed(0.0035, 0, pivot, ry=90):
                m.lathe([(0.017, -0.006), (0.017, 0.003, 0.001), (0, 0.003)], finish, 48)
                screw(m, 0, 0, 0.003, 0.008)
    elif style == 'yoke':
        m.lathe([(0.012, -0.017), (0.012, -0.024, 0.001), (0, -0.024)], finish, 48)
        for s in (-1, 1):
            m.slab(0.004, 0.02, -pivot, finish, 0.001, 0.0008, at=(s * (r + 0.004), 0, pivot / 2 - 0.022))
        m.box(2 * r + 0.012, 0.02, 0.004, finish, 0.0008, at=(0, 0, -0.024))
    else:
        m.lathe([(0.012, -0.017), (0.012, -0.021, 0.001), (0.0065, -0.023, 0.001), (0.0065, pivot + r * 0.75)], finish, 48)
        with m.placed(0, 0, pivot + r * 0.78, ry=90):
            m.lathe([(0, -0.011), (0.0095, -0.011, 0.0015), (0.0095, 0.011, 0.0015), (0, 0.011)], finish, 40)
    with m.placed(0, 0, pivot, rx=-tilt):
        with m.placed(0, 0, -length * p.number('pivot_ratio', 0.52)):
            spot_head(m, p, r, length, finish)
    return 'track'


def wallwasher(m, p, finish, height):
    """Block with a slanted lower face holding a wide lens."""
    w, d = p.mm('length_mm', 120), p.mm('width_mm', 92)
    m.lathe([(0.009, -0.017), (0.009, -0.042)], finish, 40)
    top, low, high = -0.042, -height, -height + d * 0.42
    side = [(-d / 2, high, 0.002), (-d / 2, top, 0.003), (d / 2, top, 0.003), (d / 2, low, 0.002)]
    m.extrude(side, w, finish)
    angle = math.degrees(math.atan2(high - low, d))
    with m.placed(0, 0, (low + high) / 2 - 0.0004, rx=-angle):
        span = d / math.cos(math.radians(angle))
        m.slab(w - 0.012, span * 0.80, 0.002, 'black', 0.003, 0.0006, at=(0, span * 0.03, 0))
        m.pane(w - 0.018, span * 0.74, -0.0014, p.lit, 0.004)
        for k in range(9):
            with m.placed(0, -span * 0.31 + span * 0.085 * k, -0.0015, ry=90):
                m.lathe([(0.0026, -(w - 0.02) / 2), (0.0026, (w - 0.02) / 2)], 'lit-prism', 12, glow=[0.8, 0.8])
        m.box(w - 0.004, 0.003, 0.016, 'black', 0.0006, at=(0, span * 0.46, -0.006))
        m.light((0, 0, -0.002), length=w, width=span * 0.7)
    return 'track'


BUILDERS = {'track-spot': track_spot}
