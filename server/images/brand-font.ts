import { fileURLToPath } from 'node:url';

/** The brand's font, which pictures with text need where the system has no fonts. */
export const BRAND_FONT = fileURLToPath(
  import.meta.resolve(
    '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  ),
);
