/** What a question wants to be told. */
export type AnswerType = 'who' | 'when' | 'where' | 'number' | 'money' | 'share' | 'time' | 'why' | 'how' | 'define' | 'yesNo' | 'thing';

/** The first that fits counts. */
const KINDS: [AnswerType, RegExp][] = [
  [
    'money',
    /\bhow much (?:does|did|do|is|was|were|are|will|would|must|can)\b.*\b(?:cost|pay|paid|spend|spent|earn|worth|charge|charged|price|fee|budget|raise|raised|sold)\b/i,
  ],
  [
    'money',
    /\b(?:what|which|how (?:high|large|big|expensive))\b.{0,25}\b(?:price|cost|costs|fee|fees|salary|wage|budget|amount|sum|rent|revenue|income|fine|penalty|tuition|turnover|total cost)\b/i,
  ],
  ['share', /\b(?:what|which)\b.{0,12}\b(?:percent|percentage|per cent|proportion|share|fraction|rate)\b|\bhow many percent\b/i],
  [
    'time',
    /\bhow (?:long|old|soon|quickly|often|frequently)\b|\b(?:what|which)\b.{0,12}\b(?:duration|period of time|age|notice period|interval)\b|\bfor how many (?:years|months|weeks|days|hours)\b/i,
  ],
  [
    'number',
    /\bhow (?:many|much|far|fast|high|tall|deep|wide|large|big|heavy|hot|cold|small|close|near)\b|\b(?:what|which)\b.{0,18}\b(?:number|size|length|height|width|depth|weight|distance|speed|temperature|population|quantity|score)\b/i,
  ],
  [
    'when',
    /^\W*when\b|\bwhen (?:did|was|were|is|are|does|do|will|has|have|had|can|should|must)\b|\b(?:what|which)\b.{0,12}\b(?:year|years|date|day|month|century|decade|time|era|deadline|quarter|season)\b|\bby when\b|\bsince when\b|\buntil when\b/i,
  ],
  [
    'who',
    /\b(?:who|whom|whose)\b|\b(?:what|which) (?:was |is )?(?:the name of the )?(?:person|people|man|woman|scientist|author|writer|president|king|queen|emperor|leader|engineer|inventor|director|manager|colleague|politician|general|officer|artist|architect|mathematician|economist|philosopher|doctor|professor|chairman|minister)s?\b/i,
  ],
  [
    'where',
    /\bwhere\b|\b(?:what|which)\b.{0,10}\b(?:country|countries|city|cities|place|location|region|town|continent|building|room|address|province|office)\b/i,
  ],
  ['why', /\bwhy\b|\bhow come\b|\b(?:what|which)\b.{0,16}\b(?:reason|reasons|cause|causes|caused|purpose|motive|motivation)\b|\bwhat for\b/i],
  [
    'define',
    /^\W*what (?:is|are|was|were) (?:a |an |the |meant by )?[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}\W*$|\b(?:definition|meaning) of\b|\bwhat (?:does|do) .{2,60} (?:mean|stand for|refer to)\b|^\W*define\b/iu,
  ],
  ['how', /^\W*how\b|\bin what (?:way|manner)\b|\b(?:by what means|how (?:did|do|does|is|are|was|were|can|could))\b/i],
  ['yesNo', /^\W*(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had|am)\b/i],
];

export function detectAnswerType(question: string): AnswerType {
  return KINDS.find(([, pattern]) => pattern.test(question))?.[0] ?? 'thing';
}
