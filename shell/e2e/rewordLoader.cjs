/** A webpack loader that changes one sentence of the source, as a developer's edit would. */
module.exports = function reword(source) {
  const { from, to } = this.getOptions();
  return source.replaceAll(from, to);
};
