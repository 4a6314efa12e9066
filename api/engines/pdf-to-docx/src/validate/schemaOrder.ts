/**
 * What may be in an element of WordprocessingML, in this order (ISO/IEC 29500, transitional). Word refuses a file whose children are in
 * another order or where they may not be at all; a name with `*` may come again.
 */
const orders: Record<string, string> = {
  'w:document': 'background body',
  'w:pPr': `pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap
    overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc
    textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange`,
  'w:numPr': 'ilvl numId',
  'w:pBdr': 'top left bottom right between bar',
  'w:tabs': 'tab*',
  'w:tbl': 'tblPr tblGrid tr*',
  'w:tblPr': `tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout
    tblCellMar tblLook tblCaption tblDescription`,
  'w:tblGrid': 'gridCol*',
  'w:tblBorders': 'top left bottom right insideH insideV',
  'w:tblCellMar': 'top left bottom right',
  'w:tr': 'tblPrEx trPr tc*',
  'w:tcPr': 'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  'w:tcBorders': 'top left bottom right insideH insideV tl2br tr2bl',
  'w:tcMar': 'top left bottom right',
  'w:sectPr': `headerReference* footerReference* footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign
    noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings`,
  'w:cols': 'col*',
  'w:styles': 'docDefaults latentStyles style*',
  'w:docDefaults': 'rPrDefault pPrDefault',
  'w:rPrDefault': 'rPr',
  'w:pPrDefault': 'pPr',
  'w:style': `name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose
    personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr*`,
  'w:numbering': 'numPicBullet* abstractNum* num* numIdMacAtCleanup',
  'w:abstractNum': 'nsid multiLevelType tmpl name styleLink numStyleLink lvl*',
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  'w:num': 'abstractNumId lvlOverride*',
  'w:lvlOverride': 'startOverride lvl',
  'w:settings': `writeProtection view zoom removePersonalInformation removeDateAndTime displayBackgroundShape embedTrueTypeFonts mirrorMargins
    proofState trackRevisions documentProtection autoFormatOverride defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone
    doNotHyphenateCaps evenAndOddHeaders bookFoldPrinting drawingGridHorizontalSpacing characterSpacingControl updateFields footnotePr endnotePr
    compat docVars rsids themeFontLang clrSchemeMapping decimalSymbol listSeparator`,
  'w:footnotes': 'footnote*',
  'w:endnotes': 'endnote*',
  'w:comments': 'comment*',
  'w:sdt': 'sdtPr sdtEndPr sdtContent',
  'w:sdtPr': 'rPr alias lock placeholder showingPlcHdr dataBinding temporary id tag comboBox date dropDownList text checkbox',
  'w:dropDownList': 'listItem*',
  'wp:anchor': `simplePos positionH positionV extent effectExtent wrapNone wrapSquare wrapTight wrapThrough wrapTopAndBottom docPr cNvGraphicFramePr
    graphic`,
  'wp:inline': 'extent effectExtent docPr cNvGraphicFramePr graphic',
  'pic:pic': 'nvPicPr blipFill spPr',
  'pic:blipFill': 'blip srcRect stretch tile',
  'm:f': 'fPr num den',
  'm:rad': 'radPr deg e',
  'm:sSub': 'sSubPr e sub',
  'm:sSup': 'sSupPr e sup',
  'm:sSubSup': 'sSubSupPr e sub sup',
  'm:nary': 'naryPr sub sup e',
};

/** Elements whose children may be in any order, each once. */
const sets: Record<string, string> = {
  'w:rPr': `rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern
    position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath`,
  'w:trPr': 'cnfStyle divId gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader tblCellSpacing jc hidden',
};

/** Elements that hold text or blocks in any number; what describes them comes first. */
const mixed: Record<string, { first?: string; others: string }> = {
  'w:body': { others: 'p tbl sectPr bookmarkStart bookmarkEnd' },
  'w:hdr': { others: 'p tbl bookmarkStart bookmarkEnd' },
  'w:ftr': { others: 'p tbl bookmarkStart bookmarkEnd' },
  'w:footnote': { others: 'p tbl bookmarkStart bookmarkEnd' },
  'w:comment': { others: 'p tbl bookmarkStart bookmarkEnd' },
  'w:tc': { first: 'tcPr', others: 'p tbl bookmarkStart bookmarkEnd' },
  'w:p': { first: 'pPr', others: 'r hyperlink fldSimple sdt oMath bookmarkStart bookmarkEnd commentRangeStart commentRangeEnd proofErr' },
  'w:sdtContent': { others: 'r hyperlink fldSimple bookmarkStart bookmarkEnd' },
  'w:hyperlink': { others: 'r fldSimple sdt bookmarkStart bookmarkEnd' },
  'w:r': {
    first: 'rPr',
    others: `t tab br cr noBreakHyphen softHyphen sym drawing fldChar instrText footnoteReference footnoteRef endnoteReference endnoteRef commentReference annotationRef separator
      continuationSeparator lastRenderedPageBreak ptab pgNum`,
  },
  'w:t': { others: '' },
};

interface Place {
  index: number;
  mayRepeat: boolean;
}

/** Returns the places of children by their names; undefined where we know of no rule. */
export function getChildPlaces(parent: string): Map<string, Place> | undefined {
  return places.get(parent);
}

const places = new Map<string, Map<string, Place>>();
const names = (list: string) => list.split(/\s+/).filter((name) => name !== '');
for (const [parent, list] of Object.entries(orders)) {
  places.set(parent, new Map(names(list).map((name, index) => [name.replace('*', ''), { index, mayRepeat: name.endsWith('*') }])));
}
for (const [parent, list] of Object.entries(sets)) places.set(parent, new Map(names(list).map((name) => [name, { index: 0, mayRepeat: false }])));
for (const [parent, { first, others }] of Object.entries(mixed)) {
  const later = names(others).map((name): [string, Place] => [name, { index: 1, mayRepeat: true }]);
  places.set(parent, new Map(first === undefined ? later : [[first, { index: 0, mayRepeat: false }], ...later]));
}
