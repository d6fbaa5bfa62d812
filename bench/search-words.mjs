// Words as our engine parts them, for the others: a code is one word whatever its separators.

export function partWords(text) {
  return text.split(/\s+/);
}

/** Lower case letters and digits only; '' for a word of symbols. */
export function fold(word) {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
