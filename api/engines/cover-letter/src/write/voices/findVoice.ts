import type { LetterTone } from '../../types/letterKinds.ts';
import { concise } from './concise.ts';
import { confident } from './confident.ts';
import { creative } from './creative.ts';
import { enthusiastic } from './enthusiastic.ts';
import { formal } from './formal.ts';
import { friendly } from './friendly.ts';
import { professional } from './professional.ts';
import type { Voice } from './voice.ts';

export const findVoice: Record<LetterTone, Voice> = { professional, formal, confident, enthusiastic, friendly, concise, creative };
