/** Words that neither affirm nor deny anything by themselves. */
export const stopWords = new Set(
  'a an the and or but of in on at by to for from with as than that which who this these those it its he she they we i you my your our their is are was were be been being am has have had do does did will would can could should may might must shall not no never none nor neither without cannot any some all each every both more most less least very also only just there here then when where while if so such into over under up out about el la los las un una de del en y o que con por para su se es son fue no'.split(
    ' ',
  ),
);
