import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';

/** Small words that are written together with the next one by mistake. */
const SMALL = /^(?:a|al|de|del|en|con|por|para|sin|la|las|el|los|un|una|lo|que|se|me|te|no|mi|su|muy|más)$/;
const LONGEST_SMALL = 4;
const SHORTEST_REST = 4;
/** So common the other word must be, by how short the small one is. */
const COMMON = { letter: 75, syllable: 60 };
/** Expressions of several words that are written as one. */
const JOINED: Record<string, string> = {
  ami: 'a mí',
  ati: 'a ti',
  porsupuesto: 'por supuesto',
  sinembargo: 'sin embargo',
  encambio: 'en cambio',
  depronto: 'de pronto',
  amenudo: 'a menudo',
  apesar: 'a pesar',
  através: 'a través',
  alomejor: 'a lo mejor',
  devez: 'de vez',
  envez: 'en vez',
  talvez: 'tal vez',
  osea: 'o sea',
  porlomenos: 'por lo menos',
  loque: 'lo que',
  yaque: 'ya que',
  alfinal: 'al final',
  aparti: 'a partir',
  demanera: 'de manera',
  enfin: 'en fin',
  esque: 'es que',
  nisiquiera: 'ni siquiera',
  megusta: 'me gusta',
  tequiero: 'te quiero',
  nose: 'no sé',
  aver: 'a ver',
  haver: 'a ver',
};

/** Returns the two words that were written as one, "de la" for "dela"; undefined where that is not clear. */
export function findSplitWords(word: string): string | undefined {
  const joined = Object.hasOwn(JOINED, word) ? JOINED[word] : undefined;
  if (joined) return joined;
  const words = loadSpanish();
  const parts = Array.from({ length: Math.min(LONGEST_SMALL, word.length - 2) }, (_, at) => at + 1).flatMap((length) => {
    const [small, rest] = [word.slice(0, length), word.slice(length)];
    if (SMALL.test(rest) && !/^(?:con|en|de|por|para|a|sin)$/.test(small)) return [];
    if (!SMALL.test(small) || rest.length < (SMALL.test(rest) ? 2 : SHORTEST_REST)) return [];
    const count = words.findCount(rest);
    return count >= (length === 1 ? COMMON.letter : COMMON.syllable) ? [{ text: `${small} ${rest}`, count }] : [];
  });
  return parts.sort((one, other) => other.count - one.count)[0]?.text;
}
