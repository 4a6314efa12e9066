export { axeViolations } from './axeViolations';
export { testPromises } from './testPromises';
