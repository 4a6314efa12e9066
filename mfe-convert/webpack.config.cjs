module.exports = require('../webpack.federated.cjs').remote({ name: 'mfe-convert', port: 3102, readsPdf: true });
