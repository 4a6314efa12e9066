module.exports = require('../webpack.federated.cjs').shell();
