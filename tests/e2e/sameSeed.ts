import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Read by Node before the program: every tour gets the same seed, so that the program's dice fall alike in every run.
 * The wizard offers no seed, and the program should not have a switch that only tests need.
 */
const seed = 1967
Object.assign(crypto, { randomInt: () => seed })
syncBuiltinESMExports()
