import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isFiniteVerb, isInfinitive, isParticiple, isPreposition, isPronoun, isTime } from '../words/context.ts';
import { isForm } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

const HAVE = /^(?:he|has|hemos|habéis|han|habíamos|habías|hayamos|hayas|habré|habrás|habremos|hubiéramos|hubieras|habrías|habríamos)$/;
/** Forms of "haber" that may say that something is there as well: "habían entradas", "había sentadas tres personas". */
const HAS = /^(?:ha|había|habían|haya|hayan|habrá|habrán|habría|habrían|hubiera|hubieran|haber|habiendo)$/;
const IRREGULAR_BASES: Record<string, string> = {
  diciendo: 'decir',
  pidiendo: 'pedir',
  sirviendo: 'servir',
  durmiendo: 'dormir',
  muriendo: 'morir',
  viniendo: 'venir',
  sintiendo: 'sentir',
  siguiendo: 'seguir',
  yendo: 'ir',
  vistiendo: 'vestir',
  repitiendo: 'repetir',
};
const TO_TENER: Record<string, string> = { soy: 'tengo', eres: 'tienes', es: 'tiene', somos: 'tenemos', son: 'tienen', era: 'tenía' };
const TO_CONOCER: Record<string, string> = {
  sé: 'conozco',
  sabes: 'conoces',
  sabe: 'conoce',
  sabemos: 'conocemos',
  saben: 'conocen',
  sabía: 'conocía',
};
const WEATHER = /^(?:calor|frío|sol|viento)$/;
const FUTURE_STEMS: Record<string, string> = {
  tendr: 'tene',
  vendr: 'veni',
  pondr: 'pone',
  saldr: 'sale',
  podr: 'pode',
  habr: 'habe',
  querr: 'quere',
  sabr: 'sabe',
  har: 'hace',
  dir: 'deci',
};
const PRESENTS: Record<string, Record<string, string>> = {
  tene: { é: 'tengo', ás: 'tienes', á: 'tiene', emos: 'tenemos', án: 'tienen' },
  veni: { é: 'vengo', ás: 'vienes', á: 'viene', emos: 'venimos', án: 'vienen' },
  pone: { é: 'pongo', ás: 'pones', á: 'pone', emos: 'ponemos', án: 'ponen' },
  sale: { é: 'salgo', ás: 'sales', á: 'sale', emos: 'salimos', án: 'salen' },
  pode: { é: 'puedo', ás: 'puedes', á: 'puede', emos: 'podemos', án: 'pueden' },
  habe: { é: 'he', ás: 'has', á: 'hay', emos: 'hemos', án: 'han' },
  quere: { é: 'quiero', ás: 'quieres', á: 'quiere', emos: 'queremos', án: 'quieren' },
  sabe: { é: 'sé', ás: 'sabes', á: 'sabe', emos: 'sabemos', án: 'saben' },
  hace: { é: 'hago', ás: 'haces', á: 'hace', emos: 'hacemos', án: 'hacen' },
  deci: { é: 'digo', ás: 'dices', á: 'dice', emos: 'decimos', án: 'dicen' },
  esta: { é: 'estoy', ás: 'estás', á: 'está', emos: 'estamos', án: 'están' },
  i: { é: 'voy', ás: 'vas', á: 'va', emos: 'vamos', án: 'van' },
  se: { é: 'soy', ás: 'eres', á: 'es', emos: 'somos', án: 'son' },
};

/** Returns the infinitive of a gerund: "salir" for "saliendo". */
function findInfinitive(gerund: string): string | undefined {
  const known = IRREGULAR_BASES[gerund];
  if (known) return known;
  const stem = gerund.replace(/(?:ando|[iy]endo)$/, '');
  const ends = gerund.endsWith('ando') ? ['ar'] : ['er', 'ir'];
  return ends.map((end) => stem + end).find((word) => isForm(word, FEATURE.infinitive));
}

/** Returns the present of a future: "tengo" for "tendré", "llegas" for "llegarás". */
function makePresent(future: string): string | undefined {
  const [, stem = '', ending = ''] = /^(.*r)(é|ás|á|emos|án)$/.exec(future) ?? [];
  if (stem === '') return undefined;
  const base = FUTURE_STEMS[stem] ?? stem.slice(0, -1);
  const strong = PRESENTS[base]?.[ending];
  if (strong) return strong;
  if (!isForm(stem, FEATURE.infinitive)) return undefined;
  const [root, vowel] = [stem.slice(0, -2), stem.at(-2) ?? ''];
  const present = vowel === 'a' ? 'a' : 'e';
  const forms: Record<string, string> = {
    é: `${root}o`,
    ás: `${root}${present}s`,
    á: root + present,
    emos: `${root}${vowel}mos`,
    án: `${root}${present}n`,
  };
  const wanted: Record<string, number> = {
    é: FEATURE.firstSingular,
    ás: FEATURE.secondSingular,
    á: FEATURE.thirdSingular,
    emos: FEATURE.firstPlural,
    án: FEATURE.thirdPlural,
  };
  const form = forms[ending] ?? '';
  const changed = [form, form.replace(/o(?=[^aeiou]*[aeo][sn]?$)/, 'ue'), form.replace(/e(?=[^aeiou]*[aeo][sn]?$)/, 'ie')];
  return changed.find((word) => isForm(word, wanted[ending] ?? 0));
}

/** Rules for forms of the verb that do not go together. */
export const mixedVerbs: SpanishRule[] = [
  createRule(
    'perfect-participle',
    /(?:ad|id|hech|dich|vist|puest|escrit|abiert|rot|vuelt)(?:a|os|as)$/,
    ({ lower, before, features, after }) => {
      const steps = /^(?:ya|siempre|nunca|también|no|todavía)$/.test(before().lower) ? 2 : 1;
      const isPerfect =
        HAVE.test(before(steps).lower) ||
        (HAS.test(before(steps).lower) && /^(?:me|te|nos|lo|les|le|la|los|las|se|nadie|él|ella)$/.test(before(steps + 1).lower));
      const fixed = lower.replace(/(?:a|os|as)$/, 'o');
      if (!isPerfect || !isForm(fixed, FEATURE.participle) || (features & FEATURE.participle) === 0 || /^(?:de|que)$/.test(after().lower))
        return undefined;
      return fixed;
    },
    {
      'Hemos cancelados la suscripción.': 'Hemos cancelado la suscripción.',
      'Las chicas han llegadas tarde.': 'Las chicas han llegado tarde.',
      'Mi hermana se ha comprada un vestido.': 'Mi hermana se ha comprado un vestido.',
    },
    ['Hemos cancelado la suscripción.', 'Había sentadas tres personas.', 'Las he visto cansadas.'],
  ),
  createRule(
    'preposition-gerund',
    /(?:ando|endo)$/,
    ({ lower, before, features }) => {
      if ((features & FEATURE.gerund) === 0 || (features & FEATURE.noun) !== 0 || !/^(?:de|para|sin|por|a|hasta|al|con)$/.test(before().lower))
        return undefined;
      // "La foto de Ana saliendo" has a noun between; "de pie" is no gerund.
      const infinitive = findInfinitive(lower);
      return infinitive;
    },
    {
      'Antes de saliendo, cierro las ventanas.': 'Antes de salir, cierro las ventanas.',
      'Gracias por viniendo a mi fiesta.': 'Gracias por venir a mi fiesta.',
      'Se fue sin diciendo nada.': 'Se fue sin decir nada.',
    },
    ['Antes de salir, cierro las ventanas.', 'La foto del niño saliendo.', 'Aprendió cantando.'],
  ),
  createRule(
    'go-to',
    /^(?:voy|vas|va|vamos|van|iba|iban|íbamos)$/,
    ({ after, lower }) => {
      const verb = after();
      if (!isInfinitive(verb) || can(verb, FEATURE.name) || verb.lower === 'haber') return undefined;
      return `${lower} a`;
    },
    {
      'Mañana voy comprar los billetes.': 'Mañana voy a comprar los billetes.',
      'Vamos cenar fuera.': 'Vamos a cenar fuera.',
      'Mis padres van vivir en Cádiz.': 'Mis padres van a vivir en Cádiz.',
    },
    ['Voy a comprar.', 'Vamos al mar.', 'Va con el poder.'],
  ),
  createRule(
    'years-old',
    /^(?:soy|eres|es|somos|son|era)$/,
    ({ lower, after, before }) => {
      const isAge =
        after(2).lower === 'años' &&
        (after().kind === 'number' ||
          can(after(), FEATURE.plural) ||
          /^(?:veinti\p{L}+|\p{L}+nta|diez|once|doce|trece|catorce|quince|veinte|dieci\p{L}+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)$/u.test(
            after().lower,
          ));
      const isTens = after(2).lower === 'y' && after(4).lower === 'años';
      const ends = after(isTens ? 5 : 3);
      if (
        !(isAge || isTens) ||
        !(isClauseEnd(ends) || /^(?:y|pero|de)$/.test(ends.lower)) ||
        (ends.lower === 'de' && after(isTens ? 6 : 4).lower !== 'edad')
      )
        return undefined;
      const isPerson =
        /^(?:soy|eres|somos)$/.test(lower) ||
        /^(?:él|ella|usted)$/.test(before().lower) ||
        (/^(?:mi|mis|tu|su|sus)$/.test(before(2).lower) && can(before(), FEATURE.noun));
      return isPerson && TO_TENER[lower] ? { replacements: [TO_TENER[lower]] } : undefined;
    },
    {
      'Mi amigo es treinta años y vive aquí.': 'Mi amigo tiene treinta años y vive aquí.',
      'Soy 25 años.': 'Tengo 25 años.',
      'Ella es doce años.': 'Ella tiene doce años.',
    },
    ['La pena es treinta años de cárcel.', 'Tengo 25 años.', 'El plazo es dos años.'],
  ),
  createRule(
    'know-person',
    /^(?:sé|sabes?|sabemos|saben|sabía)$/,
    ({ lower, after, before }) => {
      const isPerson =
        after().lower === 'a' &&
        (/^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?|esa|ese|este|esta)$/.test(after(2).lower) || /^\p{Lu}\p{Ll}/u.test(after(2).text));
      return isPerson && can(after(3), FEATURE.noun | FEATURE.name) !== isTime(after(3)) && before().lower !== 'lo' && TO_CONOCER[lower]
        ? { replacements: [TO_CONOCER[lower]], confidence: 'medium' }
        : undefined;
    },
    {
      '¿Sabes a mi profesora de inglés?': '¿Conoces a mi profesora de inglés?',
      'No sé a tu hermano.': 'No conozco a tu hermano.',
      'Ella sabe a mis padres.': 'Ella conoce a mis padres.',
    },
    ['Esto sabe a fresa.', '¿Conoces a mi profesora?', 'No sé a qué hora sale.'],
  ),
  createRule(
    'makes-weather',
    /^(?:es|está|era|hay|estaba)$/,
    ({ lower, after, before }) => {
      const much = /^(?:mucho|muy|tanto|un|bastante)$/.test(after().lower) && after().lower !== 'un' ? 1 : 0;
      const noun = after(1 + much);
      const isPhraseEnd = isClauseEnd(after(2 + much)) || /^(?:en|y|hoy|aquí|allí|pero|por)$/.test(after(2 + much).lower);
      const starts =
        before().kind === 'mark' || /^(?:cuando|hoy|si|porque|que|aquí|allí|ayer|verano|invierno|día|y|no|siempre)$/.test(before().lower);
      if (!WEATHER.test(noun.lower) || !isPhraseEnd || !starts || (lower === 'hay' && noun.lower === 'sol')) return undefined;
      const verb = /ba$|^era$/.test(lower) ? 'hacía' : 'hace';
      return { to: much, replacements: [much === 1 ? `${verb} ${after().lower === 'muy' ? 'mucho' : after().lower}` : verb], confidence: 'medium' };
    },
    {
      'Voy a la playa cuando es calor.': 'Voy a la playa cuando hace calor.',
      'Hoy es mucho frío.': 'Hoy hace mucho frío.',
      'En verano es calor.': 'En verano hace calor.',
    },
    ['Hoy hace frío.', 'El café está frío.', 'La energía es calor.'],
  ),
  createRule(
    'very-adjective',
    /^mucho$/,
    ({ before, after }) => {
      const isState = /^(?:soy|eres|es|somos|son|era|estoy|estás|está|estamos|están|estaba|estaban|me siento)$/.test(before().lower);
      const word = after();
      const isCompared = /^(?:mejor|peor|mayor|menor|más|menos|antes|después)(?:es)?$/.test(word.lower);
      return isState &&
        (can(word, FEATURE.adjective) || isParticiple(word)) &&
        !isCompared &&
        !can(word, FEATURE.adverb) &&
        /(?:[oa]s?|e|es|l|les)$/.test(word.lower) &&
        !/^(?:tiempo|trabajo|dinero|ruido|calor|frío)$/.test(word.lower) &&
        !(can(word, FEATURE.noun) && !isParticiple(word) && isPreposition(after(2)))
        ? 'muy'
        : undefined;
    },
    {
      'Hoy estoy mucho cansado.': 'Hoy estoy muy cansado.',
      'Mi ciudad es mucho bonita.': 'Mi ciudad es muy bonita.',
      'Los niños están mucho contentos.': 'Los niños están muy contentos.',
    },
    ['Es mucho mejor.', 'Es mucho dinero.', 'Estoy muy cansado.'],
  ),
  createRule(
    'if-future',
    /^si$/,
    ({ opensSentence, after, before }) => {
      const steps =
        isPronoun(after()) || after().lower === 'no'
          ? isPronoun(after(2))
            ? 3
            : 2
          : /^(?:yo|tú|él|ella|usted|nosotros|ellos|ustedes|mañana)$/.test(after().lower)
            ? 2
            : 1;
      const verb = after(steps);
      if (!(opensSentence || before().text === ',') || !/(?:ré|rás|rá|remos|rán)$/.test(verb.lower) || !isFiniteVerb(verb)) return undefined;
      const present = makePresent(verb.lower);
      return present ? { from: steps, to: steps, replacements: [present], confidence: opensSentence ? 'high' : 'medium' } : undefined;
    },
    {
      'Si tendré dinero, iré a Granada.': 'Si tengo dinero, iré a Granada.',
      'Si lloverá mañana, no saldremos.': 'Si llueve mañana, no saldremos.',
      'Si llegarás tarde, avísame.': 'Si llegas tarde, avísame.',
      'Si no podrás venir, llámame.': 'Si no puedes venir, llámame.',
    },
    ['No sé si tendré dinero.', 'Si tengo dinero, iré.'],
  ),
  createRule(
    'when-child',
    /^(?:fui|fue|fuimos|fueron)$/,
    ({ lower, before, after }) => {
      const was: Record<string, string> = { fui: 'era', fue: 'era', fuimos: 'éramos', fueron: 'eran' };
      return /^cuando$/.test(before().lower) &&
        /^(?:niñ[oa]s?|joven|jóvenes|pequeñ[oa]s?|chic[oa]s?|adolescentes?|estudiantes?)$/.test(after().lower) &&
        was[lower]
        ? { replacements: [was[lower]], confidence: 'medium' }
        : undefined;
    },
    {
      'Cuando fui niño, jugaba mucho.': 'Cuando era niño, jugaba mucho.',
      'Cuando fue joven, vivía en Roma.': 'Cuando era joven, vivía en Roma.',
      'Cuando fuimos pequeños, íbamos al río.': 'Cuando éramos pequeños, íbamos al río.',
    },
    ['Cuando fui a Roma, llovía.', 'Cuando era niño, jugaba.'],
  ),
  createRule(
    'ago-since',
    /^(?:a|ase|ace|ha)$/,
    ({ lower, after, opensSentence, before }) => {
      const time = /^(?:tiempo|rato|mucho|poco)$/.test(after().lower) ? after() : after(2);
      const isAmount =
        after().kind === 'number' ||
        /^(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|varios|varias|muchos|unos|unas|tiempo|mucho|poco|rato)$/.test(
          after().lower,
        );
      const isLength =
        isAmount &&
        (/^(?:tiempo|rato|mucho|poco)$/.test(time.lower) || /^(?:días?|semanas?|mes|meses|años?|horas?|minutos?|ratos?|siglos?)$/.test(time.lower));
      if (!isLength) return undefined;
      const next = time === after() ? after(2) : after(3);
      if (/^(?:ase|ace)$/.test(lower)) return 'hace';
      return opensSentence && next.lower === 'que' && isFiniteVerb(next === after(2) ? after(3) : after(4)) && before().text === ''
        ? 'hace'
        : undefined;
    },
    {
      'A dos semanas que esperamos la firma.': 'Hace dos semanas que esperamos la firma.',
      'Llegó ase dos años.': 'Llegó hace dos años.',
      'A mucho que vivo aquí.': 'Hace mucho que vivo aquí.',
    },
    ['A dos semanas de la boda, canceló.', 'Hace dos semanas que esperamos.'],
  ),
  createRule(
    'estoy-interested',
    /^(?:soy|eres|es|somos|son)$/,
    ({ lower, after }) => {
      const degrees = /^(?:muy|tan|bastante|más)$/.test(after().lower) ? 1 : 0;
      const states: Record<string, string> = { soy: 'estoy', eres: 'estás', es: 'está', somos: 'estamos', son: 'están' };
      const isState =
        /^(?:interesad|enamorad|acostumbrad|enojad|enfadad|preocupad|emocionad|disponible|decepcionad|sorprendid|perdid|equivocad)/.test(
          after(1 + degrees).lower,
        );
      const isOf = /^(?:en|por|de|a|con|para|que)$/.test(after(2 + degrees).lower) || isClauseEnd(after(2 + degrees));
      return isState && isOf && states[lower] && !(after(2 + degrees).lower === 'por' && /^(?:es|son)$/.test(lower)) && !/^(?:es|son)$/.test(lower)
        ? { replacements: [states[lower]], confidence: 'medium' }
        : undefined;
    },
    {
      'Soy interesado en el puesto.': 'Estoy interesado en el puesto.',
      'Soy muy preocupado por mi hijo.': 'Estoy muy preocupado por mi hijo.',
      'Somos acostumbrados a madrugar.': 'Estamos acostumbrados a madrugar.',
    },
    ['Estoy interesado en el puesto.', 'La parte interesada es la empresa.'],
  ),
  createRule(
    'name-is-place',
    /^(?:es|son)$/,
    ({ lower, before, after }) => {
      const isPlaceName =
        /^\p{Lu}\p{Ll}+$/u.test(before().text) &&
        before().opensSentence &&
        !isFiniteVerb(before()) &&
        !isDeterminer(before()) &&
        !isPronoun(before());
      const isPlace =
        /^(?:en|al|a)$/.test(after().lower) &&
        (/^(?:el|la)$/.test(after(2).lower)
          ? /^(?:norte|sur|este|oeste|centro|costa|sierra|montaña|frontera|interior)$/.test(after(3).lower)
          : /^(?:norte|sur|este|oeste|centro|\p{Lu}\p{Ll}+)$/u.test(/^\p{Lu}/u.test(after(2).text) ? after(2).text : after(2).lower));
      return isPlaceName && isPlace ? { replacements: [lower === 'es' ? 'está' : 'están'], confidence: 'medium' } : undefined;
    },
    {
      'Pekín es en el norte de China.': 'Pekín está en el norte de China.',
      'Lisboa es en Portugal.': 'Lisboa está en Portugal.',
      'Toledo es al sur de Madrid.': 'Toledo está al sur de Madrid.',
    },
    ['Pekín está en el norte.', 'La boda es en Lisboa.'],
  ),
];
