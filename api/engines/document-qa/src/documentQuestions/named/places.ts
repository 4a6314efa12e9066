import { isFirstName } from '@sheaf/language/lexicon/firstNames';
import type { ChatIndex } from '../../types/chatIndex.ts';
import { findCapitalRuns } from './capitals.ts';
import { isOrganisation } from './isOrganisation.ts';
import type { NamedThing } from './namedThing.ts';

const COUNTRIES = new Set(
  `Afghanistan Albania Algeria Argentina Armenia Australia Austria Azerbaijan Bahrain Bangladesh Belarus Belgium Benin Bhutan Bolivia Botswana Brazil Bulgaria Cambodia Cameroon Canada Chad Chile China Colombia Congo Croatia Cuba Cyprus Denmark Ecuador Egypt England Eritrea
Estonia Ethiopia Fiji Finland France Gabon Gambia Germany Ghana Greece Guatemala Guinea Guyana Haiti Honduras Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan Kazakhstan Kenya Korea Kosovo Kuwait Laos Latvia Lebanon Liberia Libya Lithuania Luxembourg
Madagascar Malawi Malaysia Mali Malta Mauritius Mexico Moldova Mongolia Montenegro Morocco Mozambique Myanmar Namibia Nepal Netherlands Nicaragua Niger Nigeria Norway Oman Pakistan Palestine Panama Paraguay Peru Philippines Poland Portugal Qatar Romania Russia Rwanda Scotland Senegal Serbia
Singapore Slovakia Slovenia Somalia Spain Sudan Sweden Switzerland Syria Taiwan Tanzania Thailand Togo Tunisia Turkey Uganda Ukraine Uruguay Uzbekistan Venezuela Vietnam Wales Yemen Zambia Zimbabwe España Francia Alemania Italia Inglaterra Japón Brasil México Perú USA UK`
    .split(/\s+/)
    .concat(
      'United States,United Kingdom,New Zealand,South Africa,South Korea,North Korea,Saudi Arabia,Sri Lanka,Costa Rica,El Salvador,Czech Republic,United Arab Emirates,Great Britain,Northern Ireland,Estados Unidos,Reino Unido,United States of America,Dominican Republic,Ivory Coast'.split(
        ',',
      ),
    ),
);

const KNOWN = new Set(
  `Europe Asia Africa America Oceania Antarctica Scandinavia Siberia Manchuria Tibet Bavaria Catalonia Europa América África
London Paris Berlin Madrid Rome Vienna Lisbon Dublin Edinburgh Glasgow Manchester Birmingham Liverpool Oxford Cambridge Bristol Leeds Brussels Amsterdam Rotterdam Copenhagen Stockholm Oslo Helsinki Bergen Warsaw Prague Budapest Bucharest Sofia Athens Moscow Kyiv Kiev Istanbul Ankara Barcelona Valencia
Seville Sevilla Bilbao Milan Naples Venice Florence Turin Munich Hamburg Frankfurt Cologne Zurich Geneva Basel Lyon Marseille Boston Chicago Washington Philadelphia Seattle Houston Dallas Atlanta Miami Detroit Denver Toronto Montreal Vancouver Ottawa Tokyo Kyoto Osaka Beijing Shanghai Shenzhen
Wuhan Seoul Bangkok Jakarta Manila Delhi Mumbai Karachi Tehran Baghdad Cairo Lagos Nairobi Johannesburg Sydney Melbourne Auckland Lima Bogotá Santiago Havana California Texas Florida Massachusetts Virginia Ohio Illinois Pennsylvania Michigan Arizona Alaska Hawaii Ontario Quebec`
    .split(/\s+/)
    .concat(
      'Puerto Rico,Hong Kong,New York,Los Angeles,San Francisco,Buenos Aires,Rio de Janeiro,São Paulo,Mexico City,Middle East,Latin America,North America,South America,Central Asia,East Asia,South Asia,Nueva York,New Jersey,North Carolina,South Carolina,New Delhi,Cape Town,Tel Aviv,Saint Petersburg'.split(
        ',',
      ),
    ),
);
const WHERE = /\b(?:in|at|near|around|to|from|outside|across|en|hacia|desde|cerca de)\s*(?:the\s)?$/i;
const LANDSCAPE =
  /(?:^|\s)(?:Street|Road|Avenue|River|Lake|Mountains?|Island|Islands|Sea|Ocean|Bay|Valley|Province|County|District|Region|City|Calle|Avenida|Río|Provincia)$/;

export function isPlace(name: string): boolean {
  return COUNTRIES.has(name) || KNOWN.has(name) || LANDSCAPE.test(name);
}

export function findCountries(index: ChatIndex): NamedThing[] {
  return findPlaces(index).filter(({ start, end }) => COUNTRIES.has(index.text.slice(start, end).replace(/\s+/g, ' ')));
}

/** Finds the places a document names: those that are known, and names that something is in. */
export function findPlaces(index: ChatIndex): NamedThing[] {
  const places: NamedThing[] = [];
  for (const { words, before, start, end } of findCapitalRuns(index)) {
    const name = words.join(' ');
    const isIn =
      WHERE.test(before) &&
      words.length <= 2 &&
      !isOrganisation(words) &&
      !isFirstName(words[0] ?? '') &&
      !words.some((word) => /\.$|^\p{Lu}+$/u.test(word));
    if (isPlace(name) || isIn) places.push({ start, end, key: name.toLowerCase() });
  }
  return places;
}
