import fc from 'fast-check'

/** Property tests draw the same cases in every run; `SEED=7 npm run unit` looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1967) })
