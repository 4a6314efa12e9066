module.exports = require('../webpack.federated.cjs').remote({ name: 'mfe-merge', port: 3101, readsPdf: true });
