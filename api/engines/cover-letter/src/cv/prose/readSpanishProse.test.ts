import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const lucia = `Me llamo Lucía Herrero Campos y vivo en Zaragoza (lucia@correo.example, 600 123 456). Trabajo como administrativa en Transportes Moncayo desde 2017, donde gestiono las facturas de 120 clientes y he reducido los impagos del 8 % al 3 %. Antes, de 2012 a 2017, fui recepcionista en el Hotel Ebro, atendiendo a huéspedes en tres idiomas. Soy técnica superior en Administración y Finanzas por el IES Los Enlaces (2012). Manejo SAP, Excel y Contaplus. Tengo carné de conducir B. Los sábados doy clases de español en Cruz Roja.`;
const ivan = `Mi nombre es Iván Soler Mas. Resido en Gandía y mi correo es ivan@correo.example. En Cítricos Alboraya trabajé de carretillero entre 2015 y 2021, donde descargué hasta 40 camiones por noche. Desde 2021 soy jefe de turno en Frío Levante y dirijo a nueve personas. Me gradué en Logística en la Universidad de Valencia en 2014. Hablo valenciano, inglés y algo de francés.`;
const marta = `Soy Marta Ríos Vega, de Lugo; marta@correo.example. He trabajado como auxiliar de enfermería en la Residencia As Burgas de 2010 a 2018, donde cuidé de 30 mayores. Ahora trabajo como celadora en el Hospital Lucus Augusti. Estudié Cuidados Auxiliares en el IES Sanxillao. Tengo el carné de conducir.`;

test.each([
  [lucia, 'Lucía Herrero Campos', ['administrativa | Transportes Moncayo | 2017', 'recepcionista | Hotel Ebro | 2012']],
  [ivan, 'Iván Soler Mas', ['carretillero | Cítricos Alboraya | 2015', 'jefe de turno | Frío Levante | 2021']],
  [marta, 'Marta Ríos Vega', ['auxiliar de enfermería | Residencia As Burgas | 2010', 'celadora | Hospital Lucus Augusti | ']],
])('reads the jobs of a CV written as one paragraph in Spanish: %#', (text, name, jobs) => {
  const { profile, isCv } = buildProfileFromText(text);
  expect(isCv).toBe(true);
  expect(profile.name).toBe(name);
  expect(profile.experience.map(({ title, company, start = '' }) => `${title} | ${company} | ${start}`)).toEqual(jobs);
});

test('reads what was done, learnt and can be used, and gives no job what belongs to none', () => {
  const { profile } = buildProfileFromText(lucia);
  expect(profile.experience.map(({ bullets }) => bullets)).toEqual([
    ['gestiono las facturas de 120 clientes', 'he reducido los impagos del 8 % al 3 %'],
    ['atendiendo a huéspedes en tres idiomas'],
  ]);
  expect(profile.education).toEqual([{ degree: 'técnica superior en Administración y Finanzas', school: 'IES Los Enlaces', year: '2012' }]);
  expect(profile.skills).toEqual(['SAP', 'Excel', 'Contaplus']);
  expect(profile.licences).toEqual(['carné de conducir B']);
  expect(profile.achievements).toEqual(['Los sábados doy clases de español en Cruz Roja']);
  expect(buildProfileFromText(ivan).profile.languages).toEqual(['valenciano', 'inglés', 'francés']);
});

test('takes a letter to a landlord for no CV', () => {
  const letter = 'Me dirijo a usted por la caldera. Llamé el lunes y no he tenido respuesta. Vivo en el segundo piso. Espero su visita esta semana.';
  expect(buildProfileFromText(letter).isCv).toBe(false);
});

test.each([
  ['Soy enfermera y vivo en Arequipa.', 'Arequipa'],
  ['Soy cocinero y resido en Lugo.', 'Lugo'],
  ['Soy administrativa y vivo en Ciudad Real.', 'Ciudad Real'],
])('takes the town of "%s" for no employer', (sentence, town) => {
  const text = `Me llamo Marta Quispe. marta@correo.example. ${sentence} Desde 2018 trabajo como enfermera en el Hospital Goyeneche, donde atiendo a 14 pacientes. Hablo español e inglés. Tengo carné de conducir B.`;
  const { experience, location } = buildProfileFromText(text).profile;
  expect(experience.map(({ company }) => company)).toEqual(['Hospital Goyeneche']);
  expect(location).toBe(town);
});
