"""Other corners of the rooms and places: a subject that would borrow a picture gets a view of its own."""
from scenes_cases import school
from scenes_civic import library, retail, track
from scenes_exterior import bollards, bulkheads, exterior
from scenes_home import interior, pendants
from scenes_industry import high_bay, industry
from scenes_installed_ceiling import brz90, cen600, dor1500, fae600, hes120, lin1500
from scenes_installed_room import ise900, vig360
from scenes_installed_work import dam600
from scenes_kit import camera
from scenes_office import education, emergency, healthcare, linear, sensors
from scenes_openplan import offices, panels
from scenes_parking import car_park
from scenes_pitch import sport
from scenes_plate import controls
from scenes_rooms import downlights, hotel, led_strip, led_strip_and_profiles, profiles, residential, wall_and_ceiling
from scenes_street import street
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
    'showroom-london': view(track, (3.4, 0.9, 1.5), (-0.5, 8, 1.8), 28),
    'hotel-room': view(hotel, (2.3, 1.2, 1.25), (-1.3, 5.1, 1.0), 30),
    'phase-dimming': view(residential, (-0.4, 1.4, 1.25), (-2.9, 6, 1.25), 32),
    'guide-dimming': view(controls, (-0.6, -1.9, 1.3), (1.6, 4.2, 1.35), 28, focus=4.0, fstop=4.0),
    'case-clinic': view(dam600, (1.75, -0.75, 1.5), (-0.6, 4.8, 1.45), 25, focus=3.4, fstop=5.6),
    'guide-colour-temperature': view(wall_and_ceiling, (0.9, 1.5, 1.35), (-2.3, 5, 1.6), 32),
    'guides': view(pendants, (-0.5, 4.6, 1.25), (1.5, 7.6, 1.3), 36),
    'shops': view(retail, (1.5, 1.2, 1.45), (-1.6, 7.6, 1.3), 30),
    'case-studies': view(library, (-2.5, 0.2, 1.4), (1.5, 9, 2), 26),
    'showroom-sheffield': view(offices, (4.5, 0.2, 1.5), (-3.6, 6.4, 1.55), 26),
    'voltage-drop': view(led_strip, (2.6, 2.2, 1.4), (0.2, 4.9, 1.15), 32),
    'guide-led-life': view(led_strip_and_profiles, (2.6, 0.1, 1.4), (-1, 4.8, 1.2), 30),
    'cri': view(track, (0.95, 2, 1.4), (-0.35, 7.9, 1.6), 40, focus=2.9, fstop=2.8),
    'careers': view(workshop, (-2.6, 1.7, 1.55), (1.2, 5.5, 1.25), 30),
    'quality': view(workshop, (0.75, -0.55, 1.34), (1.12, 0.8, 1.33), 48, focus=1.35, fstop=2.8),
    'showroom-manises': view(workshop, (1.7, -1.5, 1.5), (-1.6, 4, 1.3), 30),
    'walls': view(interior, (0.6, -1.2, 1.45), (3.2, 6, 1.9), 36),
    'tools': view(linear, (-2.6, 0.4, 1.4), (1.2, 6.6, 1.4), 30),
    'planning-an-office': view(offices, (-2.4, 2.5, 1.5), (2.8, 11, 1.3), 30),
    'leni': view(panels, (1.6, -1.6, 1.5), (-1.2, 9, 1.7), 30),
    'grid-ceiling': view(panels, (0.9, 1.2, 1.4), (-2.0, 9, 2.0), 28),
    'guide-ugr': view(education, (-2.4, -1.2, 1.45), (1.2, 6.5, 1.6), 26),
    'case-car-park': view(car_park, (1.6, -0.6, 1.4), (-2.6, 8.9, 1.4), 32),
    'sustainability': view(exterior, (3.6, -3.4, 1.5), (-0.8, 6.5, 1.8), 28),
    'guide-ip-ik': view(bulkheads, (1.2, 0.4, 1.45), (-0.4, 5, 1.7), 32),
    'veei': view(healthcare, (-0.5, -0.8, 1.45), (0.3, 12, 1.4), 27),
    'little-light': view(bollards, (1.4, -1.8, 1.2), (-0.6, 12, 1.1), 32),
    'showroom-madrid': view(street, (2.4, -3.6, 1.6), (-1.2, 20, 3.4), 30),
    'photometric-files': view(downlights, (1.9, -0.8, 1.3), (-0.6, 6.6, 1.9), 28),
    'maintenance-factor': view(high_bay, (2.2, -2.6, 1.7), (-1.2, 14, 4.4), 26),
    'l80b10': view(industry, (1.8, -1.8, 1.7), (-1.2, 14, 3.2), 28),
    'installation-guides': view(profiles, (0.9, -1.4, 1.4), (-0.3, 11, 1.5), 30),
    'en-12464': view(school, (-2.4, -0.9, 1.45), (1.2, 7.6, 1.5), 28),
    'glare-outdoors': view(sport, (-6, 2, 1.6), (4, 30, 5), 28),
    'escape-routes': view(emergency, (-0.75, 1.2, 1.5), (0.4, 7, 1.6), 28),
    'dali': view(drivers, (0.10, -0.05, 1.22), (0.045, 0.56, 0.95), 50, focus=0.62, fstop=5.6),
    'inrush': view(drivers, (-0.62, 0.02, 1.12), (-0.16, 0.52, 0.95), 46, focus=0.68, fstop=5.6),
    'octo-compatibility': view(drivers, (0.62, -0.15, 1.3), (0.16, 0.6, 0.95), 46, focus=0.85, fstop=5.6),
    'octo': view(vig360, (-1.9, -0.9, 1.5), (0.7, 5, 1.75), 28),
    'octo-commissioning': view(vig360, (1.5, -1.2, 1.45), (-0.6, 4, 2.0), 26),
    'placing-sensors': view(sensors, (-2.9, 0.6, 1.5), (0.9, 5.6, 1.7), 28, key=0.42),
    'two-whites': view(hes120, (1.9, 0.2, 1.5), (-0.9, 5, 1.75), 30),
    'fire-ceilings': view(brz90, (-0.9, -0.6, 1.3), (0.4, 4.6, 2.1), 28),
    'applications': view(interior, (-3.2, -0.6, 1.5), (2.2, 7.5, 1.6), 30),
    'optics-compared': view(lin1500, (-2.6, -0.4, 1.5), (1.0, 4.6, 1.7), 28),
    'models-3d': view(ise900, (1.6, -0.4, 1.4), (-0.5, 4.2, 1.6), 28),
    'tunable-white': view(fae600, (-1.9, -1.4, 1.5), (0.8, 5.6, 1.55), 28),
    'lighting-aisles': view(dor1500, (1.1, -2.4, 1.7), (-0.5, 14, 3.6), 28),
    'energy-label': view(cen600, (-2.2, -1.2, 1.5), (0.9, 5.6, 1.5), 28),
}
