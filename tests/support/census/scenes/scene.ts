import type { Values } from '../../../../src/games/fng/rules/battle/action.ts'
import type { Structure } from '../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState, Mission } from '../../../../src/games/fng/rules/state.ts'
import { battleWith, type TestBattle, type TestFigure } from '../../battle.ts'

/** What chance seldom brings about: a moment of a battle, and what is done in it. */
export interface Scene {
  readonly start: FngState
  /** Names of actions; all where nothing is said. */
  readonly does?: readonly string[]
  /** What stands in every form, whatever chance would have there. */
  readonly filled?: Values
  readonly moves: number
  /** How often it is played from its start. */
  readonly times: number
}

export const men: readonly TestFigure[] = [
  { star: true, leads: true, rep: 5, weapon: 'm16', sidearm: 'm1911a1' },
  { role: 'rto' },
  { role: 'medic', weapon: 'm1911a1' },
  { role: 'observer', weapon: 'm1911a1' },
  { weapon: 'm60', role: 'gunner', setUp: true },
  { weapon: 'm79', role: 'grenadier' },
]
export const foes: readonly TestFigure[] = [
  { leads: true },
  {},
  { weapon: 'rpg-7' },
  { group: 'E2', weapon: 'dshk', setUp: true },
]

export const withMission = (state: FngState, mission: Partial<Mission>): FngState => ({
  ...state,
  missions: state.missions.map((row) => ({ ...row, ...mission })),
})

export const hidden = {
  markerId: null,
  kind: 'pef',
  status: 'hidden',
  found: null,
  actedTurn: 0,
  groupId: null,
  sealed: false,
  pc: false,
} as const

/** Half-months from which the later weapons and aircraft have come. */
export const late1968 = 40
/** Between the change of summer 1967 and that of summer 1968. */
export const early1968 = 26

/** A fight with all sorts in it. */
export const around: TestBattle = {
  ours: men,
  theirs: [...foes, { group: 'E2', weapon: 'sks' }],
  battle: { turn: 3, length: 40 },
}

export const place = (more: Partial<Structure>): Structure => ({
  id: 9_800_001,
  kind: 'building',
  name: 'Hut',
  sector: 5,
  dv: 3,
  dvAtStart: 3,
  state: 'standing',
  groupId: null,
  contactId: null,
  type: 'wood',
  amount: 0,
  buildingId: null,
  level: null,
  ...more,
})

export const calm = battleWith({
  ours: [
    ...men,
    { status: 'outOfTheFight', wasOut: true },
    { status: 'outOfTheFight', wasOut: true },
    { status: 'stunned' },
  ],
  theirs: [{ leads: true, group: 'E1' }, { role: 'medic' }, { status: 'outOfTheFight', wasOut: true }],
  civilians: [{}, {}, {}],
  battle: { turn: 2, length: 60 },
  groups: { A: { activated: true } },
})

export const four = (figure: TestFigure): readonly TestFigure[] => [{ ...figure, leads: true }, figure, figure, figure]
