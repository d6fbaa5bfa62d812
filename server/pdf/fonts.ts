import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { FALLBACK_FONT, FONT } from '#server/pdf/theme.ts';

/** Files of each weight. The second font supplies glyphs that the brand's font lacks, such as λ. */
const FAMILIES = {
  [FONT]: {
    400: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
    500: 'hanken-grotesk/500Medium/HankenGrotesk_500Medium.ttf',
    600: 'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  },
  [FALLBACK_FONT]: {
    400: 'inter/400Regular/Inter_400Regular.ttf',
    600: 'inter/600SemiBold/Inter_600SemiBold.ttf',
  },
};

const { resolve } = createRequire(import.meta.url);

/**
 * Loads the fonts again for each document. A font caches each glyph with the letters of its first use, and a glyph
 * first used as part of another (the e of an é) has no letters: the text of the next document could not be read aloud,
 * and its bytes would depend on earlier documents. Words are never hyphenated.
 */
export function createFonts(): typeof Font {
  for (const [family, files] of Object.entries(FAMILIES)) {
    delete Font.getRegisteredFonts()[family];
    const fonts = Object.entries(files).map(([weight, file]) => {
      return { src: resolve(`@expo-google-fonts/${file}`), fontWeight: Number(weight) };
    });
    Font.register({ family, fonts });
  }
  Font.registerHyphenationCallback((word) => [word]);
  return Font;
}
