import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { frame } from './film-sheet.mjs';

/**
 * Starts one encoder for both codecs, `<name>.mp4` (H.264) and `<name>.av1.mp4`, at low priority and on one thread; it reads
 * frames of 8-bit RGB from its standard input.
 *
 * @param tune What the frames show, for the H.264 encoder.
 */
export function startEncoder(
  folder: string,
  name: string,
  tune: 'animation' | 'film',
): ChildProcess {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${frame.width}x${frame.height}`];
  const scale =
    'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp';
  const colour = ['-vf', scale, '-colorspace', 'bt709'];
  const common = [...colour, '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const both = [...common, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-g', '240', '-an'];
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', tune, '-crf', '23'];
  const av1 = ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '34', '-svtav1-params', 'lp=1'];
  return spawn(
    'nice',
    [
      ...['-n', '19', 'ffmpeg', '-y', '-loglevel', 'error', ...raw],
      ...['-framerate', String(frame.perSecond), '-i', '-'],
      ...[...h264, '-threads', '1', ...both, join(folder, `${name}.mp4`)],
      ...[...av1, ...both, join(folder, `${name}.av1.mp4`)],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
}
