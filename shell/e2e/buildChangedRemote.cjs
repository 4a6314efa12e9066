// node buildChangedRemote.cjs REMOTE FROM TO OUTPUT_FOLDER: builds a remote for production from changed source (one sentence reworded), by the
// same recipe as every build. Where both sentences are the same it is built of the source as it is.
const path = require('node:path');
const webpack = require('webpack');

const [remote, from, to, outputFolder] = process.argv.slice(2);
const configuration = require(path.join('../..', remote, 'webpack.config.cjs'))({ isPartOfSite: true }, { mode: 'production' });
configuration.output.path = outputFolder;
// The library cache is from the last build. The same sources must get the same address without it.
configuration.cache = from !== to && { ...configuration.cache, readonly: true };
const reworded = {
  // What a tool says is in the catalogue, which is built into it.
  include: [path.join(__dirname, '../..', remote, 'src'), path.join(__dirname, '../../api/contract/messages')],
  test: /\.tsx?$/,
  enforce: 'pre',
  loader: require.resolve('./rewordLoader.cjs'),
  options: { from, to },
};
if (from !== to) configuration.module.rules.push(reworded);
const compiler = webpack(configuration);
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  compiler.close(() => undefined);
});
