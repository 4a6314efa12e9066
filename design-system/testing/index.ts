export { findAxeViolations } from './findAxeViolations';
export { testPromises } from './testPromises';
