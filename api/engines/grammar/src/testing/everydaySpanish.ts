/** Everyday sentences in Spanish with mistakes, each with its right form. */
export const everydaySpanish = `Mañana podre ir a tu casa.|Mañana podré ir a tu casa.
Dime si tu quieres venir con nosotros.|Dime si tú quieres venir con nosotros.
La tienda esta cerrada los domingos.|La tienda está cerrada los domingos.
Ay muchas personas esperando en la puerta.|Hay muchas personas esperando en la puerta.
Espero que vienes pronto.|Espero que vengas pronto.
Pienso de que deberíamos esperar.|Pienso que deberíamos esperar.
No creo que haiga tiempo.|No creo que haya tiempo.
Hecho de menos a mi familia.|Echo de menos a mi familia.
La mayoría de los alumnos aprobó el exámen.|La mayoría de los alumnos aprobó el examen.
Ayer compre unos zapatos nuevos.|Ayer compré unos zapatos nuevos.
No tengo hambre, pero mi hermana si.|No tengo hambre, pero mi hermana sí.
Los niño juegan en el parque.|Los niños juegan en el parque.
Me gusta las películas de terror.|Me gustan las películas de terror.
Estoy seguro que va a llover.|Estoy seguro de que va a llover.
Me da miedo de que se caiga.|Me da miedo que se caiga.
Valla, no lo sabía.|Vaya, no lo sabía.
Pásame aquel silla.|Pásame aquella silla.
Asta luego, nos vemos mañana.|Hasta luego, nos vemos mañana.
Se a roto la lavadora.|Se ha roto la lavadora.
La gente están muy contenta.|La gente está muy contenta.
Ojalá tienes suerte en la entrevista.|Ojalá tengas suerte en la entrevista.
Detrás nuestro venía un camión.|Detrás de nosotros venía un camión.
Yo a veses como fuera de casa.|Yo a veces como fuera de casa.
Me alegro de que estas bien.|Me alegro de que estés bien.
Juan a comprado una moto nueva.|Juan ha comprado una moto nueva.
Aun no han llegado los invitados.|Aún no han llegado los invitados.
Hay que ser más mejor persona.|Hay que ser mejor persona.
Creo que el tiene razón.|Creo que él tiene razón.
Te llamare cuando llegue a casa.|Te llamaré cuando llegue a casa.
Haber si nos vemos este fin de semana.|A ver si nos vemos este fin de semana.
En el accidente habían tres heridos.|En el accidente había tres heridos.
El niño calló al suelo y se hizo daño.|El niño cayó al suelo y se hizo daño.
Tenemos que ir ha comprar pan.|Tenemos que ir a comprar pan.
Es importante que todos saben la verdad.|Es importante que todos sepan la verdad.
Nos vemos en la tarde, asique no llegues tarde.|Nos vemos en la tarde, así que no llegues tarde.
Mis padre viven en Sevilla.|Mis padres viven en Sevilla.
La foto fue tomado en Roma.|La foto fue tomada en Roma.
Encima mío vive una familia ruidosa.|Encima de mí vive una familia ruidosa.
Ayer llego un paquete para ti.|Ayer llegó un paquete para ti.
Si tu lo dices, te creo.|Si tú lo dices, te creo.
Mi madre cocino ayer una paella.|Mi madre cocinó ayer una paella.
No habían entradas para el concierto.|No había entradas para el concierto.
Te hecho una mano con la mudanza.|Te echo una mano con la mudanza.
El martes haremos un reunión en la oficina.|El martes haremos una reunión en la oficina.
El camarero nos trajo la cuenta y nosotros paga.|El camarero nos trajo la cuenta y nosotros pagamos.
Ella no sabe porque llegó tarde el tren.|Ella no sabe por qué llegó tarde el tren.
He rompido el vaso de cristal.|He roto el vaso de cristal.
Es la persona mas amable que conozco.|Es la persona más amable que conozco.
Muchos gente vive en las afueras.|Mucha gente vive en las afueras.
Ellos no quieren que yo voy con ellos.|Ellos no quieren que yo vaya con ellos.
Haber cuándo nos tomamos un café.|A ver cuándo nos tomamos un café.
Este fin de semana no e salido de casa.|Este fin de semana no he salido de casa.
El medico me recomendó descansar.|El médico me recomendó descansar.
Ojalá vienes a visitarnos.|Ojalá vengas a visitarnos.
Los libro están en la mesa.|Los libros están en la mesa.
El agua está frío.|El agua está fría.
Tengo mucho hambre.|Tengo mucha hambre.
Vinieron bastante personas.|Vinieron bastantes personas.
El jefe quiere que trabajamos más.|El jefe quiere que trabajemos más.
Te espero enfrente tuyo.|Te espero enfrente de ti.
Esta noche ceno con mi hermana y el.|Esta noche ceno con mi hermana y él.
Ella estudio medicina en Salamanca.|Ella estudió medicina en Salamanca.
No pude ir por que estaba enfermo.|No pude ir porque estaba enfermo.
Necesito un ropa nueva.|Necesito una ropa nueva.
Este año a sido muy duro para todos.|Este año ha sido muy duro para todos.
Mi hermana menor vivía hay cuando era niña.|Mi hermana menor vivía ahí cuando era niña.
Cuando era pequeño, tenia miedo a la oscuridad.|Cuando era pequeño, tenía miedo a la oscuridad.
Las leyes nueva entrarán en vigor en enero.|Las leyes nuevas entrarán en vigor en enero.
Tu y yo somos amigos desde la infancia.|Tú y yo somos amigos desde la infancia.
Yo quiere aprender a tocar la guitarra.|Yo quiero aprender a tocar la guitarra.
Los datos fueron recogido por la universidad.|Los datos fueron recogidos por la universidad.
La mayoría de los turistas viene en verano, haber si este año cambia.|La mayoría de los turistas viene en verano, a ver si este año cambia.
El lunes empezare a trabajar en el banco.|El lunes empezaré a trabajar en el banco.
Iban tres niño en el coche.|Iban tres niños en el coche.
Ayer me encontre con un amigo de la infancia.|Ayer me encontré con un amigo de la infancia.
Mi padre trabajo toda su vida en una fábrica.|Mi padre trabajó toda su vida en una fábrica.
Los alumnos a entregado los deberes.|Los alumnos han entregado los deberes.
Había mucha gente, por que era fiesta.|Había mucha gente, porque era fiesta.
El cocina muy bien.|Él cocina muy bien.
Compré dos kilo de naranjas.|Compré dos kilos de naranjas.`;
