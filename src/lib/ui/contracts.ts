/** The shapes the session room fills for screens; kept there, since screens lean on the session and not it on them. */
export * from '../session/contracts.ts';
