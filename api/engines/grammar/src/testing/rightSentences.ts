/** Right sentences that look like the mistakes beside which they stand in the rules. */
export const rightSentences = `The list of approved suppliers that we use in the north has not changed.
What the figures in the last two columns show is a steady decline.
The chairs in the room where the board meets are new.
A number of the windows were broken, and the number of complaints is growing.
Not only the pilot but also the passengers were calm.
The police are asking anyone who saw the accident to come forward.
Ten pounds is too much for a sandwich.
She works as a nurse in the evening and as a driver at weekends.
He went to hospital by ambulance and stayed in bed for a week.
The hotel where we stayed last year has closed.
He is an honest man with a European passport and a one-way ticket.
I play the piano, and my brother plays football.
Life in the city is expensive, but the life of a farmer is harder.
I have seen him several times since Monday.
I saw that film when it came out last year.
Since I moved here, I have made many friends.
He said that he would call, and he did.
She told me that the shop will open next week.
He asked whether we had finished, and we had.
When he comes home, he always takes off his shoes.
I do not know when the parcel will arrive.
I wonder if it will rain tomorrow.
If you will follow me, I will show you the room.
If I were you, I would have asked earlier.
He stopped to tie his shoe and then ran on.
I remember locking the door, but I forgot to turn off the light.
We used to work in small teams, but we are used to working alone now.
My parents let me stay up late and made me promise to be quiet.
It is worth noting that the fee includes heating.
She helped him carry the boxes to the car.
I look forward to the meeting and hope to see you there.
He has a lot of experience, and the experiences of his childhood shaped him.
The works of Shakespeare are on the third shelf.
Fewer than ten people came, and less than half of them stayed.
Every one of the five-year plans failed.
He is more interested in the newer models than in the older ones.
The worse the weather, the better the soup.
Between you and me, she and I have always agreed.
It was he who told us that the dog had lost its collar.
They left their coats there because they're warm.
The house whose roof was damaged belongs to a man who lives abroad.
The effect of the change will affect everyone except the directors.
He lent me the book that I had borrowed before.
It is too late to tell the two of them to go too.
The principal reason is a matter of principle.
We also have a branch in Leeds, and we have also opened one in York.
Never have I seen such a mess.
Could you tell me what time the train leaves?
I did not say anything, and nobody asked me anything.
He can't have done nothing all day.
However hard he tries, he never wins.
The children's room and the parents' room are on the first floor.
In the spring, the President of the club will speak to the president.
We arrived in time, and the train left on time.
The team is looking forward to hearing from you.
What time do you usually start work, and when does the shop close?
Thank you for your letter, which I received this morning.
My name is Ana, and I am writing about the flat you advertised.
The report will be finished by Friday and sent to the board.
Please do not hesitate to contact me if you have not received it yet.
The prices of the flat on the upper floor were reduced, and the rent of the two flats was not.
The effect of the drug on older patients is known; the effects on the young are not.
A copy of each letter has been sent to both of the solicitors.
The women who live opposite keep bees, and the man who lives below keeps hens.
Among the boxes was a letter that nobody had opened.
Ten years is a long time, and ten years have passed.
Here comes the bus, and here come the tourists.
Bread and butter is all I need.
The rich are not always happy, and the poor are not always sad.
Each of the boxes that were delivered contains the right parts.
It is the guests who decide what the cook prepares.
She went to school by bus and came home on foot.
Breakfast is served from seven to ten.
He was elected president of the club for the second time.
Man is the only animal that blushes.
Rent is due on the first day of every month.
In most cases the fee is paid by cheque or by bank transfer.
Day after day, week after week, he wrote page after page.
They live hand to mouth and travel from town to town.
The answer to your letter is on its way.
He was accused of theft, blamed for the fire and charged with assault.
I prefer to wait rather than to run.
They had been waiting for hours when the bus finally came.
I have lived in Oslo, and I lived in Bergen before that.
He said he has a house in Spain.
The first time I ate oysters I was ill.
Whenever he will not listen, I leave the room.
I wondered whether she would come and when the train would leave.
Had I known, I would have stayed.
Were it not for the rain, we would go out.
Should you have any questions, please call me.
If it had not been so late, we could have taken the bus.
Who knows what he wants, and what do they want?
How long you stay is up to you.
There being no reason to wait, we left.
The boys playing outside were too loud, and the shoes left outside were wet.
We need to talk, and the roof needs repairing.
I would rather you stayed at home.
It was raining so hard that we stayed inside.
I regret to say that the post has been filled, and I regret saying it so late.
He is used to getting up early, and he used to get up late.
The hammer is used to break the glass.
She tried to open the window, and then she tried opening the door.
We heard them leave and saw the lights go out.
The staff are friendly, and the software is easy to use.
The number of students has grown, and the amount of work has grown with it.
Other problems are the lack of light and another ten rooms without heating.
Much of the experience he has he gained abroad.
She is faster than I am, and then she stopped.
The colleague whose umbrella this is has gone home.
Who's there, and whose coat is this?
The weather was fine, but I do not know whether it will last.
Past events have passed into legend.
Bear in mind that bare walls echo.
Do you know where the post office is?
Only the manager has a key, and only then does she use it.
We cannot do nothing while they suffer.
We waited, we hoped, and we prayed.
I do not know whom she met or who met her.`;

/** Correct sentences in Spanish. */
export const rightSpanishSentences = `Mañana mandaré el informe, y mi jefa lo leerá por la tarde.
No sé si se lo dijo a su hermano.
El que llegue tarde no podrá entrar.
Él vive en el centro, y el alquiler es caro.
Tú tienes tu opinión y yo tengo la mía.
Cuando llego a casa, siempre llamo a mi madre.
Como no había nadie, nos fuimos.
Quien mucho abarca, poco aprieta.
Solo hay que esperar un poco más.
Compro pan todos los días, pero ayer compró mi hermano.
¡Qué día tan bonito! ¿Verdad?
La fiesta es en mi casa, y mi casa está en el centro.
Mi abuela está enferma, pero es una mujer muy fuerte.
La sopa está fría y la nieve es fría.
El agua fría está en la nevera, y las aguas del río son claras.
Gracias por tu ayuda; este regalo es para ti.
Lo hizo por amor y para ayudar a sus padres.
Pasamos por Toledo y salimos para Madrid.
El problema del tema es el idioma.
La mano derecha y el mapa pequeño están en la mesa.
La gente del pueblo es amable, y las personas son alegres.
La mayoría de los alumnos aprobó el examen.
Me gustan las películas y me gusta leer.
El alma y el hambre son palabras femeninas.
Espero que tengas un buen viaje y creo que tienes tiempo.
Busco a alguien que sepa chino, porque conozco a alguien que sabe ruso.
Si tengo tiempo, iré; si tuviera dinero, iría.
No sé si tendría dinero para comprarla.
Es evidente que el inquilino paga a tiempo.
Había muchas personas, y habían llegado muchas más.
Hace dos años que vivo aquí, y mis amigos hacen deporte.
Pienso que es mejor que hablemos de que viene el lunes.
Estoy seguro de ello, y me di cuenta de que era tarde.
Voy a ver si hay sitio; a ver qué dicen.
Ha llegado a tiempo, y va a llamar al fontanero.
Vi la película y vi a mi amigo.
No vino, sino que llamó; si no viene, llámalo.
La razón por que lo hizo no la sé.
Las tres primeras páginas y los dos últimos capítulos son largos.
Le escribo porque aún no he recibido mi pedido.`;
