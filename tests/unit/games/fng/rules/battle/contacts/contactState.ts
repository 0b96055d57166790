import { idMaker } from '../../../../../../../src/main/engine/system.ts'
import type { Line } from '../../../../../../../src/main/engine/lines.ts'
import { openTape } from '../../../../../../../src/main/engine/tape.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { Contact } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { chapterHooks } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import type { Scene } from '../../../../../../../src/games/fng/rules/battle/scene.ts'
import { openScene } from '../../../../../../../src/games/fng/rules/battle/openScene.ts'
import type { FngState, Mission } from '../../../../../../../src/games/fng/rules/state.ts'
import { rulesOf } from '../../../../../../../src/games/fng/rules/house/rulesOf.ts'
import { act } from '../../../../../../../src/games/fng/rules/steps/battle/act.ts'
import {
  battleWith,
  tapeOf,
  type ActionPlayed,
  type Choice,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'
import { nextDepth } from '../../../../../../support/fngAftermath.ts'

/** Id of the nth PEF of a test, from 1. */
export const pef = (nth: number): number => 950 + nth

const plain: Omit<Contact, 'id' | 'number'> = {
  markerId: null,
  kind: 'pef',
  sector: 2,
  status: 'hidden',
  found: null,
  actedTurn: 0,
  groupId: null,
  sealed: false,
  pc: false,
}

interface TestContacts extends TestBattle {
  readonly contacts: readonly Partial<Contact>[]
  readonly mission?: Partial<Mission>
}

/** A battle with PEFs on the table, numbered from 1, and four men of ours in group A unless others are asked for. */
export function withContacts({ contacts, mission = {}, ...rest }: TestContacts): FngState {
  const state = battleWith({ ours: [{ leads: true }, {}, {}, {}], ...rest })
  return {
    ...state,
    missions: state.missions.map((row) => ({ ...row, politicalStatus: 'contested', ...mission })),
    contacts: contacts.map((contact, i) => ({ ...plain, id: pef(i + 1), number: i + 1, ...contact })),
  }
}

type Told = readonly (Dice | Choice)[]

/** Plays an action with these answers, which must all be asked for; the program rolls whatever else is wanted. */
export const playPartly = (state: FngState, action: string, values: Values, told: Told = [], seed = 1): ActionPlayed =>
  partly(state, told, seed, (args) => act.run({ ...args, input: { action, values } }))

/** The same for what a chapter exports. */
export const scenePartly = (state: FngState, play: (scene: Scene) => void, told: Told = [], seed = 1): ActionPlayed =>
  partly(state, told, seed, (args) => {
    const scene = openScene(args, chapterHooks)
    play(scene)
    return scene.state
  })

type Args = Omit<Parameters<typeof act.run>[0], 'input'>

function partly(state: FngState, told: Told, seed: number, run: (args: Args) => FngState): ActionPlayed {
  const depth = nextDepth(state)
  const dice = openTape({ answers: tapeOf(told), dice: 'roll', choices: 'ask', seed, depth })
  const lines: Line[] = []
  const after = run({ state, rules: rulesOf(state), dice, newId: idMaker(depth), say: (line) => lines.push(line) })
  dice.mustBeSpent()
  return { state: after, lines, texts: lines.map(({ text }) => text) }
}
