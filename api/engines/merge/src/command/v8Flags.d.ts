/** Sets the flags under which code is taken in: V8 refuses cached code that was made under others. */
export declare function setFlagsForCachedCode(): void;

/** Has V8 do without its slower, better compiler. Call it once the code is taken in. */
export declare function leaveOutSlowCompiler(): void;
