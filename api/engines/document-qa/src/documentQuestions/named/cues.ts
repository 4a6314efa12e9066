import type { ThingKind } from '../classify/thingKinds.ts';

/** What a sentence says when it is one of these. */
export const cues: Partial<Record<ThingKind, RegExp>> = {
  requirements:
    /\b(?:must|shall|required|requires?|requirement|obliged|obligat\w+|compulsory|mandatory|(?:have|has|need|needs) to|needs? (?:a|an|the|six|two|\d)|is due|are due|no later than|are expected to|responsible for|debe(?:n|rá|rán)?|tiene[ns]? que|obligatori[oa]s?|oblig\w+|es necesario|requier\w+|deberá\w*)\b|\bplease (?:return|send|report|submit|sign|ask)\b|(?:^|[;.] )(?:report|tell|ask for|submit|sign|return|send|notify|keep) (?!that)/iu,
  prohibitions:
    /\b(?:must|shall|may|can|should) not\b|\bcannot\b|\b(?:not (?:allowed|permitted)|prohibit\w*|forbidden|no \w+ (?:is|are) (?:allowed|permitted)|only by|never|prohibid[oa]s?|no (?:se )?(?:permite\w*|puede\w*|debe\w*))\b/iu,
  permissions:
    /\b(?:may(?! not)|is allowed|are allowed|permitted|entitled|right to|free to|can be (?:taken|carried|used)|puede[ns]?|tiene[ns]? derecho|permit\w+)\b/iu,
  findings:
    /\b(?:we (?:found|show|showed|observed|demonstrate\w*|identified|report|detected)|results? (?:show\w*|indicat\w*|suggest\w*|demonstrat\w*|reveal\w*)|(?:study|analysis|data) (?:show\w*|found|reveal\w*|indicat\w*|suggest\w*)|was found|were found|significantly (?:\w+er|more|less|increased?|decreased?|reduced?)|los resultados|se (?:observó|encontró|halló))\b/iu,
  recommendations:
    /\b(?:recommend\w*|should(?! not have)|suggest(?:ed)? that|advis\w+|it is (?:important|advisable|best) to|propose\w*|ought to|se recomienda\w*|recomend\w+|debería\w*|conviene)\b/iu,
  goals:
    /\b(?:aims?|aimed|goals?|objectives?|purpose|in order to|intend\w*|seeks? to|target\w*|is designed to|objetivos?|finalidad|con el fin de|pretende\w*)\b/iu,
  limitations:
    /\b(?:limitations?|limited (?:by|to)|limits|shortcoming\w*|drawback\w*|weakness\w*|did not (?:include|allow|measure)|caution|unable to|could not|however|limitacion\w*|sin embargo)\b/iu,
  risks:
    /\b(?:risks?|dangers?|hazard\w*|threat\w*|may (?:fail|delay|cause|damage|slip)|could (?:fail|delay|cause|damage)|at risk|endanger\w*|riesgos?|peligro\w*|amenaza\w*)\b/iu,
  decisions: /\b(?:decid\w+|decisions?|resolved|agreed|approved|resolution|decidi\w+|acord\w+|aprob\w+)\b/iu,
  conclusions:
    /\b(?:in conclusion|conclud\w+|conclusions?|in summary|to sum up|overall|taken together|therefore|en conclusión|conclu\w+|en resumen|por (?:lo )?tanto)\b/iu,
  questions: /\?["”»)]*$/u,
  definitions:
    /\b(?:means|is defined as|are defined as|refers to|stands for|is called|are called|is known as|are known as|is a (?:kind|type|form|branch|method|measure) of|significa|se define como|se refiere a|se llama|se conoce como)\b/iu,
  deadlines:
    /\b(?:by|until|before|due|deadline|no later than|at the latest|expires?|ends? on|within|latest|antes del?|hasta el|plazo|a más tardar|vence\w*)\b/iu,
};
