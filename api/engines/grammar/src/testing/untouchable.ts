/** Right lines that a careless checker spoils. Nothing in them may be corrected unasked, and no offered replacement may be obscene or no word. */
export const untouchable: Record<string, string> = {
  units: `The sample held 5 mmol/L of glucose.
Give 250 mg twice a day and 5 mL at night.
The patient received 40 mEq of potassium.
The level rose to 120 ng/mL within an hour.
We measured 7.4 kPa at the inlet.
Add 2 µL of buffer and 3 µg of enzyme.
The dose is 0.5 mcg/kg/min by infusion.
It runs at 3.2 GHz and draws 65 W.
The disk holds 512 GiB, the memory 16 GiB.
The line carries 400 kV and 2 kA.
Take one tablet prn for pain.
Give 10 mg po bid for five days.
Apply the cream tid and at night qhs.
The tube is 3 mm wide and 12 cm long.
The rate was 72 bpm at rest.
A wind of 25 kn came from the west.
The motor gives 150 Nm at 4,000 rpm.
We saw 20 dB of loss at 10 kHz.
The field is 2 ha in size.
The bottle holds 75 cl of wine.
The beam carries 5 kN per metre.
Pressure fell to 980 hPa overnight.
The plant makes 300 MWh a day.
The star lies 40 pc from here.
Use 2 tbsp of oil and 1 tsp of salt.
The car does 45 mpg on the road.
The solution was 0.9 % w/v saline.
Heat it to 80 degC for 10 min.
The film is 200 nm thick.
It took 35 ms to answer.
The battery stores 5,000 mAh.
The lamp gives 800 lm of light.
The dose was 2 Gy in 20 fractions.
The source has 37 kBq of activity.
The sheet weighs 80 gsm.
The load is 12 psi at most.
The bag weighs 5 lbs and 3 oz.
The room has 30 sq ft of wall.
The tank holds 40 gal of diesel.
The link runs at 10 Gbps.
The image has 300 dpi and 12 MP.
The blood held 140 mmol of sodium.
Inject 5000 IU sc daily.
The bulb is 60 W at 230 V AC.
The tower is 30 m tall, approx. 98 ft.
Her BMI was 24 kg/m2 last year.
The flow was 3 L/min through the mask.
We used 10 mM Tris and 1 mM EDTA.
The pKa is 4.76 at 25 °C.
The titre was 12 pmol per litre.`,
  names: `We met Agnieszka Wojciechowska at the station.
Mr Krzysztof Szczepański called this morning.
The letter came from Siobhán Ní Bhriain in Dún Laoghaire.
Nguyễn Thị Phương Thảo leads the team.
Dr Venkataraman Subramaniam wrote the report.
Priyanka Chaturvedi and Rajagopalan Iyer were there.
Þórdís Kolbrún Gylfadóttir spoke for Iceland.
Jørgen Søndergård lives in Ålborg.
Mehmet Öztürk and Ayşe Yıldırım own the shop.
Oluwaseun Adebayo and Chukwuemeka Okonkwo won the prize.
Jožef Škrlj moved from Ljubljana to Škofja Loka.
Zsófia Nagyné Szentgyörgyi plays the cello.
João Gonçalves da Conceição sent the files.
Françoise Lefèbvre and Benoît Château-Thierry agreed.
Hiroyuki Yamanouchi met Tsuneko Fujisawa.
Xiaoling Zhuang and Qiaozhen Xu signed it.
Sergei Vyacheslavovich Kuznetsov was born in Yekaterinburg.
Gruffydd ap Llywelyn ruled in Gwynedd.
The road from Llanfairpwll to Caernarfon is closed.
We drove through Szczecin, Bydgoszcz and Wrocław.
She studied in Reykjavík and Tromsø.
The Bundesverfassungsgericht sits in Karlsruhe.
He works for the Landeshauptstadt Düsseldorf.
The Camara Municipal de Setúbal has answered.
The Universidad Autónoma de Nuevo León pays for it.
Ms Katarzyna Brzęczyszczykiewicz is the chair.
Our guide was Tendai Mutasa from Harare.
The Ramanathan household lives in Thiruvananthapuram.
Ask Eilidh MacGillivray or Ruaridh Drummond.
The ferry goes to Hvar, Korčula and Vis.
Yusuf ibn Tashfin built the wall.
They named her Anaïs after her grandmother.
The firm of Dvořák and Hložek made it.
Mr Bhattacharyya and Mrs Mukhopadhyay came early.
The coach is Giannis Papadopoulos from Thessaloniki.
We thank Erzsébet Horváth for her help.
The painter Wassily Kandinsky taught here.
Mateusz and Bartłomiej share a room.
The farm belongs to Pieter van der Westhuizen.
Guðrún Ósvífursdóttir is a figure of the saga.
Tuấn and Hạnh run the bakery.
Mbali Nkosi sings in Zulu and Xhosa.
The judge was Aoife Ní Chonaill.
The singer Beyoncé met Björk there.
The tower of Chichén Itzá is old.
His name is Ayrton, hers is Raíssa.
The Kowalczyks live beside the Przybylskis.
Kseniya and Lyudmila left at noon.
The poet Tomas Tranströmer won it.
They sailed from Cádiz to Las Palmas.`,
  code: `Run npm install --save-dev before you start.
Set the option --no-cahce to skip this step.
The flag -rf removes everything.
Call getUserByID with the key.
The variable user_nme holds the name.
The function recieveMsg is called once.
Edit /etc/fstab and run mount -a.
The file settings.yml is read first.
Use git rebase -i and then git push --force-with-lease.
The class HTTPServlet extends Servlet.
Type "sudo apt-get instal" in the shell.
Write \`def teh_function\` in the first line.
The header X-Forwarded-Fro is ignored.
The host is db01.prod.examle.com today.
Set PATH=/usr/loca/bin in the profile.
The key "colour_schem" is read from the file.
The column cust_adress is empty.
Press Ctrl+Alt+Del to lock the screen.
The tag <spna> is not closed.
The type is Array<strnig> in this case.
The error was ERR_CONNECTON_REFUSED again.
The branch is called fix-lgoin-page now.
Use grep -v and awk to filter it.
The config lives in ~/.config/nvim.
The value of $HOEM is wrong.
The service listens on localhost:8080.
Import numpy as np and pandas as pd.
The env var NODE_EVN is not set.
The commit a3f9bd2 broke the build.
The method .appendChlid() fails.
Run kubectl get pods -n stagign now.
Use the regex ^[a-z]+$ here.
The enum Colr.Red is the default.
The attribute "aria-lable" is missing.
The version is v2.3.0-beta.1 now.
The var isActv is true.
Set the 'defualt' key to false.
The command 'mkdir -p foo' makes it.
Add the line "import recat from 'react'" at the top.
The table tblCustmers has ten rows.
Run make instal from the folder.
The port eth0 is down.
Query the usr_acct table.
The token is eyJhbGciOi and so on.
The dev server uses vite and esbuild.
The param --verbos is unknown.
The repo is hosted at github.com/foo/brz.
The symbol fooBra is undefined.
Pass stdin and stdout to the child.
The query "SELCT * FROM users" fails.`,
  abbreviations: `The appt. with the dept. is on Mon. at 9 a.m.
See sect. 4, para. 2, and fig. 7.
Please RSVP by noon.
The CEO met the CFO and the COO.
He has a PhD and an MSc from UCL.
The ETA is 5 pm GMT.
Send it asap, cc the team.
It costs approx. 20 pct more.
The min. order is 10 pcs per box.
The max. speed is 90 kph.
See vol. 3, no. 2, pp. 12-15.
The govt. dept. closed the acct.
Smith et al. found the same.
The co. pays 5 p.a. on it.
The ref. no. is on the inv.
He lives at 12 Oak Blvd, Apt 4.
The HQ is on 5th Ave in NYC.
Mon to Fri, 9 to 5.
The qty is 12, the amt is 40.
The temp. is low for Sept.
The mgmt. wants it by Q3.
The hosp. has an ICU and an ER.
The pt. had an MRI and a CT.
The dx was COPD with SOB.
The rx is for 30 tabs.
FYI, the mtg is off.
The wk is long and the yr is short.
He plays for the U21 side.
The b/w print is small.
The w/e report is due.
The avg is 4 and the std dev 2.
The est. cost is high.
The bldg. has an elev. in the rear.
The secy. wrote to the treas.
The univ. lib. is shut.
The tel. no. is below.
The incl. tax is 19 percent.
Attn. Mr Jones, re. the bill.
The int. rate is 3 pct.
The exec. comm. met in Feb.
The dist. is 4 km by rd.
The pop. of the town is small.
The orig. is in the arch.
Lt. Col. Brown and Sgt. Hill left.
The Rt. Hon. member rose.
The ed. of 1998 is out of print.
He is b. 1950 and d. 2010.
The misc. items are in the box.
The asst. mgr. called.
The mfr. gives two yrs.`,
  foreign: `She said "je ne sais quoi" and smiled.
The motto is "e pluribus unum" in Latin.
He shouted "achtung, bitte nicht betreten" at them.
The sign read "prohibido fijar carteles" in red.
They sang "bella ciao" all night.
The song "la vie en rose" is old.
The book "Hundert Jahre Einsamkeit" sold well.
He wrote "feliz cumpleaños, abuela" on the card.
She has lived here for veinte años, as she says.
The chapter "Über die Freiheit" is short.
The phrase "c'est la vie" came to mind.
We ate "pão de queijo" and drank guaraná.
They call it Schadenfreude, or "leedvermaak" in Dutch.
The proverb "tempus fugit" is on the clock.
He said "muchas gracias por todo" and left.
The poem begins "Nel mezzo del cammin di nostra vita".
The sign says "défense d'afficher" in Paris.
The dish is called "pierogi ruskie" there.
The toast is "na zdrowie" in Poland.
The word "saudade" has no equal.
The film "Das Leben der Anderen" won a prize.
They greeted us with "dobrý den" each morning.
Her mother said "mañana será otro día" again.
The hotel is called "Zum Goldenen Hirschen".
The label says "vin de pays" on it.
The aria "Nessun dorma" is well known.
The term "raison d'être" is French.
He quoted "cogito, ergo sum" twice.
The graffiti said "wir bleiben alle" in black.
The shop "El Corte Inglés" is near.
The teacher wrote "écrivez votre nom" on the board.
The cry "allons enfants de la patrie" rose.
The report "Situación de la niñez" is out.
She answered "ça va bien, merci" at once.
The menu lists "crème brûlée" and "tarte tatin".
They shouted "fora daqui" at the gate.
The word "gezellig" is Dutch.
The saying "chi va piano va sano" is true.
The title is "Los años perdidos" in Spanish.
The inscription reads "hier ruht" and a name.
The law is known as "ley orgánica" in Spain.
He muttered "perkele" under his breath.
The note said "tack så mycket" in blue ink.
The slogan "jeder Tag zählt" is new.
The magazine "Le Nouvel Observateur" wrote it.
The children sang "frère Jacques" in turn.
The town hall is the "ayuntamiento" here.
The words "sic transit gloria mundi" end it.
Signs say "acceso restringido" on the door.
The wine is "Rioja gran reserva" of 2010.`,
  right: `He was attending several institutes in the city.
The surprising results were announced.
The women's association meets on Mondays.
Each of the institute's members has a vote.
The public works department is closed.
Public opinion has shifted.
The shift supervisor signed the sheet.
The angle of the analysis is wide.
They can fish in the dock.
He lives on the dole and paints.
She was a bold assessor of the count.
The company set up a new office.
I will be there, come what may.
That it works is what counts.
Neither of them is here.
The data are in the file.
The teller counted the notes.
She bit her tongue.
The hens lay well.
He bade them farewell.
The crew were tired.
I had had enough of it.
All that glitters is not gold.
It is I who am late.
Were I rich, I would travel.
God save the king.
If it be so, let it be.
The more the merrier.
You and I are friends.
He is the one who knows.
They each have a key.
Two hundred miles is far.
Long live the queen.
The then president spoke.
What he said was true.
We need not go.
She dared not speak.
Many a man has failed.
The elder of the two left.
The committee meets at ten.
Enough is enough.
As you were.
The lead pipe is old.
Few know the way.
It needs doing today.
A friend of mine called.
The sheep are out.
He made do with it.
Let us pray.
So be it.`,
};
