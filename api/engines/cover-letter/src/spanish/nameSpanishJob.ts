import type { CvProfile } from '../cv/cvProfile.ts';

/** Titles that say nothing of who has them: "recepcionista", "guía". */
const OF_BOTH = /(?:ista|guía|policía|atleta|poeta|dentista|ante|ente)$/i;
const BOTH_FORMS = /(\p{L}{3,})\/(as?|ras?|oras?)(?!\p{L})/gu;

/** Returns the title of a job in the form that the titles of the CV have: "Técnico/a" is "Técnica" for who was "Auxiliar y técnica". */
export function nameSpanishJob(title: string, profile: CvProfile): string {
  const gender = genderIn([profile.headline ?? '', ...profile.experience.map((position) => position.title)]);
  if (!gender) return title;
  return title.replace(BOTH_FORMS, (_, masculine: string, ending: string) => {
    const plural = ending.endsWith('s') ? 's' : '';
    return gender === 'masculine' ? masculine : `${masculine.replace(/[oe]s?$/, '').replace(/(?<=or)es$/, '')}a${plural}`;
  });
}

function genderIn(titles: readonly string[]): 'feminine' | 'masculine' | undefined {
  const firsts = titles.map((title) => title.split(/[\s,/(]/)[0] ?? '').filter((word) => word.length > 3 && !OF_BOTH.test(word));
  const isFeminine = firsts.some((word) => /a$/i.test(word));
  const isMasculine = firsts.some((word) => /(?:o|or|jefe)$/i.test(word));
  if (isFeminine === isMasculine) return undefined;
  return isFeminine ? 'feminine' : 'masculine';
}
