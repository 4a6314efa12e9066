/** The file of PDFium's code with hints which functions to compile ahead, beside the built command. */
export declare const HINTED_PDFIUM: string;

/** Has a file of WebAssembly compiled as it hints, on other threads, while this one takes in the rest of the command. V8 has its usual flags again when that is done. */
export declare function compileAhead(file: string): Promise<WebAssembly.Module>;

/** What `run` gives under the flags that V8 has while it compiles ahead: it takes the code kept of a script only with the flags it was kept with. */
export declare function asWhileCompiling<Result>(run: () => Result): Result;
