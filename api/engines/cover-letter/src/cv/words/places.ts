import { foldLetters } from '../text/textSpan.ts';
import { parsePhraseSet } from './wordSet.ts';

const COUNTRIES = parsePhraseSet(
  `Afghanistan,Algeria,Angola,Albania,Armenia,Azerbaijan,Belarus,Bosnia,Botswana,Cambodia,Cameroon,Congo,Cuba,Dominican Republic,El Salvador,Eritrea,Ethiopia,Georgia,Honduras,Ivory Coast,Laos,Liberia,Libya,Madagascar,Malawi,Mali,Mauritius,Moldova,Mongolia,Montenegro,Mozambique,Myanmar,Namibia,Nicaragua,Niger,North Macedonia,Palestine,Paraguay,Puerto Rico,Rwanda,Sierra Leone,Somalia,Sudan,Syria,Togo,Uzbekistan,Yemen,Argentina,Australia,Austria,Bahrain,Bangladesh,Belgium,Bolivia,Brazil,Bulgaria,Canada,Chile,China,Colombia,Costa Rica,Croatia,Cyprus,Czech Republic,Czechia,Denmark,Ecuador,Egypt,England,Estonia,Finland,France,Germany,Ghana,Greece,Guatemala,Hungary,Iceland,India,Indonesia,Iran,Iraq,Ireland,Northern Ireland,Israel,Italy,Jamaica,Japan,
  Jordan,Kazakhstan,Kenya,Kuwait,Latvia,Lebanon,Lithuania,Luxembourg,Malaysia,Malta,Mexico,Morocco,Nepal,Netherlands,The Netherlands,New Zealand,Nigeria,Norway,Oman,Pakistan,Panama,Peru,Philippines,Poland,Portugal,Qatar,Romania,Russia,Saudi Arabia,Scotland,Senegal,Serbia,Singapore,Slovakia,Slovenia,South Africa,South Korea,Spain,
  Sri Lanka,Sweden,Switzerland,Taiwan,Tanzania,Thailand,Tunisia,Turkey,Uganda,Ukraine,United Arab Emirates,United Kingdom,United States,Uruguay,Venezuela,Vietnam,Wales,Zambia,Zimbabwe,UAE,UK,USA,US,Deutschland,Österreich,Schweiz,Spanien,Frankreich,Italien,España,Suiza,Alemania,Francia,Italia,Reino Unido,México,Perú,Brasil,
  Suisse,Belgique,Allemagne,Espagne,Royaume-Uni,Svizzera,Germania,Nederland,België,Polska,Danmark,Sverige,Norge,Suomi,Hong Kong`,
);
const CITIES = parsePhraseSet(
  `London,Birmingham,Manchester,Leeds,Liverpool,Bristol,Sheffield,Newcastle,Nottingham,Cardiff,Edinburgh,Glasgow,Belfast,Dublin,Cork,Galway,Oxford,Cambridge,Brighton,York,Bath,Leicester,Southampton,Portsmouth,Plymouth,Aberdeen,Dundee,Swansea,Coventry,Hull,Norwich,Exeter,Reading,New York,Los Angeles,Chicago,Houston,Phoenix,
  Philadelphia,San Antonio,San Diego,Dallas,San Jose,Austin,Jacksonville,Columbus,Charlotte,San Francisco,Indianapolis,Seattle,Denver,Washington,Washington DC,Boston,Nashville,Detroit,Portland,Las Vegas,Memphis,Louisville,Baltimore,Milwaukee,Atlanta,Miami,Minneapolis,Cleveland,Tampa,Pittsburgh,Cincinnati,St Louis,Orlando,Toronto,
  Montreal,Vancouver,Calgary,Ottawa,Edmonton,Sydney,Melbourne,Brisbane,Perth,Adelaide,Auckland,Wellington,Berlin,Hamburg,München,Munich,Köln,Cologne,Frankfurt,Frankfurt am Main,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover,Nürnberg,Freiburg,Mannheim,Karlsruhe,Bonn,Münster,Wien,Vienna,Graz,Salzburg,Zürich,Zurich,
  Bern,Basel,Genf,Geneva,Genève,Lausanne,Paris,Lyon,Marseille,Toulouse,Nice,Nantes,Strasbourg,Bordeaux,Lille,Rennes,Montpellier,Madrid,Barcelona,Valencia,Sevilla,Seville,Zaragoza,Málaga,Malaga,Bilbao,Granada,Alicante,Rome,Roma,Milan,Milano,Naples,Napoli,Turin,Torino,Florence,Firenze,Bologna,Venice,Venezia,Genoa,Lisbon,Lisboa,Porto,
  Amsterdam,Rotterdam,Utrecht,The Hague,Den Haag,Eindhoven,Brussels,Bruxelles,Brussel,Antwerp,Antwerpen,Ghent,Gent,Copenhagen,København,Aarhus,Stockholm,Gothenburg,Göteborg,Malmö,Oslo,Bergen,Helsinki,Warsaw,Warszawa,Kraków,Krakow,Wrocław,Gdańsk,Poznań,Prague,Praha,Brno,Budapest,Bucharest,București,Sofia,Belgrade,Zagreb,Ljubljana,
  Bratislava,Athens,Istanbul,Ankara,Izmir,Kyiv,Lviv,Moscow,Tallinn,Riga,Vilnius,Dubai,Abu Dhabi,Doha,Riyadh,Jeddah,Muscat,Cairo,Lagos,Abuja,Nairobi,Accra,Johannesburg,Cape Town,Pretoria,Durban,Casablanca,Tel Aviv,Jerusalem,Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Hyderabad,Chennai,Kolkata,Pune,Karachi,Lahore,Dhaka,Colombo,
  Singapore,Kuala Lumpur,Jakarta,Manila,Bangkok,Hanoi,Ho Chi Minh City,Hong Kong,Shanghai,Beijing,Shenzhen,Taipei,Tokyo,Osaka,Seoul,Mexico City,Ciudad de México,Guadalajara,Monterrey,Bogotá,Bogota,Medellín,Lima,Santiago,Buenos Aires,Montevideo,São Paulo,Rio de Janeiro,Quito,Caracas,Remote`,
);
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|MB|SK|NS|NB|NSW|VIC|QLD|TAS';
const CITY_AND_STATE = new RegExp(
  `^[\\p{Lu}][\\p{L}.'’ -]{1,40},\\s*(?:${STATES})(?:\\s+\\d{5}(?:-\\d{4})?|\\s+[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)?$`,
  'u',
);
const TRAILING_TOWN = new RegExp(`\\s((?:\\p{Lu}[\\p{L}.’'-]+\\s){0,2}\\p{Lu}[\\p{L}.’'-]+),\\s*(?:${STATES})$`, 'u');
const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]-?\d{4,5}|\d{4}\s[A-Z]{2}|\d{4,5})\b/;
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|way|court|place|square|terrace|grove|mews|hill|boulevard|blvd|crescent|gardens|row|apt|flat|calle|avda|avenida|c\/|plaza|paseo|rue|place|allée|chemin|via|viale|piazza|corso|rua)\b|(?:straße|strasse|str\.|weg|platz|gasse|allee|ring|ufer|damm|straat|laan|gatan|vägen|vej)(?=\s*\d|,|$)/iu;

/** Returns whether a text is the name of a country or a well-known town. */
export function isKnownPlace(text: string): boolean {
  const key = foldLetters(text);
  return COUNTRIES.has(key) || CITIES.has(key);
}

export function isCountry(text: string): boolean {
  return COUNTRIES.has(foldLetters(text));
}

/** Returns where a town with its state begins after a name without any sign between; -1 where none does. */
export function findTrailingTown(text: string): number {
  const found = TRAILING_TOWN.exec(text);
  if (!found) return -1;
  // "Bayou Freight Lines, New Orleans, LA": the comma says where the town begins.
  if (text.slice(0, found.index).endsWith(',')) return found.index + 1;
  const words = (found[1] ?? '').split(' ');
  // "Lyle LLP New York": as many words as make a known town, else the last.
  const townIndex = words.findIndex((_, index) => isKnownPlace(words.slice(index).join(' ')));
  const before = words.slice(0, townIndex < 0 ? words.length - 1 : townIndex).join(' ');
  return found.index + 1 + (before === '' ? 0 : before.length + 1);
}

/** Returns how surely a text says where somebody lives or works, and nothing else. */
export function scorePlace(text: string): number {
  const parts = text
    .split(/,|\s[–—-]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  // "Southampton SO14" is Southampton.
  const last = (parts.at(-1) ?? '').replace(/\s[A-Z]{1,2}\d{1,2}[A-Z]?$/, '');
  if (CITY_AND_STATE.test(text.replace(/^.*,\s*(?=[^,]+,[^,]+$)/, ''))) return 4;
  if (
    isKnownPlace(text) ||
    isKnownPlace(text.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+/, '')) ||
    (parts.length > 1 && (isCountry(last) || isKnownPlace(last)))
  )
    return 3;
  // Towns are called after their river: "Stoke-on-Trent", "Stratford-upon-Avon".
  if (/^\p{Lu}\p{Ll}+-(?:on|upon|under|in|le|by)-(?:the-)?\p{Lu}\p{Ll}+$/u.test(text)) return 3;
  // "Leicester LE2" and "Dublin 8" name a part of a town.
  const district = /^(\p{Lu}[\p{L}’' -]{2,30}),? (?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{1,2})$/u.exec(text);
  if (district) return isKnownPlace(district[1] ?? '') ? 3 : /[A-Z]\d/.test(text) ? 2 : 0;
  const isStreet = STREET.test(text) && /\d/.test(text);
  if (isStreet && (parts.length > 1 || POSTCODE.test(text))) return 3;
  if (isStreet || (POSTCODE.test(text) && /\p{L}{3}/u.test(text) && text.length < 60)) return 2;
  const isAroundTown = parts.length <= 3 && parts.some((part) => part.split(' ').length <= 3 && isKnownPlace(part.split(' ').at(-1) ?? ''));
  if (isAroundTown && parts.length > 1) return 2;
  return parts.some(isKnownPlace) && parts.length <= 3 && text.split(' ').length <= 5 ? 2 : 0;
}
