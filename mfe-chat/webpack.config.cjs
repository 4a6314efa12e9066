module.exports = require('../webpack.federated.cjs').remote({ name: 'mfe-chat', port: 3103, readsPdf: true });
