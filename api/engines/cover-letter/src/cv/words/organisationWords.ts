import { isSelfEmployed } from '../../wording/selfEmployed.ts';
import { foldLetters } from '../text/textSpan.ts';
import { isPublicService } from './isPublicService.ts';
import { endsInTitle, endsInTitles } from './titleWords.ts';
import { parseWordSet } from './wordSet.ts';

/** How firms say in which form of law they are. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:ltd|limited|llc|llp|inc|incorporated|corp|corporation|plc|gmbh|mbh|kgaa|ohg|e\.\s?v|sarl|aps|oyj|pty|pvt|ltda|s\.\s?p\.\s?a|s\.\s?r\.\s?l|s\.\s?a\.\s?s|sp\.\s?z\s?o\.?\s?o)\.?(?=$|[\s,)])/iu;
/** Forms of law that small letters would make words of. */
const SHORT_LEGAL_FORM = /\s(?:AG|KG|SE|UG|SA|S\.\s?A|SL|S\.\s?L|SLU|SAS|SpA|Srl|AB|A\/S|AS|BV|B\.\s?V|NV|N\.\s?V|Oy|PC|LP)\.?(?=$|[\s,)])/u;

/** What employers are called besides their names. */
const ORGANISATIONS = parseWordSet(
  `company group holding holdings bank hospital clinic practice school schools university college institute institution academy agency studio studios labs lab laboratory laboratories associates partners partnership brothers bros sons daughters & co consulting consultancy solutions services systems technologies technology software
  industries industrial enterprises foods food foundation trust council ministry department authority bureau office offices center centre hotel hotels restaurant cafe café bistro bakery bar pub kitchen store stores shop market markets supermarket pharmacy motors automotive airlines airways logistics transport shipping freight works
  press media publishing publishers news records pictures films theatre theater museum gallery library church charity society association federation union club team network networks energy power oil gas water electric electronics engineering construction builders contractors contracting properties realty estates insurance
  capital ventures investments securities finance financial payments health healthcare care medical pharma pharmaceuticals sciences dental living home homes nursery kindergarten surgery resort spa gym fitness interactive digital games toys clothing fashion menswear shoes farm farms foods dairy brewery spirits winery ceramics textiles
  infirmary hospice tavern ferries tankers regiment battalion squadron corps brigade joinery airlines stables chambers parish diocese abbey shipyard dockyard quarry colliery colony clinics surgeries academies talleres hermanos cooperativa cooperative growers outfitters diner grill lodge inn kennels stables homecare deanery mill brewers roofing plumbing joinery haulage couriers courier gazette herald freelance
  plastics chemicals steel metals mills manufacturing distribution wholesale retail warehouse coffee museum zoo court alliance initiative campaign mission institute embassy police army navy force nhs county city town district government
  versand spedition logistik druckerei molkerei brauerei hochbau tiefbau
  klinik klinikum krankenhaus schule grundschule hochschule universität institut stiftung verein verlag werk werke sparkasse praxis kanzlei ingenieurbüro büro gemeinde stadt amt landkreis apotheke bäckerei autohaus gymnasium kita kindertagesstätte pflegeheim seniorenheim technik maschinenbau feinmechanik pumpen bau
  hospital clínica colegio escuela universidad instituto ies ceip academia ayuntamiento grupo empresa fundación asociación banco hotel restaurante tienda farmacia residencia despacho taller
  transports entrepôt boulangerie
  hôpital clinique école lycée collège université cabinet société entreprise groupe banque mairie association restaurant magasin pharmacie mutuelle agence
  ospedale scuola liceo università studio azienda gruppo banca comune associazione ristorante negozio farmacia escola universidade empresa prefeitura ziekenhuis gemeente stichting`,
);

/** Returns how surely a text names an employer or a school. */
export function scoreOrganisation(text: string): number {
  if (isSelfEmployed(text) || isPublicService(text)) return 3;
  if ((LEGAL_FORM.test(text) || SHORT_LEGAL_FORM.test(text)) && /\s/.test(text.trim())) return 4;
  const words = foldLetters((text.split(/[,(|]/)[0] ?? '').replace(/\bco-?op(?=erative)/gi, 'coop')).split(' ');
  // "Shop Assistant" is what its last word says.
  if (endsInTitle(words) && !ORGANISATIONS.has(words.at(-1) ?? '')) return 0;
  if (words.length > 1 && words.some((word, index) => ORGANISATIONS.has(word) && (index === 0 || index === words.length - 1))) return 3;
  return words.some((word) => ORGANISATIONS.has(word)) || text.includes(' & ') || endsInTitles(text.split(/[,(|]/)[0] ?? '') ? 2 : 0;
}
