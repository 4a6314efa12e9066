/** Sentences in Spanish whose clauses show what is wrong, each with its right form. */
export const spanishClauses = `La mayoría de los vecinos del bloque está contentos.|La mayoría de los vecinos del bloque están contentos.
Las cartas que escribió mi abuela está guardadas en un cajón.|Las cartas que escribió mi abuela están guardadas en un cajón.
Los resultados que presentó el equipo de ventas fue decepcionantes.|Los resultados que presentó el equipo de ventas fueron decepcionantes.
Se venderá las entradas en la taquilla.|Se venderán las entradas en la taquilla.
Se alquila habitaciones a estudiantes.|Se alquilan habitaciones a estudiantes.
Se ha recibido muchas quejas este mes.|Se han recibido muchas quejas este mes.
Uno de los errores más comunes son olvidar la contraseña.|Uno de los errores más comunes es olvidar la contraseña.
Una de las causas principales fueron la sequía.|Una de las causas principales fue la sequía.
Ninguno de los alumnos entregaron el trabajo.|Ninguno de los alumnos entregó el trabajo.
Cada uno de los participantes tienen que firmar.|Cada uno de los participantes tiene que firmar.
Ninguna de mis amigas saben conducir.|Ninguna de mis amigas sabe conducir.
Alguno de los clientes se quejaron del ruido.|Alguno de los clientes se quejó del ruido.
La lista de los invitados están en la mesa.|La lista de los invitados está en la mesa.
El precio de las naranjas han subido mucho.|El precio de las naranjas ha subido mucho.
Las ventanas de la casa de mis padres es de madera.|Las ventanas de la casa de mis padres son de madera.
Me duele los ojos de tanto leer.|Me duelen los ojos de tanto leer.
A mi hermana le encanta las películas de miedo.|A mi hermana le encantan las películas de miedo.
Nos falta dos sillas para la cena.|Nos faltan dos sillas para la cena.
Todavía queda muchas cosas por hacer.|Todavía quedan muchas cosas por hacer.
Me gusta mucho los perros grandes.|Me gustan mucho los perros grandes.
Solo existe dos maneras de resolverlo.|Solo existen dos maneras de resolverlo.
En esta ciudad vive muchas familias extranjeras.|En esta ciudad viven muchas familias extranjeras.
Ayer llegó los paquetes que pedimos.|Ayer llegaron los paquetes que pedimos.
De la cocina salía unos olores deliciosos.|De la cocina salían unos olores deliciosos.
Aquí trabaja mis primos.|Aquí trabajan mis primos.
Mi padre y mi madre vive en Toledo.|Mi padre y mi madre viven en Toledo.
El perro y el gato duerme juntos.|El perro y el gato duermen juntos.
Ana y yo va al gimnasio.|Ana y yo vamos al gimnasio.
La gente del pueblo están muy enfadados.|La gente del pueblo está muy enfadada.
El equipo jugaron muy bien.|El equipo jugó muy bien.
La policía detuvieron a dos sospechosos.|La policía detuvo a dos sospechosos.
Las puertas y las ventanas estaban cerrados.|Las puertas y las ventanas estaban cerradas.
Mi madre y mi hermana están cansados.|Mi madre y mi hermana están cansadas.
La comida que preparaste estaba muy rico.|La comida que preparaste estaba muy rica.
Las flores que me regalaste son precioso.|Las flores que me regalaste son preciosas.
Los zapatos que compré me quedan pequeño.|Los zapatos que compré me quedan pequeños.
Encontré la puerta abierto.|Encontré la puerta abierta.
Dejaron las luces encendidos toda la noche.|Dejaron las luces encendidas toda la noche.
La reunión fue aplazado hasta el lunes.|La reunión fue aplazada hasta el lunes.
Las obras serán terminados en mayo.|Las obras serán terminadas en mayo.
La carta está escrito a mano.|La carta está escrita a mano.
Los documentos adjunto están firmados.|Los documentos adjuntos están firmados.
Compré una camisa y un pantalón negras.|Compré una camisa y un pantalón negros.
Es una situación muy complicado para todos.|Es una situación muy complicada para todos.
Tengo una hermana mayor muy simpático.|Tengo una hermana mayor muy simpática.
Hizo unas declaraciones bastante polémicos.|Hizo unas declaraciones bastante polémicas.
Las personas interesados deben llamar.|Las personas interesadas deben llamar.
Los niños pequeño se cansan pronto.|Los niños pequeños se cansan pronto.
Mis primas son muy divertidos.|Mis primas son muy divertidas.
Esa película me pareció aburrido.|Esa película me pareció aburrida.
El mano me duele.|La mano me duele.
Tuvo un problema grave con la sistema.|Tuvo un problema grave con el sistema.
Nos explicó todas los detalles.|Nos explicó todos los detalles.
Vinieron varias chicos del barrio.|Vinieron varios chicos del barrio.
Fueron unas días muy duros.|Fueron unos días muy duros.
La primer vez que vine llovía.|La primera vez que vine llovía.
Los cambios propuesto por el director no gustaron.|Los cambios propuestos por el director no gustaron.
Las medidas que tomó el gobierno no ha servido de nada.|Las medidas que tomó el gobierno no han servido de nada.
Los vecinos que vive arriba hacen mucho ruido.|Los vecinos que viven arriba hacen mucho ruido.
Conozco a unas chicas que trabaja contigo.|Conozco a unas chicas que trabajan contigo.
Son cosas que pasa todos los días.|Son cosas que pasan todos los días.
Cuando llegó los bomberos, ya era tarde.|Cuando llegaron los bomberos, ya era tarde.
Espero que te guste los regalos.|Espero que te gusten los regalos.
Los alumnos, después de terminar el examen, salió al patio.|Los alumnos, después de terminar el examen, salieron al patio.
Mi hermano, que tiene dos hijos, viven en Vigo.|Mi hermano, que tiene dos hijos, vive en Vigo.
La directora, junto con sus ayudantes, organizaron la fiesta.|La directora, junto con sus ayudantes, organizó la fiesta.
Le di el libro a mis padres.|Les di el libro a mis padres.
Le dije a los niños que callaran.|Les dije a los niños que callaran.
Aquellas casas tan bonito ya no existen.|Aquellas casas tan bonitas ya no existen.
El agua estaba muy frío.|El agua estaba muy fría.
Me lo pasé genial con vuestros amigas.|Me lo pasé genial con vuestras amigas.
Las dos hermanas llegaron tarde y cansados.|Las dos hermanas llegaron tarde y cansadas.
Había llegado el momento de tomar una decisión difícil y arriesgado.|Había llegado el momento de tomar una decisión difícil y arriesgada.
Nuestra empresa está especializado en reformas.|Nuestra empresa está especializada en reformas.
Quedan prohibido las visitas.|Quedan prohibidas las visitas.
Fue necesario dos operaciones.|Fueron necesarias dos operaciones.
Mi vecina esta embarazada de gemelos.|Mi vecina está embarazada de gemelos.
La tienda esta abierta hasta las nueve.|La tienda está abierta hasta las nueve.
Esta mesa esta rota.|Esta mesa está rota.
El jardín esta precioso en primavera.|El jardín está precioso en primavera.
No se quien ha llamado.|No sé quién ha llamado.
Me pregunto cuando volverán.|Me pregunto cuándo volverán.
No recuerdo donde aparqué.|No recuerdo dónde aparqué.
Explícame como lo hiciste.|Explícame cómo lo hiciste.
Queremos averiguar que pasó anoche.|Queremos averiguar qué pasó anoche.
Dime que te pasa.|Dime qué te pasa.
No entiendo por que te enfadas.|No entiendo por qué te enfadas.
Depende de cuanto dinero tengas.|Depende de cuánto dinero tengas.
No tengo ni idea de que hacer.|No tengo ni idea de qué hacer.
Quiero saber cual es tu favorito.|Quiero saber cuál es tu favorito.
Le pregunté a que hora abrían.|Le pregunté a qué hora abrían.
¡Que bonito es este lugar!|¡Qué bonito es este lugar!
¡Cuanta gente ha venido!|¡Cuánta gente ha venido!
Mi tío practico natación durante años.|Mi tío practicó natación durante años.
Mi padre termino de trabajar a las ocho.|Mi padre terminó de trabajar a las ocho.
Ayer mi jefe me explico el proyecto.|Ayer mi jefe me explicó el proyecto.
El año pasado cambio de trabajo mi hermana.|El año pasado cambió de trabajo mi hermana.
El tren llego con dos horas de retraso.|El tren llegó con dos horas de retraso.
Ella dejo las llaves en la mesa.|Ella dejó las llaves en la mesa.
Anoche ceno con sus suegros.|Anoche cenó con sus suegros.
El niño se cayo de la bici.|El niño se cayó de la bici.
Pedro nos invito a su boda.|Pedro nos invitó a su boda.
El alcalde inauguro el puente nuevo.|El alcalde inauguró el puente nuevo.
Se me perdio el paraguas.|Se me perdió el paraguas.
Yo estudie derecho en Salamanca.|Yo estudié derecho en Salamanca.
Ayer llegue tarde a clase.|Ayer llegué tarde a clase.
Anoche no cene nada.|Anoche no cené nada.
La semana pasada compre un sofá.|La semana pasada compré un sofá.
Te llame tres veces ayer.|Te llamé tres veces ayer.
Espero que el niño este bien.|Espero que el niño esté bien.
Cuando era niño tenia un perro.|Cuando era niño tenía un perro.
Antes vivia en un pueblo pequeño.|Antes vivía en un pueblo pequeño.
Seria bueno que vinieras.|Sería bueno que vinieras.
El sol salia por detrás de la montaña.|El sol salía por detrás de la montaña.
Mi abuela hacia unas croquetas riquísimas.|Mi abuela hacía unas croquetas riquísimas.
Me gustaria hablar contigo.|Me gustaría hablar contigo.
Hace dos años que no veo a mi tia.|Hace dos años que no veo a mi tía.
Es la ultima vez que te lo digo.|Es la última vez que te lo digo.
El transporte publico es barato.|El transporte público es barato.
El medico me receto un jarabe.|El médico me recetó un jarabe.
Necesito un articulo sobre el clima.|Necesito un artículo sobre el clima.
Fue una reunión practica y corta.|Fue una reunión práctica y corta.
La policía busca al autor del circulo pintado.|La policía busca al autor del círculo pintado.
Este ejercicio es muy practico.|Este ejercicio es muy práctico.
Firma el limite de gasto aquí.|Firma el límite de gasto aquí.
Quiero que me de su opinión.|Quiero que me dé su opinión.
Necesito mas tiempo para acabar.|Necesito más tiempo para acabar.
A ti y a mi nos gusta el mar.|A ti y a mí nos gusta el mar.
El siempre llega antes que yo.|Él siempre llega antes que yo.
Eso lo sabe el mejor que nadie.|Eso lo sabe él mejor que nadie.
Vino con el y con su mujer.|Vino con él y con su mujer.
¿Quieres te o café?|¿Quieres té o café?
Tu eres la persona que buscaba.|Tú eres la persona que buscaba.
Aun no han llegado los resultados.|Aún no han llegado los resultados.
Dijo que si, que vendría.|Dijo que sí, que vendría.
Solo piensa en si mismo.|Solo piensa en sí mismo.
Ya se que no te gusta.|Ya sé que no te gusta.
Yo no se nada de eso.|Yo no sé nada de eso.
Dudo que el lo sepa.|Dudo que él lo sepa.
Aquella decisión marco su vida.|Aquella decisión marcó su vida.
El domingo pasado gano nuestro equipo.|El domingo pasado ganó nuestro equipo.
El ladron entro por la ventana.|El ladrón entró por la ventana.
La profesora paso lista.|La profesora pasó lista.
Nadie me aviso del cambio.|Nadie me avisó del cambio.
La empresa cerro el año con pérdidas.|La empresa cerró el año con pérdidas.
Mi hijo saco un diez en el examen.|Mi hijo sacó un diez en el examen.
El gobierno anuncio nuevas ayudas.|El gobierno anunció nuevas ayudas.
El partido empezo tarde y acabo mal.|El partido empezó tarde y acabó mal.
Ojala este en casa.|Ojalá esté en casa.
¿Donde esta el baño?|¿Dónde está el baño?
¿Sabes si hay algun banco por aqui?|¿Sabes si hay algún banco por aquí?
Lo hizo sin que nadie se diera cuenta de como.|Lo hizo sin que nadie se diera cuenta de cómo.
Vendra mañana por la tarde.|Vendrá mañana por la tarde.
Mañana llegara el pedido.|Mañana llegará el pedido.
Mi hermana trabajara en verano.|Mi hermana trabajará en verano.
Las plantas que regamos cada tarde está muy bonitas.|Las plantas que regamos cada tarde están muy bonitas.
El informe de los auditores externos llegaron ayer.|El informe de los auditores externos llegó ayer.
Mis compañeros de piso es muy ruidosos.|Mis compañeros de piso son muy ruidosos.
Me encanta tus zapatos nuevos.|Me encantan tus zapatos nuevos.
A los niños les da miedo los payasos.|A los niños les dan miedo los payasos.
En el cajón queda tres cucharas.|En el cajón quedan tres cucharas.
Falta cinco minutos para que empiece la clase.|Faltan cinco minutos para que empiece la clase.
La leche y el queso está en la nevera.|La leche y el queso están en la nevera.
La casa y el garaje fueron vendidas el mes pasado.|La casa y el garaje fueron vendidos el mes pasado.
Cada uno de los vecinos pagaron su parte.|Cada uno de los vecinos pagó su parte.
Una de mis primas trabajan en un banco.|Una de mis primas trabaja en un banco.
La mitad de los asientos estaba vacíos.|La mitad de los asientos estaban vacíos.
Las camisetas que venden en el mercado son muy barato.|Las camisetas que venden en el mercado son muy baratas.
El vestido que llevaba la novia era preciosa.|El vestido que llevaba la novia era precioso.
Nuestras vacaciones fueron muy corto.|Nuestras vacaciones fueron muy cortas.
La sopa está demasiado salado.|La sopa está demasiado salada.
Tus notas han sido excelente.|Tus notas han sido excelentes.
La carretera quedó cortado por la nieve.|La carretera quedó cortada por la nieve.
Encontramos dos maletas vacío en el andén.|Encontramos dos maletas vacías en el andén.
Compró unas gafas de sol muy caros.|Compró unas gafas de sol muy caras.
Es una persona muy generoso y educada.|Es una persona muy generosa y educada.
Se necesita camareros con experiencia.|Se necesitan camareros con experiencia.
Se aceptará tarjetas de crédito.|Se aceptarán tarjetas de crédito.
Se ha publicado los resultados de las elecciones.|Se han publicado los resultados de las elecciones.
Le conté la verdad a mis amigas.|Les conté la verdad a mis amigas.
Los pasajeros que viene de Lima deben esperar.|Los pasajeros que vienen de Lima deben esperar.
Quiero que vengan todos los que trabaja aquí.|Quiero que vengan todos los que trabajan aquí.
El entrenador, junto con los jugadores, celebraron el gol.|El entrenador, junto con los jugadores, celebró el gol.
Las normas del centro prohíbe fumar.|Las normas del centro prohíben fumar.
Su padre y su tío era pescadores.|Su padre y su tío eran pescadores.
Los documentos solicitado por el banco están listos.|Los documentos solicitados por el banco están listos.
La primera cosa que hicieron fueron llamar a la policía.|La primera cosa que hicieron fue llamar a la policía.
Tus padres parece cansados.|Tus padres parecen cansados.
Hoy ha venido mis suegros a comer.|Hoy han venido mis suegros a comer.
La ropa está secos.|La ropa está seca.
Vi a la niña sentado en el banco.|Vi a la niña sentada en el banco.
Las fotos salieron borrosos.|Las fotos salieron borrosas.
La biblioteca esta cerrada por obras.|La biblioteca está cerrada por obras.
Mi abuelo esta en el hospital.|Mi abuelo está en el hospital.
Quiero que la comida este lista a las dos.|Quiero que la comida esté lista a las dos.
El director explico las nuevas normas.|El director explicó las nuevas normas.
El accidente causo un gran atasco.|El accidente causó un gran atasco.
Mi madre preparo la cena y llamo a todos.|Mi madre preparó la cena y llamó a todos.
La empresa contrato a diez personas.|La empresa contrató a diez personas.
El perro ladro toda la noche.|El perro ladró toda la noche.
Ese viaje cambio mi forma de pensar.|Ese viaje cambió mi forma de pensar.
El avión aterrizo sin problemas.|El avión aterrizó sin problemas.
La reunión duro tres horas.|La reunión duró tres horas.
Ayer visite a mi abuela.|Ayer visité a mi abuela.
Anoche soñe con el mar.|Anoche soñé con el mar.
Te mande un mensaje y no contestaste.|Te mandé un mensaje y no contestaste.
Me quede dormido en el sofá.|Me quedé dormido en el sofá.
No me dijo cuando vendría.|No me dijo cuándo vendría.
Nadie sabe donde se esconde.|Nadie sabe dónde se esconde.
Me preguntaron cuantos años tenía.|Me preguntaron cuántos años tenía.
No entiendo como puedes comer eso.|No entiendo cómo puedes comer eso.
Averigua quien rompió el cristal.|Averigua quién rompió el cristal.
No importa cuanto cueste.|No importa cuánto cueste.
¿Te acuerdas de como se llamaba?|¿Te acuerdas de cómo se llamaba?
Todavía no sé que ponerme.|Todavía no sé qué ponerme.
Es un metodo muy practico y rapido.|Es un método muy práctico y rápido.
La musica clasica me relaja.|La música clásica me relaja.
El ultimo tren sale a las once.|El último tren sale a las once.
Vive en la unica casa azul del pueblo.|Vive en la única casa azul del pueblo.
Hizo una critica muy dura de la película.|Hizo una crítica muy dura de la película.
El tenia razón desde el principio.|Él tenía razón desde el principio.
Cuando era joven corria todos los días.|Cuando era joven corría todos los días.
Ellos querian venir con nosotros.|Ellos querían venir con nosotros.
Seria una pena perderlo.|Sería una pena perderlo.
Dudo de que el pueda ayudarte.|Dudo de que él pueda ayudarte.
Para mi es muy importante.|Para mí es muy importante.
¿Y tu que piensas?|¿Y tú qué piensas?
Si tu vas, yo también voy.|Si tú vas, yo también voy.
No quiero que le de vergüenza.|No quiero que le dé vergüenza.
Las llaves que dejaste sobre la mesa ya no está ahí.|Las llaves que dejaste sobre la mesa ya no están ahí.
Todavía me duele las piernas de la excursión.|Todavía me duelen las piernas de la excursión.
Se prohíbe los perros en la playa.|Se prohíben los perros en la playa.
Los precios de los alquileres en el centro ha subido otra vez.|Los precios de los alquileres en el centro han subido otra vez.
Mi hermano mayor, que estudia medicina, están de vacaciones.|Mi hermano mayor, que estudia medicina, está de vacaciones.
Las instrucciones estaban escritos en chino.|Las instrucciones estaban escritas en chino.
Le pedí disculpas a mis vecinos por el ruido.|Les pedí disculpas a mis vecinos por el ruido.
Nos gustó mucho los platos que probamos.|Nos gustaron mucho los platos que probamos.
Hace falta voluntarios para el sábado.|Hacen falta voluntarios para el sábado.
Adjunto le envío los contratos firmado por ambas partes.|Adjunto le envío los contratos firmados por ambas partes.
Los datos del cliente debe guardarse durante cinco años.|Los datos del cliente deben guardarse durante cinco años.
La documentación enviada por los proveedores están incompletos.|La documentación enviada por los proveedores está incompleta.
El comité aprobo el presupuesto y cerro la sesión.|El comité aprobó el presupuesto y cerró la sesión.
Rogamos nos indique cuando podrá entregar el pedido.|Rogamos nos indique cuándo podrá entregar el pedido.
La factura del mes pasado aun esta pendiente de pago.|La factura del mes pasado aún está pendiente de pago.
El señor Ortiz confirmo su asistencia por teléfono.|El señor Ortiz confirmó su asistencia por teléfono.
Quedamos a la espera de que nos de su respuesta.|Quedamos a la espera de que nos dé su respuesta.
El autor describe una sociedad dividido por la guerra.|El autor describe una sociedad dividida por la guerra.
La célula es la unidad básico de los seres vivos.|La célula es la unidad básica de los seres vivos.
Este fenómeno, estudiado por varios científicos, todavía no tienen explicación.|Este fenómeno, estudiado por varios científicos, todavía no tiene explicación.
Cervantes publico la segunda parte diez años después.|Cervantes publicó la segunda parte diez años después.
La poesía de esta época son muy pesimista.|La poesía de esta época es muy pesimista.
En el texto aparece dos personajes principales.|En el texto aparecen dos personajes principales.
Cuando yo era pequeño, mi padre trabaja en una fábrica.|Cuando yo era pequeño, mi padre trabajaba en una fábrica.
Ayer yo fue al médico.|Ayer yo fui al médico.
Mis amigos me regaló un reloj.|Mis amigos me regalaron un reloj.
En mi país la gente comen muy tarde.|En mi país la gente come muy tarde.
Yo me gusta la música clásica.|A mí me gusta la música clásica.
Ella es más alta de yo.|Ella es más alta que yo.
Las manos frío me molestan.|Las manos frías me molestan.
Vivo en esta ciudad desde tres años.|Vivo en esta ciudad desde hace tres años.
Estoy buscando por mis gafas.|Estoy buscando mis gafas.
Mi casa tiene tres habitaciónes.|Mi casa tiene tres habitaciones.
Las clases empieza a las nueve en punto.|Las clases empiezan a las nueve en punto.
Los libros de la estantería de arriba está llenos de polvo.|Los libros de la estantería de arriba están llenos de polvo.
Los cuadros que pintó mi tía se vendió muy bien.|Los cuadros que pintó mi tía se vendieron muy bien.
Las manzanas del huerto de mi abuelo es muy dulces.|Las manzanas del huerto de mi abuelo son muy dulces.
Cada una de las respuestas valen dos puntos.|Cada una de las respuestas vale dos puntos.
La ventana y la puerta quedaron abierto.|La ventana y la puerta quedaron abiertas.
Mis sobrinos está jugando en el jardín.|Mis sobrinos están jugando en el jardín.
Te han llegado una carta del banco.|Te ha llegado una carta del banco.
No me interesa los programas de cotilleo.|No me interesan los programas de cotilleo.
Las entradas para el concierto se agotó en una hora.|Las entradas para el concierto se agotaron en una hora.
El resumen de los capítulos están al final del libro.|El resumen de los capítulos está al final del libro.
Se ofrece clases particulares de inglés.|Se ofrecen clases particulares de inglés.
Tiene la cara muy redondo.|Tiene la cara muy redonda.
Esta mañana he visto unas nubes muy negros.|Esta mañana he visto unas nubes muy negras.
Vivimos en un barrio tranquila y barato.|Vivimos en un barrio tranquilo y barato.
La jefa parecía muy preocupado.|La jefa parecía muy preocupada.
Los trenes que va a Sevilla salen del andén dos.|Los trenes que van a Sevilla salen del andén dos.
Necesito un abrigo y una bufanda nuevas.|Necesito un abrigo y una bufanda nuevos.
La niña se quedo dormida en el coche.|La niña se quedó dormida en el coche.
Mi mujer trabaja aqui y yo alli.|Mi mujer trabaja aquí y yo allí.
El profesor suspendio a media clase.|El profesor suspendió a media clase.
Pablo me conto su secreto.|Pablo me contó su secreto.
Ese actor gano tres premios.|Ese actor ganó tres premios.
Me pregunto quien habrá llamado.|Me pregunto quién habrá llamado.
No sabemos cuanto tardará el envío.|No sabemos cuánto tardará el envío.
Esta calle esta cortada.|Esta calle está cortada.
Mi coche esta en el taller desde ayer.|Mi coche está en el taller desde ayer.
Espero que este todo listo.|Espero que esté todo listo.
Es un politico muy conocido.|Es un político muy conocido.
La fabrica cierra en agosto.|La fábrica cierra en agosto.
Tengo que tomar el antibiotico cada ocho horas.|Tengo que tomar el antibiótico cada ocho horas.
El vino a verme al hospital.|Él vino a verme al hospital.
Hazlo por mi.|Hazlo por mí.
Yo se nadar muy bien.|Yo sé nadar muy bien.
Dicen que mañana llovera.|Dicen que mañana lloverá.
Aun tengo que terminar el informe.|Aún tengo que terminar el informe.
Chicos, poneros los cinturones.|Chicos, poneos los cinturones.
Decirme la verdad.|Decidme la verdad.
Oye Pablo, ¿tienes hora?|Oye, Pablo, ¿tienes hora?
Los clientes que no hayan pagado, recibirán un aviso.|Los clientes que no hayan pagado recibirán un aviso.
La hacha está en el garaje.|El hacha está en el garaje.
Tengo una hambre terrible.|Tengo un hambre terrible.
Este agua sabe raro.|Esta agua sabe raro.
Me enamoré con una chica de Cádiz.|Me enamoré de una chica de Cádiz.
Insistió de pagar la cuenta.|Insistió en pagar la cuenta.
Confío de mi equipo.|Confío en mi equipo.
Se casó a un médico.|Se casó con un médico.
El acta fue firmado por el presidente.|El acta fue firmada por el presidente.
Las solicitudes recibidas fuera de plazo no será admitidas.|Las solicitudes recibidas fuera de plazo no serán admitidas.
La novela narra las aventuras de dos hermanos huérfano.|La novela narra las aventuras de dos hermanos huérfanos.
El clima de la región es caluroso y seca.|El clima de la región es caluroso y seco.
Los gases se expande cuando se calientan.|Los gases se expanden cuando se calientan.
Cada alumnos debe traer su libro.|Cada alumno debe traer su libro.
Mi amiga y su novio se fue de vacaciones.|Mi amiga y su novio se fueron de vacaciones.
Han pasado mucho cosas desde entonces.|Han pasado muchas cosas desde entonces.
Nos quedamos sorprendido con la noticia.|Nos quedamos sorprendidos con la noticia.
Ayer mi madre fui al mercado.|Ayer mi madre fue al mercado.
Nosotros vive en el tercer piso.|Nosotros vivimos en el tercer piso.
Me gusta este canción.|Me gusta esta canción.
Los turistas quieren visitar la catedral antiguo.|Los turistas quieren visitar la catedral antigua.
La leche esta caducada desde el jueves.|La leche está caducada desde el jueves.
El jefe nos pregunto si queriamos salir antes.|El jefe nos preguntó si queríamos salir antes.
Mi abuela me enseño a coser cuando tenia diez años.|Mi abuela me enseñó a coser cuando tenía diez años.`;
