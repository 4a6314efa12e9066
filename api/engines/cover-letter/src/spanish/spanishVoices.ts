import type { LetterTone } from '../types/letterKinds.ts';
import { concise } from './voices/concise.ts';
import { confident } from './voices/confident.ts';
import { creative } from './voices/creative.ts';
import { enthusiastic } from './voices/enthusiastic.ts';
import { formal } from './voices/formal.ts';
import { friendly } from './voices/friendly.ts';
import { professional } from './voices/professional.ts';
import type { SpanishVoice } from './voices/spanishVoice.ts';

export const spanishVoices: Record<LetterTone, SpanishVoice> = { professional, formal, confident, enthusiastic, friendly, concise, creative };
