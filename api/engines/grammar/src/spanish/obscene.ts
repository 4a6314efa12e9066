/** Words that are never suggested, whoever may have meant them. */
export const obsceneSpanish = new Set(
  'ano anos pene penes polla pollas coño coños puta putas puto putos putada mierda mierdas cagar caga cagan cagado cagada cago culo culos teta tetas follar folla follan follado follada joder jode jodan jodido jodida verga vergas pija pijas chocho chochos marica maricas maricón maricones cabrón cabrones gilipollas concha cojón cojones mear meo mea meado meada orgía orgías orgasmo semen vagina vulva vulvas mamada mamadas zorra zorras ramera rameras pendejo pendejos pendeja chingar chinga chingado chingada culear coger cojo coja cojan pajero pajeros paja prostituta prostitutas violar viole violó negro negros moro moros'.split(
    ' ',
  ),
);
