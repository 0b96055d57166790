import type { BattleForm, BattleView } from '../../../src/games/fng/contract/battle.ts'
import type { TurnView } from '../../../src/games/fng/contract/turn.ts'

/** Asks the program past the page. @returns its answer; throws where it is refused. */
export type Call = (procedure: string, input: object) => Promise<unknown>

export type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>

/** The tour in which the inputs are counted. */
export const campaign = 'Counted.tour'

/** A clear morning on Patrol, three PEFs, and one squad with its Medic. */
const seed = 195

const star = { firstName: 'John', lastName: 'Mercer', squad: 1, post: 'squadLeader' }
const attributes = ['born-leader', 'marksman']

/** What a battle is asked and told past the page. */
export function battleOf(call: Call) {
  return {
    view: async () => (await call('fng.battle', { campaign })) as Fought,
    /** Plays an action as its form begins, but for what is said of it: it asks no dice. */
    put: async (action: string, said: object) => {
      const { values } = (await call('fng.battleForm', { campaign, action, values: said, selected: [] })) as BattleForm
      return call('fng.act', { campaign, choices: 'program', input: { action, values } })
    },
    /** Plays an action: with these dice, and where they are given up, with the program's. */
    act: (action: string, values: object, faces?: readonly number[]) =>
      call('fng.act', { campaign, choices: 'program', ...(faces ? { faces } : {}), input: { action, values } }),
  }
}

/**
 * Makes a tour that stands before the first turn of a battle: ten of ours in two groups and a wounded man, six of theirs in
 * two, three PEFs. How far they are from one another has been said, and that all of them are in the open.
 */
export async function tenAgainstSix(call: Call): Promise<void> {
  await call('library.create', { name: 'Counted', game: 'fng', seed })
  const input = { unit: 'Counted', list: 'usmc', corps: 'i', startHalfMonth: 0 }
  await call('fng.muster', { campaign, choices: 'program', input: { ...input, star: { ...star, attributes } } })
  await call('fng.testForContact', { campaign, faces: [1, 1], input: {} })
  await toTheBattle(call)
  const { view, act, put } = battleOf(call)
  const [squad] = (await view()).groups
  const men = squad!.figures
  const medic = men.find(({ role }) => role === 'Medic')!
  const others = men.filter((man) => man !== medic)
  await put('putRight', { figure: others.at(-1)!.id, status: 'outOfTheFight' })
  // The second Leader has five, the first the Medic and the wounded man.
  await act('formGroup', { figures: others.slice(1, 6).map(({ id }) => id), into: null })
  for (const sector of ['1', '3']) {
    const man = (rep: number, weapon: string) => ({ count: 1, role: 'rifleman', rep, weapon })
    await act('placeByHand', { men: [man(4, 'ak-47'), man(3, 'sks'), man(3, 'sks')], sector, ready: false })
  }
  const { groups } = await view()
  const idOf = (name: string) => groups.find((group) => group.name === name)!.id
  for (const [one, other, inches] of distances)
    await act('howFar', { one: idOf(one), other: idOf(other), pef: null, inches })
}

/** Between groups, in inches. */
const distances = [
  ['A', 'E1', 14],
  ['A', 'E2', 22],
  ['B', 'E1', 20],
  ['B', 'E2', 16],
] as const

async function toTheBattle(call: Call): Promise<void> {
  for (;;) {
    const { now, phases } = (await call('fng.turn', { campaign })) as TurnView
    if (now === 'battle') break
    const procedure = phases.find(({ phase }) => phase === now)?.procedure
    if (!procedure) throw new Error('The tour never comes to its battle.')
    const input = procedure === 'fng.chooseParty' ? { squads: [1], stayBehind: [] } : {}
    await call(procedure, { campaign, choices: 'program', input })
  }
  await call('fng.beginBattle', { campaign, choices: 'program', input: {} })
}
