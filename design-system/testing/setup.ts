import '@testing-library/jest-dom';
import './missingInJsdom';
