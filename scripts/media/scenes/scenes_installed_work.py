"""In place: the office corridor and the treatment room."""
import math

from scenes_furnishing import bent, curtain, socket
from scenes_furniture import chair, place, planter, slab, table
from scenes_installed_kit import SHARP
from scenes_kit import area, ball, box, camera, cylinder, lathe, line_light, luminaire, luminous, openings, panel, rod, sky, spot
from scenes_kit import ceiling as cut_ceiling
from scenes_lamps import ies_file, photometric
from scenes_materials import DAY, NEUTRAL, SOFT, tint
from scenes_openplan import offices

TOP = 2.62


def glazed_front(x, y0, y1, bars):
    """A glazed partition along y with a frame of black sections, a transom and a sill."""
    for i in range(bars + 1):
        y = y0 + (y1 - y0) * i / bars
        box(x - 0.03, x + 0.03, y - 0.022, y + 0.022, 0, TOP, 'graphite', 0.003)
    for z in (0.03, 2.14, TOP - 0.025):
        box(x - 0.03, x + 0.03, y0, y1, z - 0.022, z + 0.022, 'graphite', 0.003)
    panel([(x, y0, 0.05), (x, y1, 0.05), (x, y1, TOP), (x, y0, TOP)], 'glass')
    # The dots that stop people walking into the glass.
    for row in (1.02, 1.5):
        y = y0 + 0.06
        while y < y1:
            panel([(x + 0.004, y, row), (x + 0.004, y + 0.018, row), (x + 0.004, y + 0.018, row + 0.018), (x + 0.004, y, row + 0.018)], 'white')
            y += 0.075


def meeting_room(x0, x1, y0, y1):
    """A small room behind the glass: table, chairs, screen, coats and papers."""
    panel([(x0, y0, 0.001), (x1, y0, 0.001), (x1, y1, 0.001), (x0, y1, 0.001)], 'carpet')
    panel([(x0, y0, 0), (x0, y1, 0), (x0, y1, TOP), (x0, y0, TOP)], 'plaster-clay')
    for y in (y0, y1):
        panel([(x0, y, 0), (x1, y, 0), (x1, y, TOP), (x0, y, TOP)], 'plaster')
    panel([(x0, y0, TOP), (x1, y0, TOP), (x1, y1, TOP), (x0, y1, TOP)], 'plaster-fine')
    mx, my = (x0 + x1) / 2 - 0.1, (y0 + y1) / 2
    table(mx, my, 2.4, 1.0, 0.74, 'oak', 'graphite', 90)
    for v in (-0.75, 0.0, 0.75):
        chair(mx - 0.72, my + v, -90, 'fabric-rust', 'graphite')
        chair(mx + 0.74, my + v + 0.04, 86, 'fabric-rust', 'graphite')
    for v, turn in ((-0.6, 8), (0.1, -6), (0.55, 12)):
        box(mx - 0.1, mx + 0.11, my + v - 0.15, my + v + 0.15, 0.74, 0.745, 'paper', 0, turn)
    cylinder(mx + 0.28, my + 0.2, 0.74, 0.83, 0.038, 'porcelain')
    box(x0 + 0.01, x0 + 0.05, my - 0.7, my + 0.7, 1.1, 1.9, 'black', 0.006)
    luminous(mx - 0.03, mx + 0.03, my - 1.0, my + 1.0, 2.02, 2.05, 3.0, SOFT)
    box(mx - 0.035, mx + 0.035, my - 1.0, my + 1.0, 2.05, 2.11, 'graphite', 0.004)
    for v in (-0.8, 0.8):
        rod((mx, my + v, 2.1), (mx, my + v, TOP), 0.0015, 'steel', 6)
    line_light((mx, my - 1.0, 2.01), (mx, my + 1.0, 2.01), 190, 0.05, (0, 0, -1), SOFT)
    line_light((mx, my - 1.0, 2.13), (mx, my + 1.0, 2.13), 30, 0.05, (0, 0, 1), SOFT)


def flush_door(x, y0, y1, height=2.18):
    """A door in a wall at the right of a corridor: leaf, frame, lever, sign."""
    for a, b in ((y0 - 0.045, y0), (y1, y1 + 0.045)):
        box(x - 0.014, x + 0.02, a, b, 0, height + 0.045, 'graphite', 0.003)
    box(x - 0.014, x + 0.02, y0 - 0.045, y1 + 0.045, height, height + 0.045, 'graphite', 0.003)
    box(x - 0.006, x + 0.02, y0 + 0.004, y1 - 0.004, 0.008, height - 0.004, 'oak-z', 0.002)
    rod((x - 0.006, y0 + 0.075, 1.04), (x - 0.055, y0 + 0.075, 1.04), 0.010, 'steel', 20)
    rod((x - 0.052, y0 + 0.07, 1.04), (x - 0.052, y0 + 0.20, 1.04), 0.0095, 'steel', 20)
    rod((x - 0.004, y0 + 0.075, 0.95), (x - 0.014, y0 + 0.075, 0.95), 0.022, 'steel', 24)
    box(x - 0.012, x, y0 - 0.32, y0 - 0.14, 1.48, 1.66, 'graphite', 0.002)
    for z, w in ((1.61, 0.05), (1.565, 0.11), (1.545, 0.09)):
        box(x - 0.0135, x - 0.0115, y0 - 0.155 - w, y0 - 0.155, z - (0.02 if z > 1.6 else 0.004), z + (0.02 if z > 1.6 else 0.004), 'paper', 0)


def bench_and_bag(x, y0, y1):
    """A padded seat let into the panelling, and what somebody left on it."""
    box(x - 0.42, x, y0, y1, 0.36, 0.40, 'oak-y', 0.004)
    box(x - 0.41, x - 0.01, y0 + 0.02, y1 - 0.02, 0.40, 0.455, 'felt', 0.02)
    for y in (y0 + 0.12, y1 - 0.12):
        box(x - 0.40, x - 0.02, y - 0.02, y + 0.02, 0, 0.36, 'graphite', 0.003)
    box(x - 0.27, x - 0.10, y0 + 0.22, y0 + 0.62, 0.455, 0.74, 'leather', 0.045)
    bent([(x - 0.26, y0 + 0.32, 0.72), (x - 0.27, y0 + 0.34, 0.86), (x - 0.27, y0 + 0.50, 0.86), (x - 0.26, y0 + 0.52, 0.72)], 0.009, 'leather')
    box(x - 0.33, x - 0.11, y0 + 0.86, y0 + 1.15, 0.455, 0.475, tint((0.09, 0.13, 0.17), 0.7), 0.003, 9)
    box(x - 0.32, x - 0.12, y0 + 0.88, y0 + 1.13, 0.475, 0.487, 'paper', 0.002, 4)


def ard150():
    places = [(0.0, y, TOP) for y in (0.75, 2.75, 4.75, 6.75, 8.75)]
    sky((0.05, 0.05, 0.055), (0.03, 0.03, 0.035), 1.0)
    panel([(-1.05, -4, 0), (1.05, -4, 0), (1.05, 10, 0), (-1.05, 10, 0)], 'terrazzo-fine')
    cut_ceiling(-1.05, 1.05, -4, 10, TOP, 'plaster-fine', openings('ard150', places))
    # Shadow gaps along both walls.
    for x0, x1 in ((-1.05, -1.035), (1.035, 1.05)):
        box(x0, x1, -4, 10, TOP - 0.006, TOP + 0.001, 'black', 0)
    box(-1.2, -1.05, -4, 0.4, 0, TOP, 'plaster')
    box(-1.2, -1.05, 4.9, 10, 0, TOP, 'plaster')
    meeting_room(-4.3, -1.09, 0.4, 4.9)
    glazed_front(-1.08, 0.4, 4.9, 4)
    for y0, y1 in ((-4, 1.55), (1.55, 3.5), (4.6, 10)):
        box(1.05, 1.2, y0, y1, 0, TOP, 'oak-panel-y', 0.002)
    box(1.05, 1.2, 3.5, 4.6, 2.2, TOP, 'oak-panel-y', 0.002)
    flush_door(1.05, 3.6, 4.5)
    flush_door(1.05, 7.2, 8.1)
    bench_and_bag(1.05, 1.2, 2.9)
    box(-1.062, -1.04, 4.9, 10, 0, 0.07, 'graphite', 0.002)
    box(-4, 4, 10, 10.2, 0, TOP, 'plaster-clay')
    box(-0.62, 0.62, 9.955, 9.99, 0.92, 2.06, 'oak-z', 0.003)
    box(-0.58, 0.58, 9.945, 9.97, 0.96, 2.02, 'paper', 0)
    for i, (u, v, w, h, colour) in enumerate(((-0.42, 1.12, 0.5, 0.62, (0.30, 0.10, 0.05)), (-0.1, 1.36, 0.5, 0.5, (0.10, 0.14, 0.17)), (0.05, 1.06, 0.3, 0.44, (0.55, 0.42, 0.25)))):
        box(u, u + w, 9.940 - i * 0.002, 9.946 - i * 0.002, v, v + h, tint(colour, 0.85), 0)
    planter(-0.72, 9.3, 0.2, 0.42, 1.0, 3, 'graphite')
    luminaire('ard150', places, level=30, quality=1.0)
    file = ies_file('ard150', 'ARD150-12-830-60D-W-DD')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.004), (0.13, 0.13), SOFT, power=1.0)
        # The lens lights the cone around it.
        spot((x, y, z + 0.035), (x, y, z), 2.6, 178, 0.1, 0.02, SOFT)
    area((0.1, -3.4, 2.4), (0.0, 2.0, 1.0), 10, 1.6, 0.8, SOFT)
    camera((-0.28, -1.75, 1.42), (-0.10, 10, 2.35), 29, SHARP, focus=3.6, fstop=4.0)
    return {'key': 0.19, 'percentile': 50, 'warmth': 0.55, 'bloom': 0.06, 'samples': 28, 'bounces': 5}


def couch(x, y, turn=0):
    """An examination couch: two-part padding with raised head, paper drawn over it, a lifting column, castors; head at +v."""
    at = place(x, y, turn)
    slab(at, -0.30, 0.30, -0.92, 0.92, 0.07, 0.13, 'white', turn, 0.02)
    for v in (-0.45, 0.45):
        slab(at, -0.11, 0.11, v - 0.14, v + 0.14, 0.13, 0.52, 'grey', turn, 0.02)
        slab(at, -0.13, 0.13, v - 0.16, v + 0.16, 0.10, 0.34, 'white', turn, 0.02)
    slab(at, -0.29, 0.29, -0.95, 0.95, 0.52, 0.56, 'white', turn, 0.01)
    pad = tint((0.075, 0.17, 0.19), 0.42)
    slab(at, -0.34, 0.34, -0.98, 0.42, 0.56, 0.655, pad, turn, 0.035)
    slab(at, -0.22, 0.22, -0.985, 0.40, 0.652, 0.6585, 'paper', turn, 0.003)
    head = slab(at, -0.34, 0.34, 0.0, 0.62, -0.0475, 0.0475, pad, turn, 0.035)
    sheet = slab(at, -0.22, 0.22, 0.0, 0.625, 0.045, 0.0515, 'paper', turn, 0.003)
    rise = math.radians(24)
    for item, off in ((head, 0.0), (sheet, 0.0475)):
        along, up = 0.44 + 0.31 * math.cos(rise) - off * math.sin(rise), 0.615 + 0.31 * math.sin(rise) + off * math.cos(rise)
        px, py = at(0, along)
        item.location = (px, py, up)
        item.rotation_euler = (rise, 0, math.radians(turn))
    rod((*at(-0.24, 1.06), 0.80), (*at(0.24, 1.06), 0.80), 0.05, 'paper', 32)
    for u in (-0.27, 0.27):
        for v in (-0.82, 0.82):
            lathe([(0, -0.016), (0.04, -0.014), (0.045, 0), (0.04, 0.014), (0, 0.016)], 'rubber', (*at(u, v), 0.045), 24).rotation_euler = (0, math.pi / 2, math.radians(turn))


def wheeled_stool(x, y, seat='felt'):
    lathe([(0, 0.48), (0.15, 0.48), (0.175, 0.50), (0.175, 0.535), (0.15, 0.56), (0, 0.565)], seat, (x, y, 0), 48)
    cylinder(x, y, 0.09, 0.48, 0.022, 'steel', 24)
    for i in range(5):
        a = 1.2566 * i + 0.3
        rod((x, y, 0.10), (x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), 0.065), 0.014, 'steel', 16)
        ball(x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), 0.03, 0.03, 'rubber', detail=3)


def worktop(x0, x1, y1, doors):
    """Base units with drawers, a top with splash-back and basin, wall units; against a wall at y1."""
    y0 = y1 - 0.6
    box(x0, x1, y0 + 0.06, y1, 0, 0.10, 'graphite', 0.002)
    box(x0, x1, y0 + 0.02, y1, 0.10, 0.87, 'white', 0.002)
    box(x0 - 0.01, x1 + 0.01, y0 - 0.015, y1, 0.87, 0.905, 'marble', 0.006)
    box(x0, x1, y1 - 0.012, y1, 0.905, 1.42, 'tiles', 0.001)
    step = (x1 - x0) / doors
    for i in range(doors):
        a, b = x0 + i * step + 0.002, x0 + (i + 1) * step - 0.002
        cuts = (0.105, 0.36, 0.615, 0.862) if i == doors - 1 else (0.105, 0.66, 0.862)
        for low, high in zip(cuts, cuts[1:]):
            box(a, b, y0, y0 + 0.02, low + 0.002, high - 0.002, 'white', 0.002)
            rod((a + 0.12, y0 - 0.022, high - 0.05), (b - 0.12, y0 - 0.022, high - 0.05), 0.006, 'steel', 12)
        box(a, b, y1 - 0.36, y1, 1.42, 2.2, 'white', 0.002)
        box(a, b, y1 - 0.38, y1 - 0.36, 1.422, 2.198, 'oak-panel', 0.002)
    bx = x0 + step * 1.5
    lathe([(0.20, 0.0), (0.205, 0.004), (0.19, 0.004), (0.17, -0.10), (0.03, -0.13), (0, -0.13)], 'porcelain', (bx, y0 + 0.29, 0.91), 48)
    bent([(bx, y1 - 0.08, 0.905), (bx, y1 - 0.08, 1.20), (bx, y1 - 0.14, 1.27), (bx, y1 - 0.26, 1.25), (bx, y1 - 0.27, 1.19)], 0.011, 'steel')
    rod((bx + 0.09, y1 - 0.08, 0.905), (bx + 0.09, y1 - 0.08, 0.98), 0.009, 'steel', 16)
    # Soap and disinfectant, gloves, jars, a sharps box.
    for dx, colour in ((0.34, (0.05, 0.16, 0.30)), (0.46, (0.55, 0.52, 0.45))):
        box(bx + dx - 0.045, bx + dx + 0.045, y1 - 0.10, y1 - 0.012, 1.10, 1.34, tint(colour, 0.35), 0.015)
    for i in range(3):
        box(x0 + 0.10, x0 + 0.34, y1 - 0.10, y1 - 0.012, 1.0 + i * 0.13, 1.125 + i * 0.13, tint(((0.10, 0.26, 0.38), (0.30, 0.10, 0.20), (0.10, 0.26, 0.38))[i], 0.6), 0.004)
        box(x0 + 0.15, x0 + 0.29, y1 - 0.104, y1 - 0.10, 1.04 + i * 0.13, 1.085 + i * 0.13, 'paper', 0)
    ex = x1 - step * 0.6
    for i in range(3):
        cylinder(ex + i * 0.13, y1 - 0.22, 0.905, 1.06, 0.05, 'glass-milk', 32)
        cylinder(ex + i * 0.13, y1 - 0.22, 1.06, 1.075, 0.053, 'steel', 32)
    box(ex - 0.34, ex - 0.16, y1 - 0.3, y1 - 0.12, 0.905, 1.10, 'yellow', 0.02)
    box(ex - 0.33, ex - 0.17, y1 - 0.29, y1 - 0.13, 1.10, 1.12, tint((0.5, 0.03, 0.02), 0.4), 0.01)


def dam600():
    places = [(x, y, 2.7) for x in (-0.45, 1.35) for y in (1.75, 3.55)]
    wall = tint((0.50, 0.54, 0.50), 0.85)
    sky((0.62, 0.66, 0.72), (0.30, 0.44, 0.70), 1.0)
    panel([(-2.6, -3, 0), (3.0, -3, 0), (3.0, 4.8, 0), (-2.6, 4.8, 0)], 'vinyl')
    cut_ceiling(-2.6, 3.0, -3, 4.8, 2.7, 'white', openings('dam600', places))
    box(-2.6, 3.0, 4.8, 5.0, 0, 2.7, wall)
    box(-2.8, -2.6, -3, 0.6, 0, 2.7, 'plaster-fine')
    box(-2.8, -2.6, 0.6, 4.0, 0, 0.95, 'plaster-fine')
    box(-2.8, -2.6, 0.6, 4.0, 2.3, 2.7, 'plaster-fine')
    box(-2.8, -2.6, 4.0, 4.8, 0, 2.7, 'plaster-fine')
    box(3.0, 3.2, -3, 4.8, 0, 2.7, 'plaster-fine')
    box(-2.62, -2.44, 0.55, 4.05, 0.93, 0.96, 'white', 0.004)
    for y in (0.62, 2.3, 3.98):
        box(-2.76, -2.68, y - 0.03, y + 0.03, 0.95, 2.3, 'white', 0.004)
    for i in range(52):
        z = 0.98 + i * 0.025
        panel([(-2.66, 0.66, z), (-2.66, 3.94, z), (-2.635, 3.94, z + 0.012), (-2.635, 0.66, z + 0.012)], 'white')
    area((-3.6, 2.3, 1.9), (0, 2.3, 0.8), 60, 3.2, 1.6, DAY)
    # Coved skirting and a rail that keeps beds off the wall.
    for x0, x1, y0, y1 in ((-2.6, 3.0, 4.785, 4.8), (2.985, 3.0, -3, 4.8), (-2.6, -2.585, -3, 4.8)):
        box(x0, x1, y0, y1, 0, 0.12, 'grey', 0.004)
    box(2.96, 3.0, -3, 4.8, 0.82, 0.98, 'oak-y', 0.008)
    worktop(-2.55, 0.85, 4.8, 4)
    couch(0.72, 2.35, -8)
    wheeled_stool(-0.55, 1.75)
    chair(2.55, 4.1, 150, 'fabric-rust', 'steel')
    # A screen on an arm, a trolley, a curtain on its rail, a notice and a clock.
    box(1.35, 2.75, 4.77, 4.8, 1.25, 2.05, 'white', 0.004)
    for i, (u, v, w, h, colour) in enumerate(((1.45, 1.36, 0.30, 0.42, (0.5, 0.42, 0.30)), (1.85, 1.50, 0.21, 0.30, (0.30, 0.42, 0.46)), (2.15, 1.38, 0.42, 0.58, (0.62, 0.58, 0.52)), (1.85, 1.33, 0.2, 0.13, (0.5, 0.2, 0.1)))):
        box(u, u + w, 4.763, 4.771, v, v + h, tint(colour, 0.8), 0)
        for k in range(5):
            box(u + 0.03, u + w - 0.05 - 0.02 * (k % 3), 4.7615, 4.764, v + h - 0.07 - k * 0.035, v + h - 0.06 - k * 0.035, 'graphite', 0)
    lathe([(0, 0), (0.15, 0), (0.16, 0.01), (0.16, 0.035), (0.15, 0.04), (0.148, 0.03), (0, 0.03)], 'white', (1.1, 4.8, 2.28), 48).rotation_euler = (math.pi / 2, 0, 0)
    for angle, length in ((40, 0.11), (150, 0.075)):
        rod((1.1, 4.766, 2.28), (1.1 + length * math.sin(math.radians(angle)), 4.766, 2.28 + length * math.cos(math.radians(angle))), 0.005, 'black', 6)
    rod((2.2, -0.2, 2.45), (2.2, 3.9, 2.45), 0.014, 'steel', 16)
    curtain(3.0, 3.85, 2.2, 2.42, tint((0.42, 0.50, 0.50), 0.9), 9, 'y', 0.06, 4)
    for z in (0.22, 0.55, 0.86):
        box(-1.75, -1.15, 2.75, 3.2, z, z + 0.018, 'steel', 0.004)
    for x in (-1.74, -1.17):
        for y in (2.76, 3.18):
            rod((x, y, 0.06), (x, y, 0.98), 0.011, 'steel', 16)
            ball(x, y, 0.035, 0.035, 'rubber', detail=3)
    for i in range(3):
        box(-1.70 + i * 0.18, -1.55 + i * 0.18, 2.85, 3.05, 0.878, 0.93 + 0.03 * (i % 2), ('white', tint((0.10, 0.26, 0.38), 0.6), 'paper')[i], 0.008)
    box(-1.68, -1.25, 2.82, 3.1, 0.57, 0.72, 'white', 0.01)
    socket(1.9, 4.8, 0.45, 2)
    luminaire('dam600', places, level=6, quality=0.8)
    file = ies_file('dam600', 'DAM600-30-840-DD')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.006), (0.50, 0.50), NEUTRAL, power=1.0)
    camera((-0.62, -0.85, 1.45), (0.12, 4.8, 1.60), 25, SHARP, focus=3.4, fstop=5.6)
    return {'key': 0.54, 'percentile': 50, 'warmth': 0.24, 'bloom': 0.05, 'top': 9, 'samples': 28, 'bounces': 5}


def brs60():
    grade = offices()
    camera((-1.35, -0.6, 1.55), (-0.2, 11, 2.05), 30, SHARP, focus=3.2, fstop=4.0)
    return {**grade, 'samples': 16}
