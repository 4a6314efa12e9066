/** Stands for `radix-ui`, which loads forty packages to give one: here each is loaded by itself. */
const findPackageName = (part) => `@radix-ui/react-${part.replace(/\B[A-Z]/g, '-$&').toLowerCase()}`;

module.exports = new Proxy({}, { get: (_, part) => require(findPackageName(String(part))) });
