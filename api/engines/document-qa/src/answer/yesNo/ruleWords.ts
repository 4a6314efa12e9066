import { findMainClause } from '../mainClause.ts';
import { MUST_QUESTION } from './asksPermission.ts';
import { findStems } from './stems.ts';

export const NEGATION =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|prohibited|forbidden|banned|excluded|excludes?|exclud(?:ing|es)|refuse[sd]?|denied|frozen|suspended|rejected|declined|ruled out|impossible|unable|void|shut|closed(?!\s(?:with|shoes|footwear|circuit|system|session|envelope|container|box|lid|door|question)\p{L}*)|unavailable|avoid(?:ed|s)?|barred|ineligible|inadmissible|unsuitable|forfeit(?:ed|s)?|refrain|left out|leaves? out|sold out|used up|fully booked|out of the question|ruins?|rules? out|keep away|do without|neither|(?:have|has) to leave|must leave|left behind|confiscated|(?:taken|taken off|taken away) from you|taken off you|(?:turned|sent) away)\b|\bcloses?(?=\s(?:on|between|during|for|from|over)\b)|n['’]t\b|\bcierran?(?=\s(?:el|los|las?|en|por|durante)\b)|(?<!\p{L})schlie(?:ß|ss)(?:t|en)(?=\s(?:am|an|im|vom|über|zwischen)\b)|(?<!\p{L})(?:no|nunca|ning[uú]n\p{L}*|tampoco|prohib\p{L}+|queda prohibid[oa]|excluid[oa]s?|cerrad[oa]s?|agotad[oa]s?|rechazad[oa]s?|ni|nadie|evit(?:ar|e|en|arse|ese)|quedan? fuera|imposible|confiscad[oa]s?|se confiscan?|retenid[oa]s?)(?!\p{L})|(?<!\p{L})(?:konfisziert|weggenommen|abgewiesen|zurückgewiesen|eingezogen|nichts?|abgelehnt|kein\p{L}*|nie|niemals|untersagt|verboten|ausgeschlossen|ausverkauft|ausgebucht|vergriffen|unzulässig|geschlossen|gesperrt|weder|niemand\p{L}*|vermeiden|vermieden|tabu|unmöglich|entf(?:ä|a)ll(?:t|en)|unterlassen)(?!\p{L})/iu;
export const PERMISSION =
  /\b(?:may|can|permitted|allowed|entitled|includes?|included|free of charge|reimbursed|refunded|possible|available|covers?|covered|provided|suffices?|is enough|sufficient|welcome|(?:is|are) (?:fine|ok|okay|tolerated|accept(?:ed|able)|all right|no problem)|open to (?:all|any\p{L}*|every\p{L}*)|free to|at any time|comes? with|supplied|granted|offered|arranged for|looked after|accessible|step-free|free from (?:steps|stairs)|(?:dishwasher|machine|oven|freezer|microwave|water|child|weather)[- ]?(?:proof|safe|resistant)|suitable for)\b|(?<!\p{L})(?:basta[n]?|puede\p{L}*|podrá\p{L}*|permite\p{L}*|permitid[oa]s?|admite\p{L}*|incluid[oa]s?|cubiert[oa]s?|asegurad[oa]s?|tiene[n]? derecho|se (?:prepara|ofrece|dispone)[n]?|disponible[s]?|a disposición|gratuit[oa]s?|se (?:tolera|acepta)n?)(?!\p{L})|(?<!\p{L})(?:darf|dürfen|kann|können|reichen|reicht|genügen|genügt|erlaubt|gestattet|zulässig|möglich|inbegriffen|enthalten|versichert|abgedeckt|berechtigt|willkommen|bereit|jederzeit|vorhanden|erhalten|bekommen|reicht aus|gestattet|unentgeltlich|gewährt|geduldet|in Ordnung|kein Problem)(?!\p{L})/iu;
/** A permission with a condition, such as "only with approval", counts as a yes. */
export const CONDITION =
  /\b(?:only )?(?:with|upon|after|subject to)\b.{0,40}\b(?:consent|approval|permission|agreement|asking|notice|note|certificate|receipts?)\b|(?<!\p{L})(?:permiso|consentimiento|autorización|salvo)(?!\p{L})|(?<!\p{L})(?:zustimmung|genehmigung|einwilligung|erlaubnis)(?!\p{L})/iu;
export const PROVISO =
  /\b(?:provided(?: that)?,? (?:you|they|he|she|it|the|that)|as long as|on (?:the )?condition|only (?:if|when|with|upon|after)|subject to (?!wear)|upon request|on request|with notice|by arrangement|after agreement)\b|\b(?:can|may|opens?|works?|possible|available)\b[^.;]{0,50}?\bif (?:the|it|you|your)\b|(?<!\p{L})(?:siempre que|siempre y cuando|previa|bajo|en presencia|con la presencia|a condición de|solo si|sólo si|si se (?:avisa|solicita|pide|presenta|abona))(?!\p{L})|(?<!\p{L})(?:sofern|nur wenn|nur mit|vorausgesetzt|auf Anfrage|nach Absprache|auf Wunsch|unter der Bedingung)(?!\p{L})/iu;
export const RESTRICTION =
  /\b(?:only|solely|exclusively|nothing but|restricted to|limited to|reserved for|confined to)\b|\b(?:at|on|in|for|by|to|with) (?:the )?\p{L}+(?: \p{L}+)? alone\b|\b\p{L}+ alone (?=(?:also )?(?:may|can|must|is|are|has|have)\b)|(?<!\p{L})(?:únicamente|solamente|exclusivamente|sólo|solo|reservad[oa]s? (?:a|para)|limitad[oa]s? a)(?!\p{L})|(?<!\p{L})(?:nur|ausschließlich|lediglich|vorbehalten|beschränkt auf)(?!\p{L})/iu;
export const OBLIGATION =
  /\b(?:must|shall|has to|have to|(?:is|are) to be|required|needed|compulsory|mandatory|obliged|needs?|responsible for|at (?:your|their|his|her|its|the \p{L}+['’]s) own (?:expense|cost|risk)|falls? due|bring (?:your|their) own)\b|(?<!\p{L})(?:debe\p{L}*|obligatori[oa]s?|obligad[oa]s?|tiene[n]? que|tendrá[n]? que|hay que|por (?:su|tu|cuenta de)|corre[n]? a cargo)(?!\p{L})|(?<!\p{L})(?:muss|müssen|pflicht\p{L}*|verpflichtet|ist zu|sind zu|hat zu|haben zu|fällig|trägt|selbst zu|auf eigene (?:Kosten|Gefahr)|selber|nötig|erforderlich|bring(?:t|en) (?:\p{L}+ ){0,5}selbst(?: \p{L}+)? mit)(?!\p{L})/iu;
/** Instructions to the reader. */
export const COMMAND =
  /^\W*(?:please )?(?:tell|send|inform|report|bring|return|keep|pay|contact|notify|show|wear|submit|hand in|let us know|lock|empty|clean|switch off)\s/iu;
export const COSTS =
  /\b(?:costs?|charged?|charges|fee of|(?:fees?|rent|charges?|premiums?) (?:is|are) (?:also |still )?due|pays?|price|surcharge|supplement|extra (?:fee|charge|cost)|(?:billed|charged|paid|invoiced) separately|at extra cost|at (?:your|their|his|her|its|the \p{L}+['’]s) own (?:expense|cost)|replaced for|hired for)\b|(?<!\p{L})(?:cuesta[n]?|cobra[n]?|paga[n]?|abona[n]?|precio|aparte|suplemento|recargo)(?!\p{L})|(?<!\p{L})(?:kostet|kosten|berechnet|zu zahlen|gesondert|separat|gebühr\p{L}*|aufpreis|zuschlag|extra|gegen \d+ Euro|hinzu)(?!\p{L})/iu;
export const FREE =
  /\bfree of charge\b|\bpays? nothing\b|\bat no cost\b|\bwithout charge\b|\bincluded\b|\bcosts? (?:you |them |us |him |her |members |guests )?nothing\b|\bwithout paying\b|\bfor nothing\b|\bfor free\b|\bno (?:extra |additional )?(?:charge|cost|fee|interest)\b|\bwe pay\b|gratis|gratuit|sin (?:coste|cargo|recargo|suplemento|gastos)|no lleva[n]? (?:ningún )?(?:suplemento|recargo)|inclui[dt]|kostenlos|(?:kosten|beitrags|gebühren|zuzahlungs|zins)frei|unentgeltlich|inbegriffen|enthalten|ohne (?:aufpreis|zuschlag|kosten|gebühr)|nichts berechnet|kostet (?:\p{L}+ )?nichts|(?:gebühren|kosten|zinsen)(?: \p{L}+)? (?:nicht|keine) an/iu;
/** Matches what is free where somebody asks about paying; elsewhere it may mean that nobody uses it. */
export const IS_FREE =
  /\b(?:is|are|be|stays?|comes?|remains?|travels?|enters?|eats?) (?:always |also |entirely |completely )?free\b(?! (?:of|from|to|on|at|until|for))/iu;
export const EXEMPT =
  /\b(?:exempt|waived|need not|not (?:required|needed|necessary)|optional|voluntary|unnecessary|recommended|advisable|suggested|do(?:es)? not have to|suffices|is enough)\b|exent[oa]|opcional|voluntari[oa]|aconsejable|recomendable|se recomienda|no es (?:necesario|obligatorio)|no hace falta|befreit|freiwillig|freigestellt|entbehrlich|empfohlen|empfehlen|nicht (?:nötig|erforderlich|notwendig)/iu;
/** Matches what somebody has to pay alone. */
export const OWN_EXPENSE =
  /\bat (?:your|their|his|her|its|the \p{L}+['’]s) own (?:expense|cost)\b|(?<!\p{L})(?:por (?:su|tu|mi) cuenta|a (?:su|tu) cargo|auf (?:eigene|Ihre) Kosten|selbst zu (?:zahlen|tragen))(?!\p{L})/iu;
/** Matches what others do or give, and what may stay as it is: the visitor need not do it. */
export const DONE_FOR_YOU =
  /\b(?:(?:is|are) (?:provided|supplied)(?! by you)|for you|(?:may|can|could|might) (?:just |also |still |safely )?(?:stay|remain|keep|be kept|be left))\b|(?<!\p{L})(?:puede[n]? (?:quedar|dejar|seguir|permanecer)\p{L}*|(?:kann|können|darf|dürfen) (?:\p{L}+ ){0,3}(?:\p{L}*bleiben|\p{L}*lassen|anbehalten|\p{L}*behalten))(?!\p{L})|(?<!\p{L})(?:für Sie|wird gestellt|werden gestellt|corre a cargo de|se proporcionan?|(?:l[oa]s?|el|la) (?:pone[n]?|facilita[n]?|proporciona[n]?|entrega[n]?) (?:el|la|los|las)|steh(?:t|en) (?:\p{L}+ ){0,3}bereit|stellen wir|übernehmen wir|haben wir|wird von uns)(?!\p{L})/iu;
export const RETURNED =
  /\b(?:(?:comes?|came) back|(?:be )?returned|to return|must return|(?:handed|given|brought|sent|taken|paid) (?:back|in)|repaid|repay|pay (?:\p{L}+ ){0,3}back|property of the|belongs? to the)\b|(?<!\p{L})(?:devolver\p{L}*|devuel\p{L}+|devolución|zurück(?:zu)?zahlen|zurückgezahlt|zurückzugeben|zurückgegeben|zurückgeben|abzugeben|eigentum de[rs])(?!\p{L})/iu;
/** What somebody keeps is not given back. */
export const KEPT =
  /\b(?:(?:is|are|be|will be) (?:kept|retained|withheld|forfeited|lost)|(?:we|they|the \p{L}+) (?:keeps?|retains?)|non-?refundable|not refund(?:ed|able)|not returned)\b|(?<!\p{L})(?:se (?:queda|pierde|retiene)|retenemos|no se devuelve\p{L}*|no reembolsable|einbehalten|verf(?:ä|a)ll(?:t|en)|nicht erstattet)(?!\p{L})/iu;
/** What has to be taken away or switched off may not be worn, used or left. */
export const TAKEN_AWAY =
  /\b(?:must|has to|have to|should|(?:is|are) to) be (?:removed|taken (?:off|out|away|down)|left (?:at|outside|behind|with)|switched off|turned off|stopped|handed in|emptied|cleared|vacated|put away)\b|(?<!\p{L})(?:(?:se )?deben? (?:retirar|quitar|dejar|apagar|vaciar)(?:se)?|(?:muss|müssen) (?:\p{L}+ ){0,4}(?:abgelegt|ausgezogen|entfernt|ausgeschaltet|abgegeben|geräumt) werden|(?:ist|sind) (?:\p{L}+ ){0,4}(?:abzulegen|auszuziehen|zu entfernen|auszuschalten|abzugeben|zu räumen))(?!\p{L})/iu;
/** What is towed, cut off or thrown away may not be left there. */
export const DISPOSED_OF =
  /\b(?:is|are|gets?|(?:will|may) be) (?:cut off|towed|clamped|confiscated|thrown (?:away|out)|binned|impounded)\b(?! (?:by|with|for) )|(?<!\p{L})(?:(?:será[n]?|es|son) retirad[oa]s?|(?:wird|werden) (?:\p{L}+ ){0,4}(?:abgeschleppt|weggeworfen|eingezogen|abgeschnitten|beschlagnahmt))(?!\p{L})/iu;
/** What bounds such a rule, so that it forbids nothing to everybody. */
export const DISPOSAL_CONDITION =
  /\b(?:if|unless|when|after|until|within|more than|longer than|without (?!(?:any |further |prior )*(?:notice|warning)))\b|(?<!\p{L})(?:wenn|falls|sofern|nach|länger als|ohne (?!(?:\p{L}+ )?(?:Ank|Vorw|Warn))|si|tras|después de|sin (?!(?:previo )?aviso))(?!\p{L})/iu;
export const WITHOUT = /\b(?:without|ohne|sin) (?:(?:the|a|any|prior|la|el|previ[oa]|vorherige) )?\p{L}+/giu;
export const SUPERVISION =
  /\b(?:under supervision|supervised|accompanied|(?:by|with) an? (?:adult|parent)|(?:somebody|someone|an adult) (?:watch|accompan|supervis)\p{L}*)\b|acompañad|supervis|unter aufsicht|in begleitung|\b(?:adult|person|parent|companion|somebody|someone)\b[^.;]{0,20} (?:comes?|goes|travels?|stays?) with\b/iu;

/** Matches what is said to be no obstacle: "does not prevent you from", "no reason to put it off" and "unlikely to affect" permit. */
export const NO_OBSTACLE =
  /\b(?:(?:do|does|did|will|would|shall|need)(?: not|n['’]t)|never|(?:is|are|seems?) (?:very |most |highly )?unlikely to) (?:prevent|stop|keep|bar|exclude|preclude|rule out|disqualify|hinder|affect|prejudice|impair|interfere|stand in the way of)\b|\b(?:no|not an?|not any|hardly an?) (?:reason|ground|cause|need) (?:to|for) (?:put(?:ting)? (?:it |this |them )?off|postpon|delay|defer|refus|reject|declin|cancel|stop|stay|skip|avoid|miss|keep\p{L}* (?:\p{L}+ ){0,3}(?:at home|away|out|off)|send\p{L}* (?:\p{L}+ ){0,3}home|turn\p{L}* away|exclu|worry|concern)\p{L}*|\b(?:no|not an?) (?:obstacle|hindrance|bar|barrier|objection|impediment)\b(?! of)|(?<!\p{L})no (?:impide[n]?|excluye[n]?|afecta[n]?)(?!\p{L})|(?<!\p{L})no (?:es|son|supone[n]?) (?:un |ningún )?(?:motivo|razón|impedimento|obstáculo)(?!\p{L})|(?<!\p{L})(?:hindert|hindern|schlie(?:ß|ss)(?:t|en)|steht|stehen|spricht|sprechen) [^.;]{0,40}?\bnichts?(?:\s(?:aus|entgegen|daran|dagegen))?(?!\p{L})|(?<!\p{L})kein (?:Grund|Hindernis|Hinderungsgrund)(?!\p{L})/iu;
export const RULE_WORDS = [NEGATION, PERMISSION, RESTRICTION, CONDITION, PROVISO, OBLIGATION, COSTS, FREE, EXEMPT, NO_OBSTACLE];
const STATED_CONDITIONS = [CONDITION, PROVISO];
const EACH_NO_OBSTACLE = new RegExp(NO_OBSTACLE.source, 'giu');

/** Drops "without …" from a sentence where the question says it too: "without a tool" is what was asked for. */
export function dropSharedWithout(question: string, sentence: string): string {
  return question.match(WITHOUT) ? sentence.replace(WITHOUT, ' ') : sentence;
}

/** Replaces what looks like a negation and denies nothing, as "without charge" or "no later than". */
export function dropUndenying(sentence: string): string {
  return dropFreeWithout(sentence.replace(EACH_NO_OBSTACLE, 'allows')).replace(
    /\bwithout (?:charge|cost|notice|further ado)\b|free of charge|ohne weiteres|sin coste|no later than|not later than|no more than|not more than|(?:at )?no (?:extra |additional |further )?(?:costs?|charges?|fees?)\b|not exceed\p{L}*/giu,
    'freely',
  );
}

/** Returns whether a sentence says that something is no obstacle, and the question asks for that obstacle: "does it affect my driving?" */
export function meetsNoObstacle(question: string, sentence: string): boolean {
  const found = NO_OBSTACLE.exec(sentence)?.[0];
  if (found === undefined) return false;
  // In German the object is between the verb and its negation.
  const denied = /^(?:hinder|schlie|steh|sprech|sprich)\p{L}+/iu.exec(found)?.[0] ?? found;
  const questionStems = new Set(findStems(question));
  return MUST_QUESTION.test(question) || findStems(denied).some((stem) => questionStems.has(stem));
}

/** Returns whether the rule of a sentence denies something. */
export function isDenied(sentence: string): boolean {
  return NEGATION.test(dropUndenying(findMainClause(sentence)).replace(/no .{0,30}more than/iu, ''));
}

/** Drops what a permission does without, as in "allowed without asking", which denies nothing. */
export function dropFreeWithout(sentence: string): string {
  const rest = sentence.replace(WITHOUT, ' ');
  return PERMISSION.test(rest) && !NEGATION.test(rest) ? rest : sentence;
}

/** Returns whether a sentence permits or grants something on a condition that the question does not name itself, such as "with written consent". */
export function setsCondition(question: string, sentence: string): boolean {
  return STATED_CONDITIONS.some((condition) => condition.test(sentence) && !condition.test(question));
}

/** Returns whether a sentence permits, demands, denies, restricts or prices something. */
export function hasRuleWord(sentence: string): boolean {
  return RULE_WORDS.some((rule) => rule.test(sentence));
}
