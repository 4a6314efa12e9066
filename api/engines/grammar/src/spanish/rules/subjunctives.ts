import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isDeterminer, isFiniteVerb, isParticiple } from '../words/context.ts';
import { makePresentSubjunctive } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Rules for the subjunctive after "cuando", "aunque" and "si", and for persons who are sought or do not exist. */
export const subjunctives: SpanishRule[] = [
  createRule(
    'when-subjunctive',
    /^cuando$/,
    (place) => {
      const steps = isFiniteVerb(place.after()) ? 1 : 2;
      const verb = place.after(steps);
      const form = makePresentSubjunctive(verb.lower);
      if (!form || isDeterminer(verb) || (steps === 2 && !/^(?:me|te|se|nos|lo|la|los|las|yo|tú|él|ella|no)$/.test(place.after().lower)))
        return undefined;
      for (let at = steps + 1; at <= steps + 7; at++) {
        if (/^[.;?!]?$/.test(place.after(at).text)) return undefined;
        if (place.after(at).text !== ',') continue;
        const main = place.after(at + 1);
        const isAhead =
          can(main, FEATURE.enclitic) ||
          /(?:ré|rás|rá|remos|rán)$/.test(main.lower) ||
          (/^(?:te|lo|la|le|nos|os|me)$/.test(main.lower) && /(?:ré|rás|rá|remos|rán)$/.test(place.after(at + 2).lower));
        return isAhead ? { from: steps, to: steps, replacements: [form], confidence: 'medium' } : undefined;
      }
      return undefined;
    },
    {
      'Cuando llegas a casa, llámame.': 'Cuando llegues a casa, llámame.',
      'Cuando termina la clase, iremos al parque.': 'Cuando termine la clase, iremos al parque.',
    },
    ['Cuando llegues a casa, llámame.', 'Cuando llego a casa, siempre ceno.', 'Cuando llueve, me quedo.'],
  ),
  createRule(
    'seek-subjunctive',
    /^que$/,
    ({ before, after }) => {
      const isSought = /^(?:alguien|nadie|alguno|ninguno)$/.test(before().lower);
      const verb = before(2).lower === 'a' ? before(3) : before(2);
      const seeks = /^(?:busco|buscamos|busca|buscan|necesito|necesitamos|necesita|necesitan|hay)$/.test(verb.lower);
      const isKnown = /^(?:hay|conozco)$/.test(verb.lower) && before().lower === 'alguien';
      const steps = /^(?:me|te|se|nos|le|lo|la|no)$/.test(after().lower) ? 2 : 1;
      const form = makePresentSubjunctive(after(steps).lower);
      return isSought && seeks && !isKnown && form ? { from: steps, to: steps, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Busco a alguien que sabe hablar chino.': 'Busco a alguien que sepa hablar chino.',
      'No hay nadie que puede ayudarme.': 'No hay nadie que pueda ayudarme.',
    },
    ['Conozco a alguien que sabe ruso.', 'Hay alguien que llama.', 'Busco a alguien que sepa chino.'],
  ),
  createRule(
    'although-ahead',
    /^aunque$/,
    ({ after }) => {
      const steps = isFiniteVerb(after()) ? 1 : 2;
      const form = makePresentSubjunctive(after(steps).lower);
      const isAhead = /^(?:mañana|próxim[oa])$/.test(after(steps + 1).lower) && (steps === 1 || /^(?:no|me|te|se|nos)$/.test(after().lower));
      return form && isAhead ? { from: steps, to: steps, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Aunque llueve mañana, iremos a la playa.': 'Aunque llueva mañana, iremos a la playa.',
      'Aunque no viene mañana, lo haremos.': 'Aunque no venga mañana, lo haremos.',
    },
    ['Aunque llueve, salimos.', 'Aunque llueva mañana, iremos.'],
  ),
  createRule(
    'if-had',
    /^si$/,
    ({ after, opensSentence }) => {
      const steps = /^(?:no|yo|tú|él|ella|me|te|lo|la|se|nos)$/.test(after().lower) ? 2 : 1;
      const had: Record<string, string> = { habría: 'hubiera', habrías: 'hubieras', habríamos: 'hubiéramos', habrían: 'hubieran' };
      const fixed = had[after(steps).lower];
      return opensSentence && fixed && isParticiple(after(steps + 1)) ? { from: steps, to: steps, replacements: [fixed] } : undefined;
    },
    {
      'Si habría sabido la verdad, no habría venido.': 'Si hubiera sabido la verdad, no habría venido.',
      'Si no habrían llamado, seguiría aquí.': 'Si no hubieran llamado, seguiría aquí.',
    },
    ['No sé si habría venido.', 'Si hubiera sabido, habría venido.'],
  ),
];
