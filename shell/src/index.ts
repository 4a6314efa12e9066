import './pageScripts';
import './publicPath';

// Asynchronous, so that module federation can negotiate the shared libraries before any code that uses them.
import(/* webpackChunkName: "page" */ './main').catch((error: unknown) => {
  // Without the main file nothing else can report the failure, and the page would stay white.
  console.error(error);
  const words = document.createElement('p');
  words.textContent = 'This page could not be loaded. Check your connection and reload it.';
  document.getElementById('root')?.replaceChildren(words);
});
