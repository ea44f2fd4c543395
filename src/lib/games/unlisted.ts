// Sets that scripts and the command line can play and that people are not offered yet: one line each. A set that is ready
// moves to the list in sets.ts.
export {};
