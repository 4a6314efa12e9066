/** Seasons of several years, of which two may be named: "summers 2009 and 2010". */
export const SEASONS_OF_YEARS =
  'springs summers autumns falls winters primaveras veranos otoños inviernos étés automnes hivers printemps frühjahre sommer winter herbste estati inverni verões'.split(
    ' ',
  );

/** Months and seasons of the languages CVs come in, long ones first so that none is cut short. */
export const MONTHS = [
  ...'january february march april may june july august september october november december'.split(' '),
  ...'januar jänner februar märz maerz mai juni juli oktober dezember'.split(' '),
  ...'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'.split(' '),
  ...'janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre'.split(' '),
  ...'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre'.split(' '),
  ...'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro'.split(' '),
  ...'januari februari maart mei augustus'.split(' '),
  ...'jan feb mar apr jun jul aug sept sep oct nov dec mär mrz okt dez ene abr ago dic janv févr juil déc gen mag giu lug set ott fev out'.split(' '),
  ...'spring summer autumn fall winter frühjahr frühling sommer herbst primavera verano otoño invierno printemps été automne hiver'.split(' '),
  ...SEASONS_OF_YEARS,
].sort((one, other) => other.length - one.length);

const SEASON = /^(?:spring|summer|autumn|fall|winter|primavera|verano|otoño|invierno|printemps|été|automne|hiver|frühjahr|frühling|sommer|herbst)\b/i;

/** Checks for a season with its year, in which a job began and ended: "Summer 2022". */
export function isSeason(text: string): boolean {
  return SEASON.test(text);
}

/** What is in place of the end of what has not ended. */
export const PRESENT = [
  ...'the present day,present day,the present,present,current,currently,now,today,to date,till date,date,ongoing,to present,to now,till now,till present,until now,until present,till today'.split(
    ',',
  ),
  ...'heute,jetzt,aktuell,laufend,dato,gegenwärtig,andauernd'.split(','),
  ...'la actualidad,actualidad,actualmente,actual,el presente,presente,hoy,la fecha,fecha'.split(','),
  ..."aujourd’hui,aujourd'hui,ce jour,présent,maintenant,en cours,actuellement".split(','),
  ...'oggi,attuale,attualmente,in corso,atual,o momento,hoje,heden,nu,dziś,obecnie'.split(','),
].sort((one, other) => other.length - one.length);

/** What is before the beginning of it. */
export const SINCE = 'since seit ab depuis desde dal dall’ sinds od'.split(' ');
