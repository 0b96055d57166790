import type { MusterView } from '../../../src/games/fng/contract/muster.ts'
import text from '../../fixtures/muster-view.json?raw'

/** The facts of the lists as main tells them; a test of the program holds the file to them. */
export const sampleMuster = JSON.parse(text) as MusterView
