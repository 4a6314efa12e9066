export { findAxeViolations } from './axeViolations';
export { testPromises } from './testPromises';
