/** Where the spectrum that a variant names may be: in its product's folder, or shared by several products. */
export function spectrumPaths(folder: string, name: string | null): string[] {
  return name === null ? [] : [`${folder}/spectra/${name}`, `media/spectra/${name}`];
}
