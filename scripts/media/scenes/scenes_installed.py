"""Luminaires in place: close, simple sets, square; one function per product code."""
import scenes_installed_ceiling
import scenes_installed_entrance
import scenes_installed_front
import scenes_installed_garden
import scenes_installed_hall
import scenes_installed_home
import scenes_installed_outdoor
import scenes_installed_room
import scenes_installed_shop
import scenes_installed_shore
import scenes_installed_street
import scenes_installed_work

PARTS = (scenes_installed_work, scenes_installed_front, scenes_installed_garden, scenes_installed_hall, scenes_installed_home, scenes_installed_entrance, scenes_installed_shop, scenes_installed_shore, scenes_installed_street, scenes_installed_ceiling, scenes_installed_room, scenes_installed_outdoor)


def build_installed(code):
    """Build the set of a product and return its grade."""
    part = next(part for part in PARTS if code in vars(part))
    return dict(vars(part)[code]())
