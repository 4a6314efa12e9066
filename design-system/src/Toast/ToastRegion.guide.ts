import type { Guide } from '../guide';

export const toastRegionGuide = {
  use: ['Something that is done or failed, in two short lines, wherever the visitor is.'],
  avoid: ['Anything that needs an answer: use Dialog.', 'What has to be read later as well: use Banner.'],
  do: ['Put the result on the page too: a notice goes after five seconds.'],
  dont: ['Do not put a link or a button into it.', 'Do not show two.'],
  accessibility: [
    'F8 brings the keyboard to the notices',
    'a success is said politely and a failure at once',
    'a failure is an alert',
    'the button that closes it says so',
    'axe finds nothing',
  ],
} as const satisfies Guide;
