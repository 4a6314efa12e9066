import { findFeatures } from './spanishWords.ts';

/** Verbs whose past has a stem of its own. */
const STRONG_PASTS: Record<string, string[]> = {
  anduv: ['andar'],
  estuv: ['estar'],
  duj: ['conducir', 'producir', 'traducir', 'reducir', 'introducir', 'deducir', 'inducir', 'seducir', 'reproducir'],
  traj: ['traer', 'atraer', 'distraer', 'extraer', 'contraer', 'sustraer'],
  dij: ['decir', 'predecir', 'contradecir', 'maldecir', 'bendecir'],
  tuv: ['tener', 'mantener', 'obtener', 'contener', 'detener', 'retener', 'sostener', 'entretener'],
  vin: ['venir', 'prevenir', 'intervenir', 'convenir', 'provenir'],
  pus: ['poner', 'proponer', 'componer', 'suponer', 'disponer', 'exponer', 'imponer', 'oponer', 'posponer', 'reponer'],
  hic: ['hacer', 'deshacer', 'rehacer'],
  satisfic: ['satisfacer'],
  quis: ['querer'],
  pud: ['poder'],
  sup: ['saber'],
  cup: ['caber'],
};
const PAST_ENDINGS = ['e', 'iste', 'o', 'imos', 'ieron', 'iera', 'ieras', 'iéramos', 'ieran', 'iese', 'iesen'];
const REGULAR_PASTS: Record<string, string[]> = {
  a: ['é', 'aste', 'ó', 'amos', 'aron', 'ara', 'aras', 'áramos', 'aran', 'ase', 'asen'],
  e: ['í', 'iste', 'ió', 'imos', 'ieron', 'iera', 'ieras', 'iéramos', 'ieran', 'iese', 'iesen'],
};
/** Futures and conditionals that shorten or change the infinitive. */
const STRONG_FUTURES: Record<string, string[]> = {
  'ner>ndr': ['tener', 'poner', 'mantener', 'obtener', 'contener', 'detener', 'proponer', 'componer', 'suponer', 'disponer', 'exponer'],
  'nir>ndr': ['venir', 'prevenir', 'intervenir', 'convenir'],
  'lir>ldr': ['salir'],
  'ler>ldr': ['valer', 'equivaler'],
  'der>dr': ['poder'],
  'ber>br': ['saber', 'caber', 'haber'],
  'rer>rr': ['querer'],
  'acer>ar': ['hacer', 'deshacer', 'satisfacer'],
  'ecir>ir': ['decir', 'predecir', 'contradecir'],
};
const FUTURE_ENDINGS = ['é', 'ás', 'á', 'emos', 'án', 'ía', 'ías', 'íamos', 'ían'];
/** Verbs whose stressed vowel changes in the present, by what it becomes. */
const CHANGING: Record<string, string> = {
  'e>ie':
    'pensar cerrar empezar comenzar despertar sentar calentar recomendar negar regar fregar nevar confesar merendar apretar temblar tropezar acertar gobernar atravesar encerrar querer entender perder atender defender encender extender preferir sentir mentir divertir sugerir convertir advertir herir hervir referir invertir consentir arrepentir',
  'o>ue':
    'contar encontrar recordar mostrar costar probar soñar volar almorzar acostar colgar apostar aprobar rogar soltar demostrar comprobar sonar renovar rodar tostar volver devolver poder doler llover morder mover resolver torcer cocer envolver promover dormir morir',
  'u>ue': 'jugar',
  'e>i': 'pedir servir repetir seguir vestir medir despedir conseguir elegir corregir impedir perseguir derretir competir',
};
const STRESSED: Record<string, string[]> = { a: ['o', 'as', 'a', 'an', 'es', 'en'], e: ['o', 'es', 'e', 'en', 'a', 'as', 'an'] };
const UNSTRESSED: Record<string, string[]> = {
  ar: ['amos', 'ar', 'ando', 'ado', 'aba', 'é', 'ó', 'aron'],
  er: ['emos', 'er', 'ido', 'ía'],
  ir: ['imos', 'ir', 'ido', 'ía'],
};
/** What other irregular forms are taken for. */
const OTHERS =
  'tieno:tengo teno:tengo pono:pongo veno:vengo haco:hago hazo:hago deco:digo dizo:digo traio:traigo caio:caigo oio:oigo sabo:sé cabo:quepo cogo:cojo recogo:recojo escogo:escojo protego:protejo dirigo:dirijo exigo:exijo siguo:sigo consiguo:consigo convenco:convenzo conozo:conozco conoco:conozco parezo:parezco ofrezo:ofrezco agradezo:agradezco merezo:merezco traduzo:traduzco conduzo:conduzco produzo:produzco ' +
  'habemos:somos|hay|estamos haiga:haya haigas:hayas haigan:hayan váyamos:vayamos vayáis:vayáis sepamos:sepamos dijieron:dijeron dijiera:dijera trajieron:trajeron trajiera:trajera condujieron:condujeron tradujieron:tradujeron produjieron:produjeron introdujieron:introdujeron redujieron:redujeron preveyó:previó preveyeron:previeron preveyera:previera preveyendo:previendo preveer:prever preveen:prevén preveía:preveía digiste:dijiste digistes:dijiste dige:dije digeron:dijeron digimos:dijimos trageron:trajeron trage:traje condugeron:condujeron tradugeron:tradujeron condugo:condujo tradugo:tradujo trajistes:trajiste dijistes:dijiste hicistes:hiciste pusistes:pusiste tuvistes:tuviste vinistes:viniste estes:estés semos:somos fuistes:fuiste naide:nadie nadien:nadie ' +
  'resolvido:resuelto devolvido:devuelto volvido:vuelto envolvido:envuelto cubrido:cubierto descubrido:descubierto decido:dicho dicido:dicho veído:visto disponido:dispuesto componido:compuesto proponido:propuesto suponido:supuesto satisfacido:satisfecho describido:descrito inscribido:inscrito rompido:roto escribido:escrito ponido:puesto abrido:abierto morido:muerto hacido:hecho deshacido:deshecho ' +
  'deciendo:diciendo pediendo:pidiendo veniendo:viniendo dormiendo:durmiendo moriendo:muriendo sentiendo:sintiendo mentiendo:mintiendo preferiendo:prefiriendo seguiendo:siguiendo conseguiendo:consiguiendo serviendo:sirviendo vestiendo:vistiendo repetiendo:repitiendo podiendo:pudiendo leiendo:leyendo caiendo:cayendo creiendo:creyendo oiendo:oyendo traiendo:trayendo construiendo:construyendo divertiendo:divirtiendo despediendo:despidiendo iendo:yendo ' +
  'durmí:dormí pidí:pedí sirví:serví sintí:sentí dormió:durmió dormieron:durmieron pedió:pidió pedieron:pidieron servió:sirvió servieron:sirvieron sentió:sintió sentieron:sintieron preferió:prefirió preferieron:prefirieron seguió:siguió seguieron:siguieron repetió:repitió repetieron:repitieron morió:murió morieron:murieron vestió:vistió mentió:mintió conseguió:consiguió eligió:eligió elegió:eligió';

let made: Map<string, string[]> | undefined;

/** Returns what a form stands for that an irregular verb would have if it were regular: "anduve" for "andé". */
export function findIrregularForm(word: string): readonly string[] | undefined {
  made ??= listRegularizedForms();
  // "Traducio" lacks its accent as well.
  return made.get(word) ?? (/[aeiou]i?o$|[^aeiou]io$/.test(word) ? made.get(`${word.slice(0, -1)}ó`) : undefined);
}

function listRegularizedForms(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  const add = (wrong: string, ...right: string[]) => {
    if (findFeatures(wrong) !== undefined || right.includes(wrong)) return;
    const known = right.filter((word) => findFeatures(word) !== undefined);
    if (known.length > 0 && !forms.has(wrong)) forms.set(wrong, known);
  };
  for (const pair of OTHERS.split(' ')) {
    const [wrong = '', right = ''] = pair.split(':');
    add(wrong, ...right.split('|'));
  }
  addPasts(add);
  addFutures(add);
  addChangingVowels(add);
  return forms;
}

type Add = (wrong: string, ...right: string[]) => void;

function addPasts(add: Add): void {
  for (const [strong, verbs] of Object.entries(STRONG_PASTS))
    for (const verb of verbs) {
      const stem = verb.slice(0, -2);
      const [base = ''] = Object.keys(STRONG_PASTS).flatMap((one) => (one === strong ? [joinStem(verb, one)] : []));
      const regular = REGULAR_PASTS[verb.at(-2) === 'a' ? 'a' : 'e'] ?? [];
      for (const [at, ending] of PAST_ENDINGS.entries()) {
        const right =
          (base.endsWith('c') && ending === 'o' ? `${base.slice(0, -1)}z` : base) + (base.endsWith('j') ? ending.replace(/^i(?=e|é)/, '') : ending);
        for (const wrong of [regular[at] ?? '', ...(/^i[eó]/.test(regular[at] ?? '') ? [`y${regular[at]?.slice(1)}`] : [])]) add(stem + wrong, right);
      }
    }
}

/** Returns the stem of the past of a verb with a prefix: "mantuv" for "mantener". */
function joinStem(verb: string, strong: string): string {
  const tail: Record<string, RegExp> = {
    duj: /ducir$/,
    traj: /traer$/,
    dij: /decir$/,
    tuv: /tener$/,
    vin: /venir$/,
    pus: /poner$/,
    hic: /hacer$/,
  };
  const end = tail[strong];
  return end ? verb.replace(end, strong) : strong;
}

function addFutures(add: Add): void {
  for (const [change, verbs] of Object.entries(STRONG_FUTURES)) {
    const [from = '', to = ''] = change.split('>');
    for (const verb of verbs) for (const ending of FUTURE_ENDINGS) add(verb + ending, verb.slice(0, -from.length) + to + ending);
  }
}

function addChangingVowels(add: Add): void {
  for (const [change, verbs] of Object.entries(CHANGING)) {
    const [from = '', to = ''] = change.split('>');
    for (const verb of verbs.split(' ')) {
      const stem = verb.slice(0, -2);
      const at = stem.lastIndexOf(from);
      const changed = stem.slice(0, at) + to + stem.slice(at + 1);
      for (const ending of STRESSED[verb.at(-2) === 'a' ? 'a' : 'e'] ?? []) add(stem + ending, changed.replace(/^ue/, 'hue') + ending);
      if (change === 'e>i') continue;
      for (const ending of UNSTRESSED[verb.slice(-2)] ?? []) add(changed + ending, stem + ending);
    }
  }
}
