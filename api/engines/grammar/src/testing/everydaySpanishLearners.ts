/** Sentences of learners of Spanish with one mistake each, and their right forms. */
export const everydaySpanishLearners = `Mañana mandare el informe a mi jefa.|Mañana mandaré el informe a mi jefa.
No se si podremos llegar a tiempo.|No sé si podremos llegar a tiempo.
¿Cuando empieza el curso de cocina?|¿Cuándo empieza el curso de cocina?
El vive con sus padres en un piso pequeño.|Él vive con sus padres en un piso pequeño.
Me gustaria recibir más información sobre el puesto.|Me gustaría recibir más información sobre el puesto.
Tu hermana es mas alta que tú.|Tu hermana es más alta que tú.
El examen es fácil, solo hay que estudiar un poco mas.|El examen es fácil, solo hay que estudiar un poco más.
Ayer compro pan y leche en la tienda de la esquina.|Ayer compró pan y leche en la tienda de la esquina.
Quiero saber por que no me llamaste.|Quiero saber por qué no me llamaste.
Esta reunión es para ti y para mi.|Esta reunión es para ti y para mí.
Dígame cuanto cuesta el alquiler.|Dígame cuánto cuesta el alquiler.
Donde están las llaves del coche?|¿Dónde están las llaves del coche?
Qué bonito día hace hoy!|¡Qué bonito día hace hoy!
Mi abuela es enferma desde el lunes.|Mi abuela está enferma desde el lunes.
La fiesta está en mi casa el sábado.|La fiesta es en mi casa el sábado.
Soy muy contento con el resultado.|Estoy muy contento con el resultado.
El museo es cerca de la plaza.|El museo está cerca de la plaza.
Mi padre está médico en un hospital.|Mi padre es médico en un hospital.
Gracias para tu ayuda con la mudanza.|Gracias por tu ayuda con la mudanza.
Este regalo es por mi hermano.|Este regalo es para mi hermano.
Estudio mucho por aprobar el examen.|Estudio mucho para aprobar el examen.
La problema es que no tenemos tiempo.|El problema es que no tenemos tiempo.
Compré unos zapatos negras en las rebajas.|Compré unos zapatos negros en las rebajas.
Las casas del barrio antiguo es muy caras.|Las casas del barrio antiguo son muy caras.
Tengo muchas amigos en Sevilla.|Tengo muchos amigos en Sevilla.
Los alumnos de la escuela estaba cansados.|Los alumnos de la escuela estaban cansados.
Me gusta las películas de aventuras.|Me gustan las películas de aventuras.
El agua está muy frío.|El agua está muy fría.
Había poca gente y los mesas estaban vacías.|Había poca gente y las mesas estaban vacías.
Mi hermana está muy cansado hoy.|Mi hermana está muy cansada hoy.
La gente del pueblo son muy amables.|La gente del pueblo es muy amable.
Nos dieron las llave del apartamento.|Nos dieron las llaves del apartamento.
Espero que tienes un buen viaje.|Espero que tengas un buen viaje.
Quiero que vienes a mi cumpleaños.|Quiero que vengas a mi cumpleaños.
No creo que es una buena idea.|No creo que sea una buena idea.
Cuando llegas a casa, llámame.|Cuando llegues a casa, llámame.
Es importante que el inquilino paga a tiempo.|Es importante que el inquilino pague a tiempo.
Me alegro de que estás mejor.|Me alegro de que estés mejor.
Si tendría dinero, compraría una casa.|Si tuviera dinero, compraría una casa.
Busco a alguien que sabe hablar chino.|Busco a alguien que sepa hablar chino.
Habían muchas personas en la cola.|Había muchas personas en la cola.
Hubieron varios problemas con el pedido.|Hubo varios problemas con el pedido.
Hacen dos años que vivo aquí.|Hace dos años que vivo aquí.
Pienso de que deberíamos esperar.|Pienso que deberíamos esperar.
Estoy seguro que va a llover.|Estoy seguro de que va a llover.
Me di cuenta que había olvidado el pasaporte.|Me di cuenta de que había olvidado el pasaporte.
Voy ha llamar al fontanero.|Voy a llamar al fontanero.
A ver si ay sitio en el restaurante.|A ver si hay sitio en el restaurante.
Mi hermana quiere aplicar para una beca.|Mi hermana quiere solicitar una beca.
Vi mi amigo en la calle.|Vi a mi amigo en la calle.
Ella siempre ayuda sus padres.|Ella siempre ayuda a sus padres.
No tengo ningún problemas con el contrato.|No tengo ningún problema con el contrato.
Le escribo por que no he recibido mi pedido.|Le escribo porque no he recibido mi pedido.
Vivo en este piso desde hace tres año.|Vivo en este piso desde hace tres años.
Sino pagas hoy, te cortarán la luz.|Si no pagas hoy, te cortarán la luz.
Te llamo mas tarde, ahora estoy en una reunión.|Te llamo más tarde, ahora estoy en una reunión.
Mi hermano trabajara en Lima el próximo año.|Mi hermano trabajará en Lima el próximo año.
Anoche llegue muy cansada del trabajo.|Anoche llegué muy cansada del trabajo.
¿Que desea tomar el señor?|¿Qué desea tomar el señor?
Aún no se cuanto tiempo tardaremos.|Aún no sé cuánto tiempo tardaremos.
Ella no tenia ganas de salir.|Ella no tenía ganas de salir.
Dile que si, que vamos todos.|Dile que sí, que vamos todos.
Tu debes firmar el contrato antes del viernes.|Tú debes firmar el contrato antes del viernes.
Mi jefe es de viaje esta semana.|Mi jefe está de viaje esta semana.
La puerta es abierta, pase usted.|La puerta está abierta, pase usted.
Mi madre está española y mi padre es chileno.|Mi madre es española y mi padre es chileno.
Hoy es lloviendo mucho en el norte.|Hoy está lloviendo mucho en el norte.
Estamos estudiantes de segundo año.|Somos estudiantes de segundo año.
Pagué cincuenta euros para los zapatos.|Pagué cincuenta euros por los zapatos.
Los niños tiene hambre y quieren comer.|Los niños tienen hambre y quieren comer.
Estos flores son para la abuela.|Estas flores son para la abuela.
El sistema nueva funciona mejor.|El sistema nuevo funciona mejor.
Las llaves está en la mesa de la cocina.|Las llaves están en la mesa de la cocina.
Nos interesa mucho los muebles de la oficina.|Nos interesan mucho los muebles de la oficina.
La mano izquierdo me duele desde ayer.|La mano izquierda me duele desde ayer.
Varios estudiante suspendieron el examen.|Varios estudiantes suspendieron el examen.
Te pido que me envías la factura cuanto antes.|Te pido que me envíes la factura cuanto antes.
Ojalá puedes venir a la boda.|Ojalá puedas venir a la boda.
Dudo que ellos saben la respuesta.|Dudo que ellos sepan la respuesta.
Antes de que sales, apaga la luz.|Antes de que salgas, apaga la luz.
Aunque llueve mañana, iremos a la playa.|Aunque llueva mañana, iremos a la playa.
Si habría sabido la verdad, no habría venido.|Si hubiera sabido la verdad, no habría venido.
Me dijo de que no podía venir.|Me dijo que no podía venir.
Me alegro que hayas aprobado.|Me alegro de que hayas aprobado.
Han habido muchos accidentes en esta calle.|Ha habido muchos accidentes en esta calle.
Hace mucho que no he ido ha Granada.|Hace mucho que no he ido a Granada.
Haber si nos vemos pronto.|A ver si nos vemos pronto.
Yo gusto el chocolate con churros.|Me gusta el chocolate con churros.
A mi me encanta la música clásica.|A mí me encanta la música clásica.
Conozco tu hermana desde hace años.|Conozco a tu hermana desde hace años.
Soy de acuerdo con la propuesta.|Estoy de acuerdo con la propuesta.
Tengo veinte años y soy buscando trabajo.|Tengo veinte años y estoy buscando trabajo.
Realicé que había perdido la cartera.|Me di cuenta de que había perdido la cartera.
Nadie no vino a la reunión.|Nadie vino a la reunión.
Cada alumnos tiene su libro.|Cada alumno tiene su libro.
Ellos se va mañana por la mañana.|Ellos se van mañana por la mañana.
Ha sido un placer de conocerle.|Ha sido un placer conocerle.
Es mas fácil de lo que parece.|Es más fácil de lo que parece.`;
