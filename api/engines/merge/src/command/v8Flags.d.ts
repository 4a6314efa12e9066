/** Sets the flags with which code is loaded. V8 rejects cached code that was compiled with other flags. */
export declare function setFlagsForCachedCode(): void;

/** Switches V8's optimizing compiler off. Call it after the code is loaded. */
export declare function leaveOutSlowCompiler(): void;
