"""A product's model parameters: product.yaml's `model`, refined by the table in `products.py`."""
from materials import APART, SURFACES
from products import REFINEMENTS

# Words of finish codes and names, in the order they are looked for.
FINISH_WORDS = [
    ('anthracite', 'anthracite'), ('antracita', 'anthracite'), ('graphite', 'graphite'),
    ('gunmetal', 'gunmetal'), ('corten', 'corten'), ('rust', 'corten'), ('bronze', 'bronze'),
    ('champagne', 'champagne'), ('brass', 'brass'), ('gold', 'brass'), ('copper', 'copper'),
    ('chrome', 'chrome'), ('stainless', 'steel'), ('steel', 'steel'), ('nickel', 'steel'),
    ('galvan', 'zinc'), ('anodis', 'aluminium'), ('alumin', 'aluminium'), ('silver', 'silver'),
    ('terracotta', 'terracotta'), ('sage', 'sage'), ('sand', 'sand'), ('cream', 'cream'),
    ('light-grey', 'light-grey'), ('light grey', 'light-grey'), ('dark grey', 'anthracite'),
    ('dark-grey', 'anthracite'), ('grey', 'grey'), ('gray', 'grey'), ('black', 'black'), ('oak', 'oak'),
    ('green', 'green'), ('blue', 'blue'), ('white', 'white'),
]
FINISH_CODES = {
    'w': 'white', 'wh': 'white', 'b': 'black', 'bk': 'black', 'bl': 'black', 'g': 'graphite',
    'gr': 'graphite', 'an': 'anthracite', 'a': 'anthracite', 's': 'silver', 'si': 'silver', 'al': 'aluminium',
    'br': 'brass', 'bz': 'bronze', 'ss': 'steel', 'co': 'corten', 'gy': 'grey', 'lg': 'light-grey',
    'dg': 'anthracite', 'cr': 'chrome', 'ch': 'champagne', 'cu': 'copper',
}


def finish_material(name, default):
    """The powder coat or metal that a finish code or name means."""
    text = str(name or '').strip().lower()
    if text in SURFACES:
        return text
    if text in FINISH_CODES:
        return FINISH_CODES[text]
    for word, found in FINISH_WORDS:
        if word in text:
            return found
    return default


class Parameters:
    """Typed access to a product's parameters; lengths come out in metres.

    `finish` overrides the model's; with `apart` the parts of the finish are meshes of their own. A parameter
    whose value is 'finish' has the finish, too.
    """

    def __init__(self, product, drop=None, tilt=None, finish=None, apart=False):
        self.code = str(product.get('code', 'SAMPLE'))
        refinement = REFINEMENTS.get(self.code, {})
        self.values = {**product.get('model', {}), **refinement, **product.get('studio', {})}
        self.values.update(self.values.get('by_finish', {}).get(finish, {}))
        self.archetype = self.values['archetype']
        self.suffix = APART if apart else ''
        self.look = str(self.values.get('look', '')).lower()
        self.asked_drop, self.asked_tilt, self.asked_finish = drop, tilt, finish

    def mm(self, name, default):
        """A length in metres; `default` is in millimetres."""
        value = self.values.get(name)
        return (float(value) if isinstance(value, (int, float)) and value is not True else default) / 1000

    def number(self, name, default):
        value = self.values.get(name)
        return value if isinstance(value, (int, float)) and not isinstance(value, bool) else default

    def text(self, name, default=''):
        value = str(self.values.get(name, default))
        return self.finish() if value == 'finish' else value

    def says(self, *words):
        """Whether the look sentence has one of these words."""
        return any(word in self.look for word in words)

    def flag(self, name, *words):
        """An explicit yes/no parameter, else whether the look has one of the words."""
        value = self.values.get(name)
        return bool(value) if value is not None else self.says(*words)

    def choice(self, name, options, default):
        """An explicit value, else the first of {value: (words…)} whose words the look has."""
        value = self.values.get(name)
        if isinstance(value, str) and (value in options or name in ('style', 'optic', 'reflector', 'trim')):
            return self.finish() if value == 'finish' else value
        for key, words in options.items():
            if self.says(*words):
                return key
        return default

    def finish(self, default='white'):
        return finish_material(self.asked_finish or self.values.get('finish'), default) + self.suffix

    def second(self, default):
        """The second finish: reflector, inside, arm."""
        second = self.values.get('second_finish')
        return self.finish() if second == 'finish' else finish_material(second, default)

    def drop(self, default):
        return self.asked_drop if self.asked_drop is not None else self.mm('drop_mm', default * 1000)

    def tilt(self, default=0):
        return self.asked_tilt if self.asked_tilt is not None else self.number('aim_deg', default)

    @property
    def lit(self):
        return self.text('lit_material', 'lit-opal')
