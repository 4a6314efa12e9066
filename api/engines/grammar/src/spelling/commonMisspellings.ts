/**
 * Common misspellings by the word that is meant. Word lists accept some of them as rare words, as a word with a prefix, or as another word;
 * of the others the likeliest correction by letters is not the right one.
 */
const MISSPELLINGS = `
a_lot: alot|absence: absense abscence|abundance: abundence|accelerate: accellerate|accept: acept|acceptable: acceptible
accessible: accessable|accidentally: accidently accidentaly|accommodate: accomodate acommodate acomodate
accommodation: accomodation acommodation|accomplish: acomplish|according: acording|accordion: accordian|account: acount
achieve: acheive achive|achieved: acheived achived|achievement: acheivement achivement|achieves: acheives achives|achieving: acheiving
acknowledge: acknowlege aknowledge|acquaintance: aquaintance|acquire: aquire|acquired: aquired|acquit: aquit|across: accross
actually: actualy acctually|address: adress addres|addressed: adressed|addresses: adresses|advertisement: advertisment|again: agian
against: agianst aganist|aggression: agression|aggressive: agressive aggresive|allotted: alloted|almost: allmost|already: allready
also: allso|although: altho athough|always: alway|amateur: amature amatuer|among: amoung|amount: ammount|analysis: analisis
annually: anually|answer: anwser|apartment: appartment|apparent: apparant|apparently: apparantly|appearance: appearence apearance
appreciate: apreciate|appropriate: apropriate appropiate|approximately: aproximately|archaeology: archeaology|argument: arguement
around: arround|as_well: aswell|assassination: assasination|asthma: astma|at_least: atleast|athlete: athelete|attendance: attendence
audience: audiance|auxiliary: auxillary|available: availible avaliable availabe|awkward: ackward akward|bachelor: batchelor
balance: ballance|bargain: bargin|basically: basicly|beautiful: beatiful beautifull beutiful|because: becuase becouse becasue beacuse becaus
before: befor|beginner: beginer|beginning: begining|behaviour: behavour|belief: beleif|believe: beleive belive|believed: beleived belived
believes: beleives belives|believing: beleiving|beneficial: benificial|benefit: benifit|biscuit: biscit|boundary: boundry|Britain: Britian
broccoli: brocolli|buoyant: bouyant|bureaucracy: beaurocracy buerocracy bureacracy|business: buisness bussiness busines
camouflage: camoflage|campaign: campain|canister: cannister|canoe: cannoe|careful: carefull|carefully: carefuly carefullly
Caribbean: Carribean Caribean|cemetery: cemetary|century: centry|certain: certian|challenge: challange|challenged: challanged
changeable: changable|chaos: chaose|character: charactor|characteristic: charactaristic|chauffeur: chauffer|chief: cheif
children: childrens childs|chocolate: choclate|church: chruch|citizen: citzen|coast: caost|collateral: colateral
colleague: collegue colleage|colonel: colonal|column: colum|coming: comming comeing|commission: comission|commit: comit
commitment: committment|committed: commited|committee: commitee comittee|community: comunity|companies: companys|comparative: comparitive
comparison: comparision|compatibility: compatability compability|competition: competion|completely: completly completley|concede: conceed
conceivable: concievable|condemn: condem|connoisseur: connoiseur|conscience: concience|conscientious: consciencious
conscious: concious consious|consensus: concensus|consequently: consequentually|consonants: consonents|continue: continu
continuous: continous|controversial: contraversial|convenient: convinient conveniant|coolly: cooly|correspondence: correspondance
could: coud|countries: countrys|country: contry|courteous: courtious|criticise: criticse|criticism: critisism|curiosity: curiousity
daily: dayly|dealt: dealed|deceive: decieve|decided: decieded|decision: desicion descision|deductible: deductable|defendant: defendent
definite: definate definit|definitely: definately definatly definitly defintely|deity: diety|deliberately: deliberatly|descendant: decendant
descendants: decendants decendents|describe: discribe|description: discription|desiccated: dessicated|desperate: desparate|despite: dispite
deteriorate: deteriate|develop: develope|developed: developped|developing: developping|development: developement|dictionaries: dictionarys
difference: diference differance|different: diffrent diferent|difficult: dificult difficullt|difficulty: dificulty|dilemma: dilema
dining: dinning|disappear: dissapear disapear|disappeared: dissapeared|disappoint: dissapoint disapoint
disappointed: dissapointed disapointed|disastrous: disasterous|discipline: disipline|discussion: disscussion|disease: desease|doubt: dout
driving: driveing|drunkenness: drunkeness|during: durring|each_other: eachother|earlier: ealier|easily: easely|ecstasy: ecstacy|eight: eigth
either: ethier|eligible: eligable|eliminate: elimanate|embarrass: embarass embarras|embarrassed: embarassed|embarrassing: embarassing
emission: emmission|emperor: emporer|employee: employe|encourage: encurage|enough: enought enogh|entrepreneur: enterpreneur
environment: enviroment enviornment|equipment: equiptment|equipped: equiped|especially: especialy expecially|etcetera: ectcetera
even_though: eventhough|every_time: everytime|everything: everyting|exaggerate: exagerate|exceed: excede|excellent: excelent exellent
except: exept|excited: excisted|excitement: exitement|exercise: excercise|exhausted: exausted|existence: existance|existent: existant
expect: exspect|expense: expence|experience: experiance expirience|explanation: explaination|extremely: extremly|familiar: familar familier
family: familly|famous: famouse|fascinate: facinate|fascinating: facinating|favourite: favorit favourit|February: Febuary|feet: foots
fiery: firey|finally: finaly|financially: financialy|finished: finised|fluorescent: flourescent|follow: folow|foreign: foriegn forign
foremost: formost|foresee: forsee|foretelling: fortelling|forgotten: forgoten|forty: fourty|forward: foward|fourteen: forteen|fourth: fouth
freight: frieght|friend: freind frend|friends: freinds frends|fulfil: fullfil|fulfill: fullfill|fundamental: fundemental|gauge: guage
geese: gooses|generally: generaly genrally|genius: genious|giving: giveing|glamorous: glamourous|government: goverment govenment governement
governor: govenor|grammar: grammer|grateful: greatful gratefull|guarantee: garantee gaurantee guarentee|guard: gaurd|guardian: guardien
guidance: guidence|gymnasium: gimnasium|happened: happend|happiness: hapiness|happy: happpy|harass: harras harrass|harassment: harrassment
have: ahve|having: haveing|height: heigth hight|heroes: heros|hierarchy: heirarchy hierachy|honorary: honourary|humorous: humourous
humour: humer|hundred: hunderd|hygiene: hygene higiene|hypocrisy: hypocracy hipocrisy|identical: identicle|ignorance: ignorence
illness: ilness|imaginary: imaginery|imagine: imagin|imitate: immitate|immediate: imediate|immediately: imediately immediatly
immigrant: imigrant|important: importent improtant|in_case: incase|in_fact: infact|in_front: infront|incidentally: incidently
independence: independance|independent: independant|indispensable: indispensible|individually: individualy|infectious: infectuous
influence: influance|information: infomation|initiation: initation|innocent: inocent|inoculate: innoculate|intelligence: inteligence
intelligent: inteligent|interest: intrest|interested: intrested|interesting: intresting|interpret: interpet|interrupt: interupt
introduce: intoduce|invitation: invition|irrelevant: irrelevent|irresistible: irresistable|island: iland|itinerary: itinary|jealous: jelous
jealousy: jelousy|journey: jorney|judgement: judgemant|kindergarten: kindergarden|knew: kniew|knowledge: knowlege knowledg
laboratory: labratory|language: langauge languange|league: leage|learned: leanred|leaving: leaveing|legitimate: legitamate|leisure: liesure
length: lenght|lesson: leson|liaison: liason|liaisons: liasons|library: libary|licence: lisence|likelihood: likelyhood|listen: lisen
literature: litrature|living: liveing|loneliness: lonelyness|lonely: lonley|looking: lookign|maintenance: maintainance maintenence
making: makeing|manageable: managable|management: managment|maneuver: manuever|maneuvers: manuevers|manoeuvre: manouvre|marriage: marrige
mathematics: mathmatics|meant: ment|medicine: medecine|medieval: medival|Mediterranean: Mediteranean Mediterainnean|memento: momento
mentioned: maintioned|message: mesage|millennium: millenium|million: milion|miniature: miniture|minute: minuite|miscellaneous: miscelaneous
mischievous: mischevious mischievious|misspell: mispell|misspelled: mispelled|moment: moent|monastery: monastary|morning: moring
mortgage: morgage|mosquito: mosqito|mountain: mountian|murder: muder|muscle: mussle|mysterious: misterious|naturally: naturaly
necessarily: neccessarily necessarilly|necessary: neccessary necesary neccesary|neighbor: nieghbor neigbor|neighbour: nieghbour neigbour
neither: niether|nickel: nickle|niece: neice|ninety: ninty|ninth: nineth|no_one: noone|noticeable: noticable|nuisance: nusance
numerous: numerious|o'clock: oclock|obedience: obediance|obstacle: obsticle|occasion: occassion ocassion
occasionally: occasionaly occassionally|occur: occure|occurred: occured ocurred|occurrence: occurence occurance|occurring: occuring
of_course: ofcourse|official: offical|often: offen|opinion: oppinion|opponent: oponent|opportunity: oportunity opertunity oppurtunity
opposite: oposite|optimistic: optimisitic|orchestra: orchastra|ordinary: ordinery|organise: orginise|organize: orginize
original: orginal origional|originally: orginally|other: ohter|outrageous: outragous|palette: pallete|parakeets: parrakeets
parallel: paralel parrallel|parliament: parliment|particularly: particulary|passenger: passanger|passersby: passerbys|pastime: passtime
peaceable: peacable|peculiar: peculier|people: poeple peaple peopel|perceive: percieve|permanent: permanant|permissible: permissable
perseverance: perseverence|persistent: persistant|personal: personnal|personnel: personel|persuade: pursuade|pharaoh: pharoah
phenomenon: phenominon|philosophy: philosphy|physical: phisical|picnicking: picnicing|piece: peice|pigeon: pidgeon|planned: planed
planning: planing|playwright: playwrite|playwrights: playwrites|pleasant: plesant pleasent|poison: posion|politician: politican
Portuguese: Portugese|possess: posess|possesses: posesses|possession: posession possesion|possibility: posibility possibilty
possible: posible possable|possibly: posibly|potatoes: potatos|practically: practicly|prairie: prarie|prairies: praries|precede: preceed
preceding: preceeding|preferred: prefered|preferring: prefering|prejudice: predjudice|preparation: preperation|presence: presense
pretension: pretention|prevalent: prevalant|previous: previus|primitive: primative|privilege: priviledge privelege
probably: probaly propably probly|problem: probelm|procedure: proceedure|process: proces
professional: proffesional professionnal profesional|professor: proffesor professer|prominent: prominant|promise: promiss
pronunciation: pronounciation|propaganda: propoganda|psychology: psycology|publicly: publically|pursue: persue|pursuit: persuit
quantity: quanity|quarantine: quarentine|questionnaire: questionaire|quiet: queit|quite: qutie|quizzes: quizes|raised: raized|rapid: repid
really: realy reely|receding: receeding|receipt: reciept recipt reciet|receive: recieve receeve|received: recieved|receives: recieves|receiving: recieving
recipe: recepie|recognise: reconise|recommend: recomend reccomend reccommend|recommendation: recomendation reccomendation
recommended: recomended|reference: referance|referred: refered|referring: refering|refrigerator: refridgerator|relevant: relevent
relief: releif|relieve: releive|religious: religous|remember: remeber rember|remembrance: rememberance|reminiscent: reminiscient
repetition: repitition|representative: representitive|resemblance: resemblence|reservoir: resevoir|resistance: resistence
responsibility: responsability responsibilty|responsible: responsable|restaurant: restaraunt restaurent resturant|rhyme: ryhme
rhythm: rythm rythem|ridiculous: rediculous|roommate: roomate|sacrifice: sacrafice|safety: safty|sandwich: sandwhich|satellite: satelite
satisfied: satisfyed|scarcely: scarcly|schedule: shedule schedual|science: sience|scissors: sissors|secretary: secratary|seize: sieze
seized: siezed|sense: sence|sentence: sentance|separate: seperate|separated: seperated|separately: seperately|separation: seperation
sergeant: sargeant sergent|several: severel|sheep: sheeps|shepherd: sheperd|shield: sheild|shining: shineing|shriek: shreak|siege: seige
similar: similiar simular|simultaneous: simultanous|since: sinse|sincere: sinceer|sincerely: sincerly sincerley|skilful: skillfull
soldier: solider soilder|something: somthing someting|sometimes: somtimes|somewhere: somwhere|sophomore: sophmore|special: speical
speech: speach|stopped: stoped|straight: straigth|strange: stange|strategy: stratagy|strength: strenght strenth|strengthen: strenghten
stubbornness: stubborness|studied: studyed|studying: studing|subtle: suttle|succeed: suceed succede|succeeds: succeds|success: sucess
successful: succesful successfull sucessful|successfully: succesfully sucessfully|sufficient: sufficent|suggestion: sugestion
supersede: supercede|supposed: suppoed|suppress: supress|surprise: suprise surprize|surprised: suprised|surprising: suprising
surround: suround|surrounded: surrouned|survivor: surviver|susceptible: suseptible|swimming: swiming|symmetrical: symetrical
symmetry: symetry|syrup: syrap|system: sistem|taking: takeing|targeting: targetting|tariff: tarrif|taught: tought|teacher: techer
technique: tecnique|technology: tecnology|teeth: tooths|temperament: temperment|temperature: temperture temprature|temporary: temporery
tendency: tendancy|than: thna|thank_you: thankyou|that: taht|the: teh hte|their: thier theri|themselves: themselfs|theory: theary
these: theese|they: tehy|thief: theif|thieves: theives|thing: thign|think: thikn|this: thsi|thorough: thurough
thoroughly: throughly thoroughtly|though: thogh|thought: thougt|thousand: thousend|threshold: threshhold|through: throught
throughout: throughtout|together: togather togeather toghether|tomatoes: tomatos|tomorrow: tommorow tommorrow tomorow|tongue: tounge
tonight: tonite|touch: tuch|tournament: tourament|toward: twoard|tragedy: tradgedy|transferred: transfered|transferring: transfering
translate: traslate|traveller: travellor|treasurer: tresurer|tries: trys|truly: truely|trust: tust|twelfth: twelth|typically: typicaly
tyranny: tyrany|ultimately: ultimatly|unanimous: unanimus|unbelievable: unbelieveable|underrate: underate
unfortunately: unfortunatly unfortunetly|unnecessary: unecessary unneccessary uneccesary unnecesary|until: untill|unusual: unusuall
unwieldy: unwieldly|useful: usefull|using: useing|usually: usualy ususally|vacuum: vaccum vaccume vacume|vague: vauge|valuable: valueable
variety: varity|various: varius|vegetable: vegtable vegatable|vehicle: vehical|vengeance: vengance|very: verry vyer|vicious: viscious
view: veiw|village: vilage|villain: villian|violence: violance|visible: visable|visitor: visiter|volume: volumne|volunteer: voluntier
wander: wandr|warranty: warantee|weather: wheather|woke: waked|Wednesday: Wensday Wendesday|weigh: wiegh|weight: wieght|weird: wierd|welcome: wellcome
when: whn|where: wher|wherever: whereever|whether: wheter|which: wich whcih|while: whille|whole: hwole|wholly: wholey|wilful: willfull
with: wiht|within: withing|wonderful: wonderfull|would: woud|writing: writting|written: writen|yacht: yatch|year: yaer|yesterday: yestarday
yield: yeild|you: yuo|young: yuong|your: yuor|zucchini: zuchini
availability: disponibility|located: ubicated|developed: desarrolled|informed: informated|invited: invitated|confirmed: confirmated
transformed: transformated|notified: notificated|modified: modificated|identified: identificated|verified: verificated|justified: justificated
simplified: simplificated|presented: presentated|combined: combinated|observed: observated|explored: explorated|reserved: reservated
provoked: provocated|installed: installated|adapted: adaptated|imagined: imaginated|examined: examinated|compared: comparated`;

const slips = new Map<string, string>();
for (const [, right = '', wrong = ''] of MISSPELLINGS.matchAll(/([\p{L}'_]+): ([\p{L} _]+)/gu)) {
  for (const written of wrong.split(' ')) slips.set(written.toLowerCase(), right.replace('_', ' '));
}

/** Returns the word that a common misspelling is meant for. */
export function findCommonMisspelling(lower: string): string | undefined {
  return slips.get(lower);
}
