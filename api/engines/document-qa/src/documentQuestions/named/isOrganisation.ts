const KIND_OF_BODY =
  /^(?:Inc|Ltd|LLC|LLP|PLC|GmbH|AG|KG|SE|SA|SL|BV|NV|AB|ASA|Oy|Corp|Corporation|Co|Company|Companies|University|Universit\w+|Universidad|Institut\w*|Instituto|Ministr\w+|Ministerio|Department|Departamento|Dept|Agency|Agencia|Associat\w+|Asociación|Council|Consejo|Committee|Comité|Bank|Banco|Foundation|Fundación|Group|Grupo|Hospital|Clinic|College|School|Faculty|Academy|Academia|Society|Sociedad|Union|Unión|Authority|Autoridad|Office|Oficina|Bureau|Cent(?:er|re|ro)|Laborator\w+|Laboratorio|Commission|Comisión|Court|Tribunal|Parliament|Congress|Senate|Party|Partido|Museum|Museo|Press|Organi[sz]ation|Organización|Federation|League|Club|Trust|Fund|Fondo|Service|Services|Servicio|Board|Chamber|Network|Consortium|Partners|Holdings?|Industries|Systems|Technologies|Solutions|Media|Airlines|Airways|Railways?|Transport|Logistics|Insurance|Pharmaceuticals?|Energy|Motors|Electric|Optics|Software|Labs?|Studios?|Records|Church|Navy|Army|Police|Times|Journal|Library|Orchestra)\.?,?$/;
/** In Spanish what it is comes first. */
const BEGINS_BODY =
  /^(?:Universidad|Ministerio|Instituto|Fundación|Asociación|Banco|Grupo|Museo|Consejo|Comité|Sociedad|Oficina|Agencia|Academia|Federación|Organización|Comisión|Tribunal|Partido|Centro|Laboratorio|Colegio)$/;

/** Returns whether words with capitals name a body of people: one of them says what it is. */
export function isOrganisation(words: readonly string[]): boolean {
  return (
    words.length > 1 &&
    words.some(
      (word, index) =>
        KIND_OF_BODY.test(word) && (index > 0 || BEGINS_BODY.test(word) || words.includes('of') || words.includes('for') || words.includes('de')),
    )
  );
}
