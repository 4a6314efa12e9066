/** Fonts and styles are an empty address under Jest. */
module.exports = '';
