/** Given names that are common where English, Spanish, French, German, Italian, Portuguese, Dutch, Nordic and Slavic languages, Arabic, Turkish, Hindi, Chinese or Japanese are spoken. */
const NAMES = `aaron abdul abdullah abigail adam adele adrian adriana agnes agnieszka ahmad ahmed aidan aisha akira alan alana alastair albert alberto aleksander alejandra alejandro alessandra alessandro alex alexander
alexandra alexandre alexis alfred alfredo ali alice alicia alina alison allan allen alma alvaro amanda amelia amina amir amit amy ana anastasia anders andré andre andrea andreas andrei andrew andrés angel angela angelica angus anita anja ann anna anne
annette anthony antoine anton antonia antonio antony anya aparna april arash ariana arjun armando arne arnold arthur arturo arun asha ashley ashok astrid august augustin aurora axel aya ayesha ayşe barbara barry bart beatrice beatriz ben benedict benjamin bernard
bernd bernhard beth betty bianca bill birgit bjorn björn blanca bob boris brad brandon brenda brian bridget bruce bruno bryan caleb camila camille carl carla carlo carlos carmen carol carolina caroline carolyn carsten catalina catherine cecilia cedric
celia charles charlie charlotte chen cheng chiara chloe chris christian christina christine christoph christophe christopher claire clara clare claudia claudio claus clive colette colin conor constance corinne craig cristina cristian cynthia daisy dan dana
daniel daniela danielle dario darren dave david dawn deborah deepak deniz denis dennis derek diana diane dick diego dieter dietrich dimitri dirk dmitri dolores dominic dominik dominique donald donna dora doris dorothy douglas duncan dylan eamon ebba edgar edith
eduardo edward edwin eileen elaine elena eleanor elias elif elisa elisabeth elise elizabeth ella ellen elliot elsa emil emily emilio emma emmanuel enrico enrique eric erica erich erik erika ernest ernesto ernst esteban esther ethan eugene eva evan eve evelyn fabian fabio
fatima faith federica federico felicity felipe felix ferdinand fernando fiona florence florian frances francesca francesco francis francisco franco frank frans franz fred freda frederick frederic frida friedrich fritz gabriel gabriela gabriele gareth gary gavin gemma
geoffrey george georg georges gerald gerard gerhard gianni gilbert giles gina giorgio giovanni giulia giuseppe gloria gordon grace graham greg gregory greta guido guillaume guillermo gunnar gustav guy hamid hana hanna hannah hans harald haruki harold harriet harry
harvey hassan hasan heather hector heidi heike heinrich heinz helen helena helene helga helmut hendrik henri henrik henry herbert herman hermann hideo hilary hilda hiroshi holly horst howard hugh hugo hussein ian ibrahim ida ignacio igor ilse imran indira ines inga
inge ingrid irene irina iris isaac isabel isabella isabelle ismail ivan ivana jack jackie jacob jacqueline jacques jaime jake jakob jakub james jamie jan jana jane janet janice jasmine jason javier jay jean jeff jeffrey jennifer jenny jens jeremy jerome
jerry jesse jessica jesus jésus jill jim jimmy jing joachim joan joana joann joanna joanne joao joão joaquin jochen jodie joe joel johan johann johanna johannes john johnny jon jonas jonathan jordan jorge jose josé josef joseph josephine josh joshua joy joyce juan juanita
judith judy juha julia julian juliana julie julien juliet julio jun jürgen justin justine kai kamal karen karim karin karl karla karsten kate katarina kate katharina katherine kathleen kathryn kathy katie katrin kazuo keith kelly ken kenji kenneth kenta kerry kevin khalid kim
kirsten klaus kofi konrad konstantin krishna kristen kristin kristina krzysztof kumar kurt kwame kyle lakshmi lara larry lars laszlo laura lauren laurence laurent lawrence lea leah leila lena leo leon leona leonard leonardo leslie lewis li liam lidia lili lillian lily lin linda
linnea lisa liu lorena lorenzo lotte louis louisa louise luc luca lucas lucia luciano lucien lucy ludwig luigi luis luisa luiz luka lukas luke lydia lynn mabel madeleine magdalena magnus mahmoud malcolm malik manfred manuel manuela marc marcel marcela marco marcos marcus
margaret margarita margot maria maría mariam marian mariana marianne marie marina mario marion marisa mark marko markus marta martha martin martina martine marvin mary mateo mathias mathieu matilda matt matteo matthew matthias maureen maurice mauricio max maxim maximilian maya
megan mehmet mei melanie melissa mercedes mia michael michaela michel michele michelle miguel mika mike mikhail mila milan miles milena milos min ming miranda miriam mohamed mohammad mohammed moira monica monika morten moses muhammad mustafa nadia nadine nancy naomi naoko natalia
natalie natasha nathalie nathan neha neil nelson nicholas nick nico nicola nicolas nicole nigel nikita nikolai nils nina noah noel noor nora norbert norma norman nuno odile olaf ole oleg olga oliver olivia olivier omar oscar oskar otto owen pablo pamela paola paolo pascal pat
patricia patricio patrick paul paula paulina pauline paulo pavel pedro peggy per perry peter petra petr phil philip philipp philippe phillip phoebe pierre pieter pilar pietro piotr priya rachel rafael rahul raj rajesh ralf ralph ramon ramón randall raphael raquel rashid raul raúl ravi
ray raymond rebecca regina reinhard renata renate rené rhys ricardo riccardo richard rita rob robert roberta roberto robin rocio rodrigo roger roland rolf roman ron ronald rosa rosalind rosario rose rosemary ross roy ruben rudolf rupert ruth ryan sabine sabrina said sally
salvador sam samantha samir samuel sandra sanjay sara sarah saul scott sean sebastian selim selma serena serge sergei sergio seth shannon sharon shaun shane sheila shinji shirley sidney siegfried sigrid silke silvia simon simone sofia sofie sonia sonja sophia sophie
stacey stan stanley stefan stefania stefano steffen stella stephan stephanie stephen steve steven stuart sue sunil susan susana susanna susanne suzanne sven svetlana sylvia tadeusz takashi tamara tania tanya tara tariq tatiana ted teresa terence terry theo theodor theodore
theresa thierry thomas tiago tim timo timothy tina tobias toby todd tom tomas tomás tomasz tommaso toni tony tracy trevor tristan ulf ulla ulrich ulrike ursula uwe valentin valentina valerie vanessa vera verena veronica vicente victor victoria vijay viktor vincent
viola violet virginia vivian vladimir walter wang warren wei wendy werner wilfred wilhelm will william willy winston wolfgang xavier xiao yan yang yasmin yolanda yosef yuki yukio yuri yusuf yves yvonne zach zara zhang zoe zsofia`;

const known = new Set(NAMES.split(/\s+/).map(removeAccents));

function removeAccents(name: string): string {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns whether a word is a known first name, accents and case aside. */
export function isFirstName(word: string): boolean {
  return known.has(removeAccents(word.split('-')[0] ?? ''));
}
