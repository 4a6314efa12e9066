import { chooseArticle } from '@sheaf/language/inflection/inflect';

/** Adds an article to a title in sentence case: "a line maintenance welder". "Welder" and "Second in Mathematics" get none. */
export function addTitleArticle(title: string): string {
  // There is one head chef, and no article for them.
  if (/^(?:head|chief|deputy head|acting|interim|managing) \p{Ll}|^(?:treasurer|chair|chairman|chairwoman|president)$/u.test(title)) return title;
  if (/^(?!self-employed|freelance)\p{Ll}/u.test(title)) return `${chooseArticle(title)} ${title}`;
  if (/^\p{Lu}\p{Ll}+ and \p{Ll}+$/u.test(title)) return `${chooseArticle(title)} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  const isSentenceCase = /^\p{Lu}\p{Ll}+(?: (?!of\b|in\b|to\b)[\p{Ll}-]+)+$/u.test(title) && !/ and$|^\S+ and /.test(title);
  return isSentenceCase ? `${chooseArticle(title)} ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
}

/** Adds "the" to names such as "University of Leeds", as in speech. */
export function addNameArticle(name: string): string {
  if (/^Home of (?=\p{Lu})/u.test(name)) return `the h${name.slice(1)}`;
  // "Leeds Building Society" is a bank, and has no article.
  if (/^(?!The )(?:\p{L}+ ){1,4}(?:(?<!Building )Society|Association|Federation|Union|Foundation)$/u.test(name)) return `the ${name}`;
  return /^(?:\p{L}+ ){0,2}(?:University|Institute|College|School|Academy|Ministry|Department|Bank|Museum|Church|Office|Faculty|Centre|Center|Court) (?:of|for)\b/u.test(
    name,
  )
    ? `the ${name}`
    : name;
}
