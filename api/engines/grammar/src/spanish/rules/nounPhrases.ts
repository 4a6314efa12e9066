import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFeminineNoun,
  isFiniteVerb,
  isOnlyFinite,
  isParticiple,
  isPreposition,
  isTime,
  type SpanishToken,
} from '../words/context.ts';
import { agree, agreeDeterminer, isForm, pluralizeNoun, readDeterminer, SAME_IN_PLURAL } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

const BEFORE_NOUN =
  /^(?:buen[oa]s|mal[oa]s|grandes|nuev[oa]s|últim[oa]s|primer[oa]s|próxim[oa]s|mejores|peores|vari[oa]s|divers[oa]s|distint[oa]s|diferentes|much[ií]sim[oa]s|cuánt[oa]s|tant[oa]s|demasiad[oa]s|ambos|ambas)$/;
const AMOUNT_ONE = /^(?:mucho|mucha|poco|poca|tanto|tanta|demasiado|demasiada|cuánto|cuánta|otro|otra|vario|varia)$/;
const NUMBER = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta)$/;
const NO_ADJECTIVE =
  /^(?:modelo|clave|base|límite|tipo|estrella|piloto|punta|récord|fantasma|bomba|parte|color|siempre|bastante|tarde|antes|delante|adelante|mediante|durante|tal|cual|mal|igual|sin|fin|ser|aparte|gris|dulce|suficiente|debajo|presente|cerca|lejos|frente|abajo|arriba|bien|fuera|entonces|capaz|respectivamente|total|final|general|más|menos|mayor|menor|mejor|peor|gran|estándar|alrededor|real|sur|norte|este|oeste|sede|digital|móvil|sostén|nunca|joven|web|líder)$/;
/** Returns whether a word is a noun of one number and no verb here. */
function isPluralNoun(noun: SpanishToken): boolean {
  return can(noun, FEATURE.noun) && can(noun, FEATURE.plural) && !can(noun, FEATURE.singular);
}

/** Returns whether a word is a verb sooner than a noun. "Flores" and "facturas" are forms of "tú" that nobody uses. */
function isVerb(token: SpanishToken): boolean {
  return isFiniteVerb(token) && (token.features & FINITE) !== FEATURE.secondSingular;
}

function isSingularNoun(noun: SpanishToken): boolean {
  return (
    can(noun, FEATURE.noun) &&
    can(noun, FEATURE.singular) &&
    !can(noun, FEATURE.plural) &&
    !can(noun, FEATURE.infinitive | FEATURE.adjective | FEATURE.participle)
  );
}

/** More agreement within a noun phrase: amounts, adjectives without gender, order and articles. */
export const nounPhrases: SpanishRule[] = [
  createRule(
    'article-plural',
    /^(?:el|la|un|una|est[ea]|es[ea]|lo|al|del)$/,
    (place: Context) => {
      const { lower, before, after } = place;
      const noun = after();
      if (
        !isPluralNoun(noun) ||
        isVerb(noun) ||
        // "Unos cafés demasiado fríos" describes.
        (can(before(), FEATURE.noun) && can(before(), FEATURE.plural) && !isVerb(before())) ||
        isTime(noun) ||
        noun.text !== noun.lower ||
        can(noun, FEATURE.name) ||
        SAME_IN_PLURAL.test(noun.lower)
      )
        return undefined;
      const isFeminine = isFeminineNoun(noun);
      if (lower === 'lo') return isFeminine || isFiniteVerb(noun) || can(noun, FEATURE.adjective) ? undefined : 'los';
      if (isFeminine === undefined) return undefined;
      const shown = readDeterminer(lower);
      const isSafe = isPreposition(before()) || before().lower === 'y' || isOnlyFinite(before()) || place.opensSentence;
      if (!shown || shown.isFeminine !== isFeminine || !isSafe || /^(?:al|del|un|una)$/.test(lower)) return undefined;
      const fixed = agreeDeterminer(lower, { isFeminine, isPlural: true });
      return fixed ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'Me ayudó con la bolsas de la compra.': 'Me ayudó con las bolsas de la compra.',
      'Rechazado por lo accionistas.': 'Rechazado por los accionistas.',
      'Vimos a lo niños en el parque.': 'Vimos a los niños en el parque.',
    },
    ['Con la bolsa de la compra.', 'Lo bueno es barato.', 'La Palmas gana.', 'Lo compras mañana.'],
  ),
  createRule(
    'article-noun-number',
    /^(?:los|las|unos|unas)$/,
    (place) => {
      const { lower, after } = place;
      const [noun, next] = [after(), after(2)];
      const isFeminine = isFeminineNoun(noun);
      if (!isSingularNoun(noun) || isFeminine === undefined || isFeminine === lower.endsWith('as') || noun.text !== noun.lower) return undefined;
      // "Las cinco" are so many.
      if (NUMBER.test(noun.lower)) return undefined;
      const plural = pluralizeNoun(noun.lower);
      const article = agreeDeterminer(lower, { isFeminine, isPlural: true });
      const isPluralAfter = can(next, FEATURE.thirdPlural) || (/^(?:de|del|que)$/.test(next.lower) && !isFiniteVerb(noun));
      return plural && article && isPluralAfter && place.opensSentence
        ? { to: 1, replacements: [`${article} ${plural}`], confidence: 'medium' }
        : undefined;
    },
    {
      'Los mujer de mi pueblo cantan.': 'Las mujeres de mi pueblo cantan.',
      'Las libro son caros.': 'Los libros son caros.',
      'Los casa son bonitas.': 'Las casas son bonitas.',
    },
    ['Las mujeres cantan.', 'Las cinco están en obras.', 'Los que cantan.', 'Los compra de noche.'],
  ),
  createRule(
    'amount-plural',
    AMOUNT_ONE,
    ({ lower, after, before }) => {
      const noun = after();
      if (
        !isPluralNoun(noun) ||
        isVerb(noun) ||
        /^(?:un|una|lo|por|muy)$/.test(before().lower) ||
        (/^(?:poc|tant)/.test(lower) &&
          (!isOnlyFinite(before()) || (/[oa]s$/.test(after().lower) && can(after(), FEATURE.adjective))) &&
          before().text !== '') ||
        [2, 3, 4, 5].some((steps) => lower.startsWith('tant') && after(steps).lower === 'como')
      )
        return undefined;
      const isFeminine = isFeminineNoun(noun) ?? lower.endsWith('a');
      const fixed = `${lower.slice(0, -1)}${isFeminine ? 'as' : 'os'}`;
      return noun.text === noun.lower &&
        noun.lower.length > 3 &&
        !/^(?:vari[oa]s|much[oa]s|menos|antes|después|atrás|mejores|peores|mayores|menores|más)$/.test(noun.lower)
        ? { replacements: [fixed], confidence: 'medium' }
        : undefined;
    },
    {
      'En mi ciudad hay mucho parques.': 'En mi ciudad hay muchos parques.',
      'Tengo mucho amigas allí.': 'Tengo muchas amigas allí.',
      'Hay poco plazas libres.': 'Hay pocas plazas libres.',
    },
    ['Hay muchos parques.', 'Duerme mucho menos.', 'Un poco gracias a ti.'],
  ),
  createRule(
    'adjective-noun-number',
    BEFORE_NOUN,
    ({ after, lower }) => {
      const noun = after();
      if (!can(noun, FEATURE.noun) || can(noun, FEATURE.plural | FEATURE.infinitive) || !can(noun, FEATURE.singular)) return undefined;
      if (noun.text !== noun.lower || /^(?:mañana|parte|vez|tarde|gente)$/.test(noun.lower) || isOnlyFinite(noun)) return undefined;
      const isFeminine = isFeminineNoun(noun);
      if (isFeminine !== undefined && /[oa]s$/.test(lower) && isFeminine !== lower.endsWith('as')) return undefined;
      const isPhraseEnd =
        isClauseEnd(after(2)) || (isPreposition(after(2)) && !isFiniteVerb(noun)) || (/^(?:que|y)$/.test(after(2).lower) && !isFiniteVerb(noun));
      const plural = pluralizeNoun(noun.lower);
      return plural && isPhraseEnd && /[oa]s$/.test(lower) ? { from: 1, to: 1, replacements: [plural], confidence: 'medium' } : undefined;
    },
    {
      'Saca buenas nota.': 'Saca buenas notas.',
      'Tiene nuevos compañero en clase.': 'Tiene nuevos compañeros en clase.',
      'Son las últimas entrada.': 'Son las últimas entradas.',
    },
    ['Saca buenas notas.', 'Los nuevos en clase.'],
  ),
  createRule(
    'noun-adjective-number',
    /(?:e|al|il|el|ar|az|or)$/,
    (place) => {
      const { lower, before, after, features } = place;
      const noun = before();
      const determiner = before(2).lower;
      const isMany = isPluralNoun(noun) && !isVerb(noun) && !/^(?:demás|dos|tres|mismos|mismas)$/.test(noun.lower);
      const isPluralPhrase =
        /^(?:los|las|unos|unas|mis|tus|sus|estos|estas|esos|esas|nuestr[oa]s|much[oa]s|vari[oa]s|algun[oa]s)$/.test(determiner) ||
        NUMBER.test(determiner) ||
        /^(?:tengo|tiene|tienen|tenía)$/.test(determiner);
      const canBeAdjective =
        (features & FEATURE.adjective) !== 0 &&
        (features & FEATURE.singular) !== 0 &&
        (features & (FEATURE.plural | FEATURE.infinitive | FEATURE.adverb)) === 0;
      if (!isMany || !isPluralPhrase || !canBeAdjective || isFiniteVerb(place) || NO_ADJECTIVE.test(lower) || place.text !== lower) return undefined;
      const plural = lower.endsWith('z') ? `${lower.slice(0, -1)}ces` : lower.endsWith('e') ? `${lower}s` : `${lower}es`;
      const isPhraseEnd = isClauseEnd(after()) || isFiniteVerb(after()) || isPreposition(after()) || /^(?:que|y)$/.test(after().lower);
      return isForm(plural, FEATURE.plural) && isPhraseEnd && !isPreposition(before(3))
        ? { replacements: [plural], confidence: 'medium' }
        : undefined;
    },
    {
      'Las facturas pendiente deben abonarse.': 'Las facturas pendientes deben abonarse.',
      'Los ejercicios difícil son largos.': 'Los ejercicios difíciles son largos.',
      'Tengo dos perros grande en casa.': 'Tengo dos perros grandes en casa.',
    },
    ['Las palabras clave son estas.', 'Las facturas pendientes.', 'Los niños siempre ríen.', 'Las casas tipo chalé.'],
  ),
  createRule(
    'counted-adjective',
    /(?:os|as)$/,
    (place) => {
      const { lower, before, features, after } = place;
      const noun = before();
      const isFeminine = isFeminineNoun(noun);
      if (isFeminine === undefined) return undefined;
      if (!NUMBER.test(before(2).lower) || !isPluralNoun(noun) || isVerb(noun) || noun.lower === 'veces') return undefined;
      if ((features & FEATURE.adjective) === 0 || isFiniteVerb(place) || isFeminine === lower.endsWith('as') || /^(?:y|de)$/.test(before(3).lower))
        return undefined;
      const fixed = agree(lower, { isFeminine, isPlural: true });
      return fixed && !can(after(), FEATURE.noun) ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'Compré dos camisas bonitos en el mercado.': 'Compré dos camisas bonitas en el mercado.',
      'Tiene tres gatos blancas.': 'Tiene tres gatos blancos.',
      'Vimos cuatro casas antiguos.': 'Vimos cuatro casas antiguas.',
    },
    ['Compré dos camisas bonitas.'],
  ),
  createRule(
    'attribute-number',
    /^\p{L}{4,}$/u,
    (place) => {
      const { lower, before, features } = place;
      const isMany =
        /^(?:son|están|eran|estaban|fueron|serán)$/.test(before().lower) ||
        (/^(?:muy|tan)$/.test(before().lower) && /^(?:son|están|eran|estaban)$/.test(before(2).lower));
      const verbAt = /^(?:muy|tan)$/.test(before().lower) ? 2 : 1;
      const noun = before(verbAt + 1);
      if (
        !isMany ||
        !isPluralNoun(noun) ||
        isFiniteVerb(place) ||
        (features & FEATURE.adjective) === 0 ||
        (features & FEATURE.singular) === 0 ||
        (features & (FEATURE.plural | FEATURE.adverb)) !== 0
      )
        return undefined;
      if (!isDeterminer(before(verbAt + 2)) || !/(?:e|al|il|az)$/.test(lower) || isParticiple(place) || NO_ADJECTIVE.test(lower)) return undefined;
      const plural = lower.endsWith('z') ? `${lower.slice(0, -1)}ces` : lower.endsWith('e') ? `${lower}s` : `${lower}es`;
      return isForm(plural, FEATURE.plural) ? { replacements: [plural], confidence: 'medium' } : undefined;
    },
    {
      'Los exámenes son difícil.': 'Los exámenes son difíciles.',
      'Las calles son muy grande.': 'Las calles son muy grandes.',
      'Sus hijos están muy triste.': 'Sus hijos están muy tristes.',
    },
    ['Los exámenes son difíciles.', 'Los demás están bien.'],
  ),
];
