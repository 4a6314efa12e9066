import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './missingInJsdom';
import './withoutOwnerStacks';

// A busy machine may take its time; a right answer is a right answer, as in the browser's own tests.
configure({ asyncUtilTimeout: 15_000 });
