import type { TurnView } from '../../src/games/fng/contract/turn.ts'
import type { Program } from './doors.ts'

export const campaign = 'Quick.tour'
const star = { firstName: 'John', lastName: 'Mercer', squad: 1, post: 'squadLeader' }

/** A platoon of Marines, made without the screens. */
export async function quickPlatoon({ call }: Program, seed = 1967): Promise<void> {
  await call('library.create', { name: 'Quick', game: 'fng', seed })
  const input = { unit: 'Quick', list: 'usmc', corps: 'i', startHalfMonth: 0 }
  const attributes = ['born-leader', 'marksman']
  await call('fng.muster', { campaign, choices: 'program', input: { ...input, star: { ...star, attributes } } })
}

/** Contact in the first half-month, and step after step until `phase` is the next. */
export async function quickMission(program: Program, phase: string): Promise<void> {
  await program.call('fng.testForContact', { campaign, faces: [1, 1], input: {} })
  await quickTo(program, phase)
}

/** Step after step from where the half-month stands until `phase` is the next. */
export async function quickTo({ call }: Program, phase: string): Promise<void> {
  for (;;) {
    const { now, phases } = (await call('fng.turn', { campaign })) as TurnView
    if (now === phase) return
    const procedure = phases.find((one) => one.phase === now)?.procedure
    if (!procedure) throw new Error(`The tour never comes to ${phase}.`)
    await call(procedure, { campaign, choices: 'program', input: inputs[procedure] ?? {} })
  }
}

const inputs: Readonly<Record<string, object>> = {
  'fng.chooseParty': { squads: [1], stayBehind: [] },
  'fng.report': { contacted: true },
}
