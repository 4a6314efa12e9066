/** English function words, which no claim is about. */
export const functionWords: readonly string[] =
  'a an the and or but of in on at by to for from with without as than that which who this these those it its he she they we i you my your our their is are was were be been being am has have had do does did will would can could should may might must shall not no never nor neither any some all each every both more most less least very also only just here there then when where while if so such into over under up out about'.split(
    ' ',
  );

/** Words that two sentences may share without being about the same thing, in English and Spanish. */
export const stopWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ...'none cannot el la los las un una de del en y o que con por para su se es son fue'.split(' '),
]);
