const CAREER_BREAK =
  /^(?:(?:planned |full-time |extended )?(?:career|employment|work) (?:break|gap)|(?:parental|maternity|paternity|family|carer['’]?s|compassionate|adoption|medical|sick|study) (?:leave|break)|gap year|sabbatical|(?:time out|time off|break) (?:for|to|from)\b|travell?(?:ing|ed)\b|rais(?:ing|ed) (?:a |my |our |two |three |four )?(?:family|child|children|kids)|caring for (?:my|a|an|our) |(?:full|part)-time (?:parent|mother|father|study|studies|education|student|carer)|unemployed|redundancy\b|between jobs|(?:at )?home (?:with|as|caring|looking after)\b|relocation\b|resettle\w*\b|settling in\b|(?:language|english) (?:study|studies|course)\b|learn(?:ing|t|ed) english\b|asylum\b|illness\b|homemaker\b|(?:parent|mother|father|mum|dad)(?: and (?:household|home|house)\b.*)?$|(?:household|home) manager$|stay-at-home\b|elternzeit|pausa\b|baja (?:maternal|paternal)|excedencia)/iu;

/** Checks for a time without a job, such as "Career break", which a CV may list as it lists jobs. */
export function isCareerBreakText(text: string): boolean {
  return CAREER_BREAK.test(text);
}
