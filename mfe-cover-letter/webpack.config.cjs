module.exports = require('../webpack.federated.cjs').remote({ name: 'mfe-cover-letter', port: 3105, readsPdf: true });
