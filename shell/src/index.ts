import './pageScripts';
import './publicPath';

// The pause that lets the shared libraries be agreed on before anything that needs them runs.
import(/* webpackChunkName: "page" */ './main').catch((error: unknown) => {
  // Nothing of ours is there to say it better: without its main file the page would stay white.
  console.error(error);
  const words = document.createElement('p');
  words.textContent = 'This page could not be loaded. Check your connection and reload it.';
  document.getElementById('root')?.replaceChildren(words);
});
