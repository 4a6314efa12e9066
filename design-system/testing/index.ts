export { axeViolations } from './axeViolations';
