// `npm run generate:font`: the web font files declared by tokens.css. The results are committed.
import { writeFileSync } from 'node:fs';
import { makeWebFonts } from './web-fonts.mjs';

const styles = new URL('../app/styles/', import.meta.url);
for (const { file, font } of await makeWebFonts()) {
  writeFileSync(new URL(file, styles), font);
  console.log(`${file}: ${font.length} bytes`);
}
