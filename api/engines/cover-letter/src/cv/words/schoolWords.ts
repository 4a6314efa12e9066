import { foldLetters } from '../text/textSpan.ts';
import { scoreOrganisation } from './organisationWords.ts';
import { parseWordSet } from './wordSet.ts';

const DEGREES = parseWordSet(
  `bachelor bachelors master masters doctor doctorate diploma degree certificate certification licence phd dphil mphil md jd llb llm ll.b ll.m mbchb mbbs bds bvsc bpharm mpharm mrcgp mrcp mrcs frcs matric mlis mlitt mba emba msc bsc ba ma bs ms beng meng be btech mtech bcom bcomm bba bfa mfa bed med b.ed pgce pgdip pgcert mres mchem mphys msci march barch hnd hnc nvq svq gnvq btec gcse gcses
  a-level a-levels alevels levels ib baccalaureate associate ged foundation apprenticeship traineeship qts acca aca guilds vce hsc ncea kcse wassce waec csec sace wace hkdse gce matriculation level cima cpa cfa aas
  abitur fachabitur matura magister diplom staatsexamen promotion ausbildung lehre gesellenbrief meisterbrief meister fachhochschulreife hochschulreife realschulabschluss hauptschulabschluss mittlere studium umschulung weiterbildung betriebswirtin betriebswirt fachwirt fachwirtin techniker
  grado licenciatura licenciado licenciada diplomatura diplomado diplomada máster maestría doctorado bachillerato fp ciclo técnico técnica curso título ingeniería
  licence maîtrise doctorat bac baccalauréat bts dut cap bep diplôme brevet deug dea dess
  laurea diploma maturità dottorato perito ragioniere licenciatura mestrado doutoramento doutorado bacharelado mbo hbo vwo havo havo`,
);
const DOTTED =
  /\bA\.(?:A\.)?S\.|\bA\.A\.(?=[\s,]|$)|\b(?:B|M|D)\.?\s?(?:A|S|Sc|Eng|Ed|Com|Tech|Phil|B\.?A|F\.?A|E|Arch|Mus|N|S\.?N|S\.?W|P\.?H|P\.?A)\b\.?|\bPh\.?\s?D\b|\bLL\.?[BM]\b|\bDr\. \p{Ll}+\. /u;
const SCHOOLS = parseWordSet(
  `university universities ysgol coleg scoil coláiste college school schools academy institute institution polytechnic conservatory conservatoire comprehensive grammar seminary faculty sixth high secondary primary campus bootcamp
  universität hochschule fachhochschule schule gymnasium realschule hauptschule grundschule gesamtschule berufsschule berufskolleg akademie institut kolleg oberschule tu fh lmu rwth
  universidad instituto colegio escuela facultad academia ies politécnica centro université école lycée collège institut iut faculté università politecnico liceo istituto scuola universidade faculdade escola universiteit hogeschool liceum lyceum lyceo gimnazjum technikum szkoła szkół lukio gümnaasium lycei üniversitesi lisesi uniwersytet politechnika universitet högskola škola srednja osnovna fakultet sveučilište univerzitet univerza gimnazija univerzita střední gymnázium egyetem iskola gimnázium școala liceul universitatea colegiul училище школа университет`,
);
const SCHOOL_TYPES = parseWordSet('high secondary primary sixth grammar comprehensive');
const SCHOOL_ENDINGS = /(?:schule|hochschule|universitat|gymnasium|akademie|kolleg|universiteit|hogeschool)$/;

/** Returns how surely a text names what somebody learnt or the credential that proves it. */
export function scoreDegree(name: string): number {
  // The town and the month are no MArch.
  const text = name.replace(/\bMarch\b/g, '').trim();
  const words = foldLetters(text).split(' ');
  if (/^City (?:&|and) Guilds$/.test(text)) return 0;
  if (DEGREES.has(words[0] ?? '') || DOTTED.test(text.slice(0, 12))) return 3;
  return words.some((word) => DEGREES.has(word)) || DOTTED.test(text) ? 2 : 0;
}

/** Bodies that award qualifications, and so take the place of a school in a CV. */
const AWARDING_BODY = /^(?:City (?:&|and) Guilds$|(?:Pearson|Edexcel|Open University|Highfield|ILM|CMI)\b(?! Level\b))/;

/** What a school gives, called by the kind of school. */
const SCHOOL_CERTIFICATE =
  /\b(?:certificate|diploma) of (?:(?:lower|upper|general|higher|basic) )?(?:primary|secondary|high school|college|school)(?: education)?\b|\b(?:(?:primary|(?:junior |senior |higher |upper |lower )?secondary|high)(?: school)?|school)(?: leaving)? (?:certificate|diploma|examination)\b/giu;

/** Returns how surely a text names a school. */
export function scoreSchool(text: string): number {
  if (AWARDING_BODY.test(text)) return 3;
  // "Kenya Certificate of Secondary Education" names what was learnt.
  const words = foldLetters(text.replace(SCHOOL_CERTIFICATE, '')).split(' ');
  const [first = ''] = words;
  // "High voltage" and "Primary care" name no school, "Dinas High" does.
  const hasOnlyType = SCHOOL_TYPES.has(first) && words.length > 1 && !words.slice(1).some((word) => SCHOOLS.has(word));
  if (hasOnlyType) return 0;
  if (words.some((word) => SCHOOLS.has(word) || (word.length > 7 && SCHOOL_ENDINGS.test(word)))) return 3;
  return /^(?:MIT|UCLA|UCD|LSE|ETH|EPFL|UCL|NYU|HEC|INSEAD|IE|ESADE|IESE|TUM|KIT)\b/.test(text) ? 3 : scoreOrganisation(text) >= 2 ? 1 : 0;
}
