import type { Answer, D6 } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { bookRules, idMaker } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { Values } from '../../src/games/fng/rules/battle/action.ts'
import { freshFigure } from '../../src/games/fng/rules/battle/begin/deployed.ts'
import type { Battle, Figure, Group } from '../../src/games/fng/rules/battle/battle.ts'
import { chapterHooks } from '../../src/games/fng/rules/battle/chapters.ts'
import type { GroupSide } from '../../src/games/fng/rules/battle/collections.ts'
import type { Scene } from '../../src/games/fng/rules/battle/scene.ts'
import { openScene } from '../../src/games/fng/rules/battle/openScene.ts'
import { rulesOf } from '../../src/games/fng/rules/house/rulesOf.ts'
import type { FngState, Grade } from '../../src/games/fng/rules/state.ts'
import { act } from '../../src/games/fng/rules/steps/battle/act.ts'
import { nextDepth } from './fngAftermath.ts'
import { men, missionId, testPlatoon, withMission } from './fngState.ts'

/** A figure of a test; what is not said is a REP 4 rifleman who carries on. */
export interface TestFigure extends Partial<Omit<Figure, 'id' | 'groupId' | 'side' | 'soldierId'>> {
  /** Name of its group: A where nothing is said for ours, E1 for theirs, V1 for civilians. */
  readonly group?: string
  /** It leads its group: an NCO. */
  readonly leads?: true
  /** Of ours: the tour's Star. */
  readonly star?: true
  readonly grade?: Grade
  readonly attributes?: readonly string[]
}

export interface TestBattle {
  readonly ours?: readonly TestFigure[]
  readonly theirs?: readonly TestFigure[]
  readonly civilians?: readonly TestFigure[]
  readonly battle?: Partial<Battle>
  /** By name of the group. */
  readonly groups?: Readonly<Record<string, Partial<Group>>>
  readonly state?: Partial<FngState>
}

/** Ids of figures in the order given, from 1: `our(1)` is the first of ours. */
export const our = (nth: number): number => 1000 + nth
export const their = (nth: number): number => 2000 + nth
export const civilian = (nth: number): number => 3000 + nth

const soldierIds = [12, 13, 14, 15, 16, 21, 22, 23, 24, 25, 26, 31, 32, 33, 34, 35, 36]

/** The single row of the battle: turn 1, ours act first. */
export const battleId = 800

/**
 * A whole state in the middle of a battle: turn 1, dice 3 and 2, our side acts, EAL 3, clear weather. Ours are men of the
 * test platoon, whose REPs and Attributes are those asked for.
 */
export function battleWith({
  ours = [],
  theirs = [],
  civilians = [],
  battle,
  groups = {},
  state,
}: TestBattle): FngState {
  const free = soldierIds.values()
  const asked = [
    ...ours.map((figure, i) => ({ figure, id: our(i + 1), side: 'ours' as const, group: figure.group ?? 'A' })),
    ...theirs.map((figure, i) => ({ figure, id: their(i + 1), side: 'theirs' as const, group: figure.group ?? 'E1' })),
    ...civilians.map((figure, i) => ({
      figure,
      id: civilian(i + 1),
      side: 'civilian' as const,
      group: figure.group ?? 'V1',
    })),
  ].map((row) => ({
    ...row,
    soldierId: row.side === 'ours' ? (row.figure.star ? men.star : free.next().value!) : null,
  }))
  const names = [...new Set(asked.map(({ group }) => group))]
  const idOf = (group: string) => 901 + names.indexOf(group)
  const tried = withMission(testPlatoon({ tour: { phase: 'battle' } }), battleMission)
  return {
    ...tried,
    soldiers: tried.soldiers.map((man) => {
      const row = asked.find(({ soldierId }) => soldierId === man.id)
      if (!row) return man
      const { rep = 4, leads, grade = leads ? 'nco' : 'enlisted' } = row.figure
      return { ...man, rep, bestRep: rep, grade }
    }),
    attributes: asked.flatMap(({ figure, id, soldierId }) =>
      (figure.attributes ?? []).map((attribute, i) => ({ id: id * 10 + i, soldierId: soldierId!, attribute })),
    ),
    party: asked.flatMap(({ soldierId, id }) => (soldierId === null ? [] : [partyRowOf(soldierId, id)])),
    battle: [{ ...testBattleRow, ...battle }],
    groups: names.map((name): Group => {
      const members = asked.filter(({ group }) => group === name)
      return {
        id: idOf(name),
        side: members[0]!.side,
        name,
        squad: members[0]!.side === 'ours' ? 1 + names.indexOf(name) : null,
        leaderId: members.find(({ figure }) => figure.leads)?.id ?? null,
        sector: 5,
        strength: members.length,
        activated: false,
        unseenTurns: 0,
        hidden: false,
        ...groups[name],
      }
    }),
    figures: asked.map(({ figure, id, side, group, soldierId }) => figureOf(figure, id, side, idOf(group), soldierId)),
    ...state,
  }
}

const battleMission = {
  type: 'fight',
  supportLevel: 3,
  eal: 3,
  dayPart: 'morning',
  dayPartTurns: 10,
  nextDayPartRow: 3,
  weather: 'clear',
  playerSector: 5,
  minimumTurns: 6,
} as const

const testBattleRow: Battle = {
  id: battleId,
  missionId,
  turn: 1,
  ourDie: 3,
  theirDie: 2,
  side: 'ours',
  first: 'ours',
  length: 6,
  over: false,
  dayPart: 'morning',
  dayPartTurnsLeft: 10,
  nextDayPartRow: 3,
  weather: 'clear',
  supportLevel: 3,
  eal: 3,
  pefRep: 3,
  enemy: 'nva',
  activity: null,
  commanderId: null,
  ended: false,
}

const partyRowOf = (soldierId: number, id: number): FngState['party'][number] => ({
  id: id * 10 + 9,
  missionId,
  soldierId,
  squad: 1,
  attached: false,
  fate: null,
  recovered: false,
  evacuation: 'none',
  burned: false,
  wasOut: false,
  retired: false,
  cheatedDeath: false,
  killsConfirmed: 0,
  killsUnconfirmed: 0,
  deed: null,
  deedWords: null,
  medal: null,
})

function figureOf(asked: TestFigure, id: number, side: GroupSide, groupId: number, soldierId: number | null): Figure {
  const names = { ours: 'Man', theirs: 'Enemy', civilian: 'Civilian' }
  const weapons = { ours: 'm16', theirs: 'ak-47', civilian: 'unarmed' }
  const { leads, star, ...columns } = asked
  const rep = columns.rep ?? 4
  const notColumns = ['group', 'grade', 'attributes']
  return {
    ...freshFigure,
    id,
    groupId,
    side,
    soldierId,
    name: `${names[side]} ${id % 1000}`,
    rep,
    role: leads ? 'leader' : side === 'civilian' ? 'civilian' : 'rifleman',
    weapon: weapons[side],
    sidearm: null,
    ...(star ? { starDice: rep } : {}),
    ...(Object.fromEntries(Object.entries(columns).filter(([key]) => !notColumns.includes(key))) as Partial<Figure>),
  }
}

/** Dice of a test: what they are rolled for, whom they are about, how they fall. */
export type Dice = readonly [key: string, subject: number, ...faces: D6[]]
/** A choice of a test. */
export interface Choice {
  readonly choose: string
  readonly of: number
  readonly value: string
}

/** A tape in order: what stands for the same key and subject a second time is its second occurrence. */
export function tapeOf(entries: readonly (Dice | Choice)[]): Answer[] {
  const seen = new Map<string, number>()
  return entries.map((entry): Answer => {
    const [key, subject] = 'choose' in entry ? [entry.choose, entry.of] : entry
    const occurrence = seen.get(`${key}|${subject}`) ?? 0
    seen.set(`${key}|${subject}`, occurrence + 1)
    if ('choose' in entry) return { kind: 'choice', key, subject, occurrence, value: entry.value, by: 'player' }
    const [, , ...faces] = entry
    return { kind: 'dice', key, subject, occurrence, faces, by: 'player' }
  })
}

export interface ActionPlayed {
  readonly state: FngState
  readonly lines: readonly Line[]
  readonly texts: readonly string[]
}

/** Plays one action of the battle on a tape that it must spend to the last answer; one too few or too many fails. */
export function playAction(
  state: FngState,
  action: string,
  values: Values,
  tape: readonly (Dice | Choice)[] = [],
): ActionPlayed {
  return onTape(state, tape, (args) => act.run({ ...args, input: { action, values } }))
}

/** Plays what a chapter exports, without an action around it. */
export const playScene = (
  state: FngState,
  play: (scene: Scene) => void,
  tape: readonly (Dice | Choice)[] = [],
): ActionPlayed =>
  onTape(state, tape, (args) => {
    const scene = openScene(args, chapterHooks)
    play(scene)
    return scene.state
  })

/** The same with seeded dice, where what falls does not matter. @returns the state after it. */
export function playDrawn(state: FngState, play: (scene: Scene) => void): FngState {
  const depth = nextDepth(state)
  const dice = openTape({ dice: 'roll', choices: 'draw', seed: 1, depth })
  const scene = openScene({ state, rules: bookRules, dice, newId: idMaker(depth), say: () => undefined }, chapterHooks)
  play(scene)
  return scene.state
}

type Args = Omit<Parameters<typeof act.run>[0], 'input'>

function onTape(state: FngState, entries: readonly (Dice | Choice)[], run: (args: Args) => FngState): ActionPlayed {
  const depth = nextDepth(state)
  const dice = openTape({ answers: tapeOf(entries), dice: 'ask', choices: 'ask', seed: 1, depth })
  const lines: Line[] = []
  const after = run({ state, rules: rulesOf(state), dice, newId: idMaker(depth), say: (line) => lines.push(line) })
  dice.mustBeSpent()
  return { state: after, lines, texts: lines.map(({ text }) => text) }
}

/** @returns the figure as it stands now. */
export const figureIn = (state: FngState, id: number): Figure => state.figures.find((figure) => figure.id === id)!

/** @returns the id of a group by its name. */
export const groupNamed = (state: FngState, name: string): number => state.groups.find((g) => g.name === name)!.id
