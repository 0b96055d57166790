import { testFolder } from './folder.ts'
import { usualSeed, type Came, type Trial } from '../torture/trial.ts'

/** Runs a trial as often as a test allows, in a folder that is removed when the test has ended. */
export const inShort = ({ run }: Trial, count: number): Promise<Came> =>
  run({ folder: testFolder(), count, seed: usualSeed, progress: () => undefined })
