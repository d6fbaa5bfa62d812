import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { FALLBACK_FONT, FONT } from '#server/pdf/theme.ts';

/** Files of each weight. What the brand's font has no glyph for, such as λ, comes from the other. */
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
 * The fonts of a paper, read anew for each. A font remembers glyphs with the letters they first stood for, and a glyph
 * that was first met as a part of another (the e of an é) stands for none: text of the next paper could not be read out,
 * and its bytes would depend on what was made before. Words are never hyphenated.
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
