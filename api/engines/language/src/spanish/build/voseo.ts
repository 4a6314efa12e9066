import { FEATURE } from '../features.ts';

/** Yields the forms of the familiar "vos" of a regular verb, which dictionaries of Spain lack: "hablás", "hablá", "tenés". */
export function* listVoseo(infinitive: string): Generator<[string, number]> {
  const stem = infinitive.slice(0, -2);
  const vowel = { ar: 'á', er: 'é', ir: 'í' }[infinitive.slice(-2)];
  if (vowel === undefined || stem.length < 2) return;
  yield [`${stem}${vowel}s`, FEATURE.secondSingular];
  yield [`${stem}${vowel}`, FEATURE.secondSingular];
}
