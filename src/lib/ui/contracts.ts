/** The types of what the session gives to screens. They are defined there, since screens import the session and not it them. */
export * from '../session/contracts.ts';
