import { FEATURE } from '../features.ts';

const MASCULINE_DETERMINER = /^(?:el|un|del|al|este|ese|aquel|los|unos|estos|esos|aquellos|nuestro|nuestros|otro|otros|mucho|muchos|todos)$/;
const FEMININE_DETERMINER = /^(?:la|una|esta|esa|aquella|las|unas|estas|esas|aquellas|nuestra|nuestras|otra|otras|mucha|muchas|todas)$/;
const FEWEST_SEEN = 3;
const MIN_GENDER_SHARE = 0.93;

/** How often a word followed a masculine and a feminine determiner. */
export interface GenderCounts {
  masculine: number;
  feminine: number;
}

/** Counts a word as masculine or feminine by the determiner before it. */
export function countGender(counts: Map<string, GenderCounts>, before: string, word: string): void {
  // "El agua" is feminine all the same.
  if (/^(?:el|un|del|al)$/.test(before) && /^h?[aá]/.test(word)) return;
  const isMasculine = MASCULINE_DETERMINER.test(before);
  if (!isMasculine && !FEMININE_DETERMINER.test(before)) return;
  const count = counts.get(word) ?? { masculine: 0, feminine: 0 };
  if (isMasculine) count.masculine++;
  else count.feminine++;
  counts.set(word, count);
}

const MASCULINE_IN_A =
  'problema tema sistema programa clima idioma mapa planeta drama poema día esquema síntoma diploma lema trauma aroma dilema tranvía panorama fantasma enigma carisma cromosoma dogma emblema estigma estratega fonema magma plasma prisma teorema axioma diagrama crucigrama telegrama pentagrama organigrama sofá gorila yoga karma pijama cometa delta eczema edema enfisema estroma genoma glaucoma hematoma hepatoma linfoma melanoma carcinoma sarcoma coágulo papa puma koala panda vodka tequila';
const FEMININE_IN_O = 'mano foto moto radio libido polio dinamo nao expo demo memo';
const EITHER =
  'modelo testigo piloto soprano contralto orden mar calor azúcar internet color puente cura orden capital frente cometa corte parte pendiente editorial policía guardia guía cámara trompeta batería margen radio coma cólera doblez espada final moral rosa naranja violeta calavera vista ordenanza central clave terminal lente maratón sartén arte dote delta corriente ayuda escolta recluta vigía papa pez polio crisma fin bien mal cuarto derecho derecha izquierda medio segundo';
const FEMININE =
  'flor labor coliflor sor cárcel miel piel sal sed red pared tos luz cruz voz paz nuez vez raíz nariz clase base calle carne fiebre nieve nube noche tarde mente gente fuente leche llave serie sangre muerte suerte frase fase nave torre sede red ley imagen razón sinrazón';
const MASCULINE =
  'corazón buzón tazón lugar hogar pan plan tren mes país coche nombre hombre viaje aire aceite cine café té pie rey agente cliente papel hotel árbol lápiz arroz pez agosto martes jueves viernes lunes miércoles paraguas cumpleaños análisis énfasis paréntesis oasis éxtasis informe detalle bosque valle puente cable peine jefe traje chocolate tomate deporte transporte norte sur este oeste accidente ambiente diente continente inconveniente expediente antecedente incidente instante restaurante recipiente coeficiente exponente elefante guante semblante';

const list = (words: string) => new Set(words.split(' '));
const knownGenders = {
  masculine: list(`${MASCULINE_IN_A} ${MASCULINE}`),
  feminine: list(`${FEMININE_IN_O} ${FEMININE}`),
  either: list(EITHER),
};

/** Returns the gender of a noun that has only one form, or nothing where it has both or is not known. */
export function findGender(singular: string, counts: GenderCounts | undefined): number {
  if (knownGenders.either.has(singular)) return 0;
  if (knownGenders.masculine.has(singular)) return FEATURE.masculine;
  if (knownGenders.feminine.has(singular)) return FEATURE.feminine;
  if (/(?:nte|ntes|ista)$/.test(singular)) return 0;
  const seen = counts ? counts.masculine + counts.feminine : 0;
  if (counts && seen >= FEWEST_SEEN) {
    if (counts.masculine >= MIN_GENDER_SHARE * seen) return FEATURE.masculine;
    return counts.feminine >= MIN_GENDER_SHARE * seen ? FEATURE.feminine : 0;
  }
  return guessGender(singular);
}

function guessGender(word: string): number {
  if (/(?:ción|sión|xión|gión|tión|dad|tad|tud|umbre|itis|eza)$/.test(word)) return FEATURE.feminine;
  if (/(?:nte|ista|[aeo]ta|cida|pata|iatra|arca|crata)$/.test(word)) return 0;
  if (/(?:ma|pa)$/.test(word)) return 0;
  if (/a$/.test(word)) return FEATURE.feminine;
  if (/(?:aje|miento|ismo)$/.test(word)) return FEATURE.masculine;
  return /o$/.test(word) ? FEATURE.masculine : 0;
}
