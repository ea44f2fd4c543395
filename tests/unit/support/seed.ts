import fc from 'fast-check';

// The gate tries the same cases every time, so that a red run is due to the change under test. `npm run test:long` draws new
// ones; TEST_SEED repeats a run.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });
