/** A font file: the bundler emits it and the import gives its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
