"""Other corners of the rooms and places, so that no picture serves two subjects."""
from scenes_civic import library, retail, track
from scenes_home import interior, pendants
from scenes_installed_work import dam600
from scenes_kit import camera
from scenes_office import linear
from scenes_openplan import offices, panels
from scenes_parking import car_park
from scenes_plate import controls
from scenes_rooms import downlights, hotel, led_strip, led_strip_and_profiles, residential, wall_and_ceiling
from scenes_workshop import drivers, workshop

SIZE = (1200, 750)


def view(build, location, target, lens, **changes):
    """A scene: the place that `build` sets up, seen by another camera; `focus`, `fstop` and `tilt` are the camera's, the rest its grade."""
    optics = {key: changes.pop(key) for key in ('focus', 'fstop', 'tilt') if key in changes}

    def shot():
        grade = build()
        camera(location, target, lens, SIZE, **optics)
        return {**grade, 'samples': 16, **changes}

    return shot


SCENES = {
    'showroom-manises': view(workshop, (1.7, -1.5, 1.5), (-1.6, 4.0, 1.3), 30, focus=2.6, fstop=4.0),
    'careers': view(workshop, (-2.6, 1.7, 1.55), (1.2, 5.5, 1.25), 30, focus=2.6, fstop=4.0),
    'quality': view(workshop, (0.75, -0.55, 1.34), (1.12, 0.8, 1.33), 48, focus=1.35, fstop=2.8),
    'showroom-sheffield': view(offices, (4.5, 0.2, 1.5), (-3.6, 6.4, 1.55), 26, focus=5.0, fstop=5.6),
    'article-leni': view(offices, (-3.75, -2.4, 1.35), (-2.9, 11, 1.6), 28, focus=4.0, fstop=4.0),
    'article-office-plan': view(offices, (1.5, 3.9, 1.35), (3.2, 11, 1.4), 28, focus=4.0, fstop=4.0),
    'article-grid-ceiling': view(panels, (1.75, -1.9, 1.2), (-1.2, 9, 2.2), 28, focus=5.0, fstop=5.6),
    'guide-ugr': view(panels, (-0.95, 1.1, 1.25), (-3.6, 7.0, 1.6), 30, focus=3.0, fstop=4.0),
    'tools': view(offices, (-1.05, -0.9, 1.35), (-2.9, 2.6, 0.95), 35, focus=2.2, fstop=2.8),
    'showroom-london': view(track, (3.4, 0.9, 1.5), (-0.5, 8, 1.8), 28),
    'article-cri': view(track, (0.95, 2.0, 1.4), (-0.35, 7.9, 1.6), 40, focus=2.9, fstop=2.8),
    'article-shops': view(retail, (1.5, 1.2, 1.45), (-1.6, 7.6, 1.3), 30),
    'article-hotel-room': view(hotel, (2.3, 1.2, 1.25), (-1.3, 5.1, 1.0), 30),
    'article-phase-dimming': view(residential, (-0.4, 1.4, 1.25), (-2.9, 6, 1.25), 32),
    'guide-dimming': view(controls, (-0.6, -1.9, 1.3), (1.6, 4.2, 1.35), 28, focus=4.0, fstop=4.0),
    'article-fire-ceilings': view(downlights, (3.0, 0.2, 1.3), (-1.2, 6.6, 2.15), 27),
    'article-two-whites': view(downlights, (-2.9, 3.0, 1.45), (-1.5, 6.6, 1.65), 36),
    'article-optics': view(linear, (-3.6, 3.6, 1.45), (2.2, 6.0, 1.75), 28),
    'article-voltage-drop': view(led_strip, (2.6, 2.2, 1.4), (0.2, 4.9, 1.15), 32),
    'guide-led-life': view(led_strip_and_profiles, (2.6, 0.1, 1.4), (-1.0, 4.8, 1.2), 30),
    'guide-colour-temperature': view(wall_and_ceiling, (0.9, 1.5, 1.35), (-2.3, 5, 1.6), 32),
    'guides': view(pendants, (-0.5, 4.6, 1.25), (1.5, 7.6, 1.3), 36),
    'article-walls': view(interior, (0.6, -1.2, 1.45), (4.4, 6, 1.9), 28),
    'applications': view(interior, (1.9, -1.3, 1.4), (-2.6, 5.6, 1.6), 27),
    'case-studies': view(library, (-2.5, 0.2, 1.4), (1.5, 9, 2.0), 26),
    'case-car-park': view(car_park, (2.2, -1.6, 1.4), (-3.4, 12, 1.3), 30, focus=9.0, fstop=4.0),
    'case-clinic': view(dam600, (1.75, -0.75, 1.5), (-0.6, 4.8, 1.45), 25, focus=3.4, fstop=5.6),
    'article-inrush': view(drivers, (0.34, -0.2, 1.22), (0.02, 0.62, 1.0), 50, focus=0.9, fstop=5.6, tilt=True),
}
