import { foldLetters } from '../text/textSpan.ts';
import { isPublicService } from './isPublicService.ts';
import { parseWordSet } from './wordSet.ts';

/** What people are called at work. */
const TITLES = parseWordSet(
  `accountant actor actress adjunct administrator advisor adviser advocate agent aide ambassador analyst anesthetist animator apprentice architect archivist artist assembler assessor assistant associate attendant attorney auditor author baker barista barber bartender bookkeeper
  broker builder butcher buyer captain caretaker carer caregiver cashier chair chairman chairperson chef chemist cio ceo cfo coo cto clerk cleaner clinician coach co-founder cofounder collector concierge conductor consultant contractor controller cook coordinator co-ordinator copywriter counsel counsellor counselor courier
  creator curator custodian dealer dean decorator dentist deputy designer developer dietitian director dispatcher doctor draftsman drafter driver economist editor educator electrician engineer entrepreneur estimator evaluator examiner executive expert facilitator fellow fitter florist foreman forester founder fundraiser governor
  freelancer gardener geologist graduate guard guide hairdresser handler head headteacher helper hostess host housekeeper hygienist illustrator inspector installer instructor intern internship interpreter investigator janitor joiner journalist judge labourer laborer landscaper lawyer lead leader lecturer lead librarian lifeguard locksmith
  machinist maid maintainer manager marketer mason master mate mechanic mediator member mentor merchandiser merchant messenger midwife miner minister moderator musician nanny negotiator nurse nutritionist officer operative operator optician optometrist organiser organizer owner packer painter paralegal paramedic partner pastor pathologist
  pharmacist philosopher photographer physician physicist physiotherapist picker pilot planner plasterer plumber policeman porter postdoc practitioner president principal processor producer professor programmer promoter prosecutor psychiatrist psychologist publicist radiographer realtor receptionist recruiter registrar rep representative reporter
  researcher resident retoucher roofer sailor salesman salesperson saleswoman scholar scientist scrum seamstress secretary seller sergeant server servant shopkeeper singer solicitor specialist sre statistician steward stewardess stocker storekeeper strategist student superintendent superviser supervisor surgeon surveyor tailor teacher teller
  technician technologist tester therapist tiler toolmaker trader trainee trainer translator treasurer trustee tutor typist underwriter undersecretary upholsterer vet veterinarian vp volunteer waiter waitress warden watchman webmaster welder worker writer rn lpn cna sysadmin admin
  leiter leiterin geschäftsführer geschäftsführerin mitarbeiter mitarbeiterin praktikant praktikantin praktikum auszubildende auszubildender aushilfe werkstudent werkstudentin referent referentin berater beraterin assistent assistentin ingenieur ingenieurin techniker technikerin meister meisterin
  kaufmann kauffrau verkäufer verkäuferin pfleger pflegerin lehrer lehrerin erzieher erzieherin arzt ärztin entwickler entwicklerin einkäufer einkäuferin buchhalter buchhalterin sachbearbeiter sachbearbeiterin fachkraft hilfskraft mechaniker mechanikerin mechatroniker elektriker elektroniker koch köchin kellner kellnerin
  fahrer fahrerin teamleiter projektleiter projektmanager abteilungsleiter architekt architektin redakteur redakteurin volontär trainee schwester krankenschwester chefin tischler schreiner
  director directora gerente jefe jefa encargado encargada responsable coordinador coordinadora profesor profesora maestro maestra docente enfermero enfermera médico médica ingeniero ingeniera técnico técnica auxiliar ayudante administrativo administrativa dependiente dependienta vendedor vendedora comercial contable abogado abogada
  asesor asesora consultor consultora analista desarrollador desarrolladora programador programadora diseñador diseñadora camarero camarera cocinero cocinera becario becaria asistente operario operaria mozo conductor cajero cajera recepcionista investigador investigadora periodista arquitecto arquitecta
  directeur directrice chef cheffe responsable chargé chargée ingénieur ingénieure technicien technicienne assistant assistante infirmier infirmière professeur professeure enseignant enseignante vendeur vendeuse comptable avocat avocate conseiller conseillère consultant consultante analyste développeur développeuse gestionnaire stagiaire stage
  apprenti apprentie serveur serveuse cuisinier cuisinière secrétaire employé employée ouvrier ouvrière agent caissier caissière hôtesse éducateur éducatrice adjoint adjointe formateur formatrice rédacteur rédactrice
  direttore direttrice responsabile impiegato impiegata insegnante infermiere infermiera ingegnere tecnico addetto addetta commesso commessa cameriere cuoco tirocinante contabile avvocato consulente sviluppatore
  diretor diretora enfermeiro enfermeira engenheiro engenheira professor vendedora estagiário estagiária auxiliar atendente
  fusilier rifleman guardsman gunner sapper trooper signaller craftsman airman aircraftman paratrooper midshipman stoker
  shunter drayman oficial peón corporal private major colonel commander bombardier seaman leading petty cadet trumpeter organist joiner attachment placement locum houseman intern registrar
  actuary archaeologist arborist audiologist bailiff barrister beautician beekeeper biochemist biologist blacksmith boatswain boilermaker bosun bricklayer broadcaster busser cameraman cardiologist caterer chaplain chiropractor choreographer columnist composer conservator constable correspondent croupier
  dancer deckhand dishwasher docker doorman doula drayman driller ecologist epidemiologist farmer farmhand farrier firefighter fisherman gamekeeper geneticist glazier groom groundskeeper groundsman groundworker gynaecologist handyman herdsman historian juggler lieutenant linguist loader mathematician matron meteorologist
  microbiologist milker millwright newsreader notary oncologist orderly osteopath paediatrician phlebotomist plater podiatrist postman presenter priest purser radiologist ranger referee rigger roughneck runner scaffolder shepherd shelver skipper soldier sommelier sonographer stagehand stevedore stonemason stylist
  toxicologist usher valet verger vicar videographer virologist yardman zookeeper zoologist
  agronomist anaesthetist appraiser auctioneer bellhop bookbinder botanist bouncer brewer bursar butler canvasser carpenter cartographer cartoonist cellist cellarman chiropodist chocolatier confectioner coroner coxswain curate deacon detective dispenser distiller diver
  draughtsman embalmer engraver fabricator fishmonger forwarder gaffer glassblower greengrocer helmsman horticulturist imam invigilator jeweller jockey jointer lineman lobbyist longshoreman luthier magistrate mixologist motorman navigator nurseryman optometrist orthodontist orthoptist phonetician pianist pipefitter pollster potter
  proctor provost psychotherapist rabbi rector renderer saddler sculptor seafarer setter signalman sister soprano tenor baritone steamfitter steeplejack stenographer stockman subtitler telephonist thatcher typesetter undertaker valuer vintner violinist weaver
  demonstrator chorister soloist mezzo mezzo-soprano repetiteur prompter
  azubi bäcker bauleiter beamter dachdecker dreher fleischer fräser friseur friseurin gärtner gärtnerin geselle hebamme lagerist lageristin lehrling lernende lernender logopädin maler maurer metzger offizier pädagoge pädagogin polier polizist referendar referendarin richter schweißer soldat studienreferendar studienreferendarin
  apotheker apothekerin anwältin notar
  boucher boulanger cariste chauffeur coiffeur coiffeuse contrôleur contrôleuse électricien juriste kinésithérapeute livreur livreuse maçon magasinier manutentionnaire mécanicien médecin menuisier pâtissier peintre pharmacien pharmacienne plombier préparateur préparatrice psychologue sage-femme soudeur traducteur traductrice
  albañil arqueólogo bibliotecario bibliotecaria biólogo bióloga carpintero carretillero celador celadora conserje electricista farmacéutico farmacéutica fisioterapeuta fontanero guía limpiador limpiadora matrona monitor monitora panadero peluquero peluquera pintor psicólogo psicóloga químico socorrista soldador traductor traductora mecánico mecánica gobernanta costurera jardinero jardinera soldadora
  medewerker medewerkster verpleegkundige leraar docent ontwikkelaar adviseur stagiair verkoper directeur teamleider`,
);
/** French for a traineeship, which begins with it; an English name ends in it. */
const FIRST_WORD_TITLE = 'stage';
/** How German and Dutch, and English at times, put what somebody does after what it is done with. */
const TITLE_ENDINGS =
  /(?:leiter|manager|ingenieur|techniker|berater|assistent|verkaufer|pfleger|lehrer|entwickler|kaufmann|mitarbeiter|arbeiter|meister|fuhrer|fahrer|mechaniker|elektroniker|elektriker|mechatroniker|buchhalter|einkaufer|referent|trainer|helfer|warter|schwester|arzt|anwalt|analytiker|monteur|betreuer|vertreter|spezialist|architekt|controller|redakteur|koordinator|gestalter|designer|macher|bauer|medewerker|leider)(?:in)?$|(?:seller|maker|keeper|worker|builder|layer|smith|wright|minder|sitter|hand|ologist|ographer|iatrist|therapist)$|(?:kauffrau|kraft|schwester|therapeut|therapeutin|assistenz|leitung)$/;

/** Returns how surely a text is what somebody is called at work: by its first or last word more than by one between. */
export function scoreTitle(text: string): number {
  // Who works for a private family is no private.
  if (
    isPublicService(text) ||
    /^private (?:famil|client|tuition|practice|hire|household|individual|hospital|clinic|school|house|office|bank)/i.test(text)
  )
    return 0;
  const [main = ''] = text.replace(/\bco-?op(?=erative)/gi, 'coop').split(/[,(–—|:]/);
  const words = foldLetters(main)
    .split(' ')
    .filter((word) => !/^(?:i|ii|iii|iv|\d+)$/.test(word));
  if (words.some((word, index) => isTitleWord(word) && (index === 0 || (index === words.length - 1 && word !== FIRST_WORD_TITLE)))) return 3;
  const others = foldLetters(text).split(' ');
  return words.some((word) => isTitleWord(word) && word !== FIRST_WORD_TITLE) ? 2 : others.some(isTitleWord) ? 1 : 0;
}

/** Returns whether several words, folded by `foldLetters`, end in a word of job titles. */
export function endsInTitle(words: readonly string[]): boolean {
  return words.length > 1 && isTitleWord(words.at(-1) ?? '');
}

/** Returns whether a text ends in a plural title, as an employer does: "Bridge Consultants". */
export function endsInTitles(text: string): boolean {
  const last = foldLetters(text).split(' ').at(-1) ?? '';
  return text.includes(' ') && last.endsWith('s') && !TITLES.has(last) && TITLES.has(last.slice(0, -1));
}

function isTitleWord(word: string): boolean {
  return TITLES.has(word) || (word.length > 7 && TITLE_ENDINGS.test(word)) || word.split('/').some((half) => TITLES.has(half));
}
