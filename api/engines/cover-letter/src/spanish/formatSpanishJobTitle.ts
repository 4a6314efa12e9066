import type { CvProfile } from '../cv/cvProfile.ts';

/** Titles that say nothing of who has them: "recepcionista", "guía". */
const GENDER_NEUTRAL = /(?:ista|guía|policía|atleta|poeta|dentista|ante|ente)$/i;
const BOTH_FORMS = /(\p{L}{3,})\/(as?|ras?|oras?)(?!\p{L})/gu;

/** Returns the title of a job in the form that the titles of the CV have: "Técnico/a" is "Técnica" for who was "Auxiliar y técnica". */
export function formatSpanishJobTitle(title: string, profile: CvProfile): string {
  const gender = detectGender([profile.headline ?? '', ...profile.experience.map((position) => position.title)]);
  if (!gender) return title;
  return title.replace(BOTH_FORMS, (_, masculine: string, ending: string) => {
    const plural = ending.endsWith('s') ? 's' : '';
    return gender === 'masculine' ? masculine : `${masculine.replace(/[oe]s?$/, '').replace(/(?<=or)es$/, '')}a${plural}`;
  });
}

function detectGender(titles: readonly string[]): 'feminine' | 'masculine' | undefined {
  const firstWords = titles.map((title) => title.split(/[\s,/(]/)[0] ?? '').filter((word) => word.length > 3 && !GENDER_NEUTRAL.test(word));
  const isFeminine = firstWords.some((word) => /a$/i.test(word));
  const isMasculine = firstWords.some((word) => /(?:o|or|jefe)$/i.test(word));
  if (isFeminine === isMasculine) return undefined;
  return isFeminine ? 'feminine' : 'masculine';
}
