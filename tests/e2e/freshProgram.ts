import { ensureBuilt } from '../../scripts/start/ensureBuilt.ts'

/** What is tested is the built program, and never an old one. */
export default async function freshProgram(): Promise<void> {
  if ((await ensureBuilt()) !== 0) throw new Error('The program could not be built.')
}
