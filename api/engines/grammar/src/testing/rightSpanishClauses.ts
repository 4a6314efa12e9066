/** Right sentences in Spanish that look like slips of agreement, accents and times. */
export const rightSpanishClauses = `Los libros que me prestaste están en la mesa del salón.
La mayoría de la gente prefiere el verano.
Me quedan dos días de vacaciones.
Mañana llegan los primos de mi mujer.
El equipo de médicos y enfermeras atiende a todos los pacientes.
La empresa marca los precios y la tienda los publica.
Mi hermana practica yoga y mi padre camina.
El acuerdo marco entre las dos empresas se firma hoy.
Este trabajo lo hizo mi tío.
La casa está hecha un desastre.
No sé si él vendrá, pero ella sí.
Cuando llego a casa, ceno y leo.
Recuerdo cuando vivíamos en Toledo.
Ella dice que está cansada y que no viene.
Dime que me quieres.
Sabe que Ana estudia mucho.
Los lunes trabajo y los martes descanso.
Las gafas de sol nuevas son de mi hermano.
Compré un pantalón y una camisa blancos.
La niña y su madre salieron contentas.
Su padre es arquitecto y su madre, médica.
Se come las galletas a escondidas.
Ana se ha comprado unos zapatos rojos.
Le envío los documentos que me pidió.
Te espero en la puerta del cine.
Uno de los problemas que tenemos son los precios.
Ni Juan ni Pedro vino a la fiesta.
Las personas que conoce siempre la ayudan.
Los días que trabaja en casa come mejor.
El precio de los pisos y las casas sube.
Llegó tarde todos los días de la semana.
En el bosque viven muchos animales.
La gente que hace deporte vive más.
Esta noche vamos al teatro.
Este año cambio de coche.
Ayer compré pan y hoy compro leche.
Ayer te esperé dos horas y no viniste.
Nada de lo que dicen es cierto.
Todo lo que cuentan son mentiras.
El resto de los alumnos están de excursión.
Un grupo de turistas japoneses visitó el museo.
El número de personas que viajan crece.
La ropa que llevas es muy bonita.
Mi vecino, que vive solo, tiene dos perros enormes.
Tus hijos parecen muy educados.
Hace falta paciencia.
Hacen falta manos.
Quien quiera venir que levante la mano.
Lo importante son los amigos.
Qué bien que estés aquí.
Es una pena que no vengas.
Aquí cada uno hace lo que quiere.
Le da pena dejar la ciudad.
Les dan miedo las tormentas.
El agua de esta fuente está fría.
La última en llegar fue Marta.
Público y crítica aplaudieron la obra.
El público aplaude.
El crítico critica la obra.
Entro a las nueve y salgo a las seis.
Mi jefe me paga bien y yo trabajo a gusto.
Va hacia la estación con su maleta.
Los estudiantes de primero y segundo tienen clase.
Las clases de la mañana son más tranquilas.
Estas cajas pesan mucho y no caben en el coche.
Quedó claro que no iban a venir.
Está prohibido aparcar en esta calle.
Queda prohibido fumar en todo el edificio.
Son las tres y media de la tarde.
Eran casi las diez cuando llegamos.
Es la una.
Faltan cinco minutos para las doce.
Me encanta nadar y correr.
Me gusta el cine y el teatro.
A mis padres les gusta viajar.
No me importa esperar.
Lo compré en la tienda que está junto al banco.
El que más trabaja menos gana.
Las que vinieron ayer eran mis primas.
Tanto mi hermano como mi hermana viven fuera.
Más de la mitad de los votantes apoya la medida.
La pareja se casó en mayo y vive en Cádiz.
Estamos seguros de que todo saldrá bien.
Nos vemos mañana en la oficina.
Estoy de acuerdo con usted.
Creo que el niño tiene fiebre.
El médico le recetó un jarabe para la tos.
En cuanto termine, te llamo.
Como no había pan, compramos galletas.
Hay cosas que no entiendo.
Hay personas que saben escuchar y personas que no.
No hay nadie que lo sepa.
Vive en Madrid desde hace diez años.
Viajamos en tren porque es más cómodo.
La reunión será el martes a las once en la sala dos.
Adjunto le remito las facturas correspondientes al mes de mayo.
Quedo a la espera de su respuesta.
Rogamos disculpen las molestias.
Se ruega no fumar.
Se vende piso con vistas al mar.
La mujer que vive en el tercero trabaja de noche.
El autor publica una novela cada año y la crítica la elogia.
Mi madre termina a las tres y mi padre recoge a los niños.
El profesor explica la lección y los alumnos toman notas.
Ese chico habla tres idiomas.
El viento sopla hacia el norte.
Mi abuelo fabrica juguetes de madera.
Yo opino que es caro.
Siempre critica a sus compañeros.
El banco calcula los intereses y envía el recibo.
La obra se estrena el viernes.
La policía detuvo a dos hombres armados.
Las víctimas fueron trasladadas al hospital.
La pareja fue vista en el parque.
Sus padres están separados desde hace años.
Los niños estaban solos en casa.
La caja está medio vacía.
Ella está muy a gusto aquí.
Estas tijeras cortan mal.
Los paraguas están en el paragüero.
Las crisis económicas son frecuentes.
Los análisis de sangre salieron bien.
Tengo mucha hambre y mucha sed.
Hay un aula libre en la segunda planta.
Los testigos dijeron que el coche era rojo.
La víctima, un hombre de 40 años, fue atendida en el lugar.
El presidente, acompañado de sus ministros, inauguró la feria.
Los vecinos, cansados del ruido, llamaron a la policía.
La cantante, nacida en Lima, presentó su disco.
Nos alegra que hayáis venido.
Quiero que este libro lo lea todo el mundo.
Espero que este año sea mejor.
Ojalá este verano llueva.
Dudo que el tren llegue a tiempo.
Para que el motor funcione hace falta gasolina.
Ya sé lo que vas a decir.
Sé que puedes hacerlo.
Se lo diré cuando venga.
Avísame cuando llegues.
Lo haremos como tú digas.
Vive donde quiere.
Come cuanto puede.
No vino porque no quiso.
El motivo por el que llamo es otro.
No entiendo por qué lo hizo.
Te diré quién ha ganado.
Es el lugar donde nos conocimos.
Ese es el chico con quien salgo.
Las ventas aumentan y los gastos bajan.
El aumento de las ventas y la caída de los gastos explican el resultado.
La entrada y la salida son gratuitas.
La entrada y salida de vehículos está prohibida.
El ir y venir de la gente es constante.
Comer y dormir es lo que más le gusta.
Que llegues tarde y no avises me molesta.
Una docena de huevos cuesta tres euros.
El treinta por ciento de los alumnos aprueba.
La mayor parte de las casas son antiguas.
Cualquiera de los dos sirve.
Ninguno de ellos ha contestado.
Alguno de vosotros tendrá que ir.
Los dos hermanos se parecen mucho.
Cada vez llegan más turistas.
Se oyen voces en la calle.
Se habla inglés y francés.
Se convocó a los socios a una reunión.
Se ayudó a los heridos.
Se pasa las tardes leyendo.
Se lavó las manos y se sentó.
Se puso los guantes y salió.
Se necesita gente con experiencia.
Le gusta que le cuenten cuentos.
Les enviamos el pedido a ustedes ayer.
Le dio las gracias a su profesora.
Le compró flores a su madre.
Me pone nervioso esperar.
La noticia los dejó preocupados.
La película la hizo famosa.
Encontró abierta la puerta.
Llegaron cansados pero contentos.
Mis primas llegaron juntas.
El vino tinto de la casa es bueno.
El vino de la bodega y comió con nosotros.
El coche se paró en medio de la calle.
Mañana termino el trabajo y te lo mando.
Este mes ahorro un poco más.
Yo cuento contigo.
Me levanto temprano y desayuno en casa.
Anoche soñé que volaba.
Cuando éramos jóvenes, mi hermano vivía en Sevilla.
Cuando era niño, dice mi madre, lloraba mucho.
Estudió en París, donde conoció a su mujer.
Fue rey desde 1808 hasta 1813.
Trabajo aquí desde enero.
Desde tres puntos distintos se ve la torre.
Voy por el coche y vuelvo.
Viajar con niños es difícil.
Hola, Ana, ¿qué tal el viaje?`;
