module.exports = require('../webpack.federated.cjs').remote({ name: 'mfe-grammar', port: 3104, readsPdf: true });
