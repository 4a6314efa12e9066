import type { GrammarMessages } from '../en/grammar.ts';
import { speak } from '../locale/speak.ts';
import { card } from './grammar/card.ts';
import { reading } from './grammar/reading.ts';
import { result } from './grammar/result.ts';
import { screen } from './grammar/screen.ts';
import { shortcuts } from './grammar/shortcuts.ts';
import { announcements, steps, walks } from './grammar/steps.ts';
import { kept } from './savedWork.ts';

const { number } = speak('es');

export const grammar: GrammarMessages = { locale: 'es', number, screen, reading, result, card, steps, walks, announcements, shortcuts, kept };
