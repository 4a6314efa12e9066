import { buildProfileFromText } from '../cv/buildProfile.ts';
import type { LetterTone } from '../types/letterKinds.ts';
import { writeLetter } from './writeLetter.ts';

const tones: LetterTone[] = ['professional', 'formal', 'confident', 'enthusiastic', 'friendly', 'concise', 'creative'];

const writeFrom = (line: string, tone: LetterTone) => {
  const cvText = `Ada Quist\nada@quist.example | 07700 900 100 | Hove\n\nEXPERIENCE\nBaker, Mill Lane Bakery\n2019 – 2024\n- Trained two apprentices\n- ${line}\n\nSKILLS\nSourdough, lamination`;
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Head Baker', company: 'Northwind', description: 'Bakes bread.', hiringManager: '' };
  const written = writeLetter({ profile, cvText, pages: [], job, highlights: '', tone, length: 'standard', seed: 0 });
  return written.map(({ text }) => text).join('\n');
};

test.each(tones)('quotes the line with the figure that no sentence can be made of, in the tone %s', (tone) => {
  for (const line of [
    'Viennoiserie from 3 am, seasonal panettone: 1,800 a year',
    'Night shift: 6 ovens, 4,000 rolls, 11 vans',
    'Up at 2.30 six days a week, 74 shops',
  ])
    expect(writeFrom(line, tone)).toContain(`“${line}”`);
});
