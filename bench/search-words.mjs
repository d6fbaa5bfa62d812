// Tokenises like our engine, for the others: a code is one word whatever its separators.

export function partWords(text) {
  return text.split(/\s+/);
}

/** Only lower case letters and digits; '' for a word of symbols. */
export function fold(word) {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
