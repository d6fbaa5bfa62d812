/** Prints an EULUMDAT file as IES, the kind that Blender's lamps read: `node scripts/media/write-ies.mjs <file.ldt>`. */
import { readFileSync } from 'node:fs';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import { readLdt } from '#core/photometry/reading/read-ldt.ts';

process.stdout.write(formatIes(readLdt(readFileSync(process.argv[2], 'latin1')).ldt));
