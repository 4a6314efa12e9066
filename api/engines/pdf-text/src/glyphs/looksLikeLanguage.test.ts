import { describe, expect, test } from '@jest/globals';
import { looksLikeLanguage } from './looksLikeLanguage.ts';

describe('words that mean something', () => {
  test.each([
    ['English', 'The boats came home when the harbour was quiet.'],
    ['capitals', 'KEY INVESTOR INFORMATION'],
    ['a Polish invoice', 'Faktura nr FV 1/2021 Data sprzedaży: 2021-04-26 Termin płatności: przelew'],
    ['Russian', 'Лодки вернулись домой, когда гавань была тиха, и никто не спешил.'],
    ['Greek', 'Τα καράβια γύρισαν στο λιμάνι όταν όλα ήταν ήσυχα και κανείς δεν βιαζόταν.'],
    ['Chinese', '人人生而自由,在尊严和权利上一律平等。他们有理性和良心,并应以兄弟的精神相对待。'],
    ['Japanese', '船は港に帰り、すべてが静かであるとき、人々は家に戻った。'],
    ['Korean', '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.'],
    ['Hebrew', 'הסירות חזרו הביתה כאשר הנמל היה שקט ואיש לא מיהר'],
  ])('are known in %s', (_, text) => {
    expect(looksLikeLanguage(text.split(' '))).toBe(true);
  });

  test.each([
    ['letters that are moved on by three in the alphabet', 'Wkh erdwv fdph krph zkhq wkh kduerxu zdv txlhw'],
    ['letters that are moved on so that vowels become vowels', 'Xli fsexw geqi lsqi alir xli levfsyv aew uyimx erh xli wie aew geyq.'],
    ['letters by the places that they have in a font', '7KH ERDWV FDPH KRPH ZKHQ WKH KDUERXU'],
    ['small letters that became capitals and signs', 'TI_RMLPSL O WOOKRLKWKRSS VOXeIPS_ !/,5?/,5 !(5. ,0 659;4,8'],
    ['signs of music', '/ / / / >>>>>>>>= 5 > > = = // //// >>> ö//// sempre pp e senza sordino e sostenuto'],
    ['signs of many scripts', 'ҘҹЧѥЧКጹѝঐ ҥ҇ҁӃ ࿋ҀғҊ˺෨ཌ'],
    ['Chinese signs in place of Latin letters', '犐犆犛６７．１４０．１０ 犌犅／犜 犕犲狋犺狅犱狅犾狅犵狔'],
    ['nothing', ''],
  ])('are not %s', (_, text) => {
    expect(looksLikeLanguage(text.split(' '))).toBe(false);
  });
});
