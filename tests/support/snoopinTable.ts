import type { Answer } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { patchRow } from '../../src/main/engine/state.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { Man, Part, SnoopinState, Team, Turn } from '../../src/games/snoopin/rules/state.ts'
import { snoopinSystem } from '../../src/games/snoopin/rules/system.ts'

type StepName = keyof typeof snoopinSystem.steps

interface Setting {
  readonly kind?: 'free' | 'pack'
  readonly length?: number | null
  /** Both sides are regulars, with a platoon each. */
  readonly regulars?: boolean
  readonly ranksSealed?: boolean
}

/** An answer to the one question of a step. */
interface Chosen {
  readonly key: string
  readonly subject: number
  readonly value: string
}

const rated = { troopQuality: 8, morale: 10, confidence: 'Confident', supply: 'Average' }
const nobody = { officer: '', sergeant: '', medic: '' }
const leaders = { officer: 'Lt Hale', sergeant: 'SSgt Orr', medic: 'Doc Penn' }

/** A campaign on a table of the tests, played from its first step on by dice that the test names. */
export class SnoopinTable {
  state: SnoopinState = snoopinSystem.empty
  lines: readonly Line[] = []
  /** Of the last step. */
  title = ''
  private depth = 0

  /** Plays a step. All faces must be asked for, and no die that is not named; what is not chosen is chosen by chance. */
  do(step: StepName, input: unknown = {}, faces: readonly number[] = [], chosen: Chosen | null = null): this {
    const depth = this.depth + 1
    const answers: Answer[] = chosen ? [{ kind: 'choice', ...chosen, occurrence: 0, by: 'player' }] : []
    const dice = openTape({ answers, faces, dice: 'ask', choices: 'draw', seed: 1, depth })
    const played = playStep(snoopinSystem, step, { state: this.state, input, dice, depth })
    dice.mustBeSpent()
    this.depth = depth
    this.state = played.state
    this.lines = played.lines
    this.title = played.title
    return this
  }

  /** @returns what the rules say against it. */
  refused(step: StepName, input: unknown = {}): string {
    const before = this.state
    try {
      this.do(step, input)
    } catch (error) {
      if (this.state !== before) throw new Error('A refusal left something behind.', { cause: error })
      return (error as Error).message
    }
    throw new Error(`${step} was not refused.`)
  }

  /** Rewrites a row, so that a test begins where it wants to. */
  put<K extends keyof SnoopinState>(collection: K, id: number, patch: Partial<SnoopinState[K][number]>): this {
    this.state = patchRow(this.state, collection, id, patch as never)
    return this
  }

  side = (nth: 0 | 1): number => this.state.sides[nth]!.id
  force = (nth: number): number => this.state.forces[nth]!.id
  found = <R extends { readonly name: string }>(rows: readonly R[], name: string): R => {
    const row = rows.find((one) => one.name === name)
    if (!row) throw new Error(`${name} is not there.`)
    return row
  }
  team = (name: string): Team => this.found(this.state.teams, name)
  man = (name: string): Man => this.found(this.state.men, name)
  ids = (...names: readonly string[]): number[] => names.map((name) => this.team(name).id)

  get part(): Part {
    return this.state.tour[0]!.part
  }

  get turn(): Turn {
    return this.state.turns.at(-1)!
  }

  /** All lines of the last step as one text, those for all eyes. */
  get said(): string {
    return this.lines
      .filter(({ secret }) => !secret)
      .map(({ text }) => text)
      .join(' ')
  }
}

/** @returns a campaign that has begun, with nothing in it but its sides. */
export const snoopinBegun = ({ kind = 'free', length = null, regulars = false, ranksSealed = false }: Setting = {}) =>
  new SnoopinTable().do('beginCampaign', {
    ...{ title: 'Que Son', kind, setting: '', length, coop: false, blockingInches: 6, ranksSealed },
    sides: [
      { name: 'Kilo', kind: 'regulars', player: 'Ellis' },
      { name: 'The cells', kind: regulars ? 'regulars' : 'insurgents', player: 'Marek' },
    ],
  })

/** Three squads of two teams of two: 1-A of 1-A Adams and 1-A Brown, and so on. */
export function addPlatoon(table: SnoopinTable, nth: 0 | 1, name: string): SnoopinTable {
  table.do('addForce', { ...rated, ...leaders, side: table.side(nth), player: '', name })
  const force = table.state.forces.at(-1)!.id
  for (const squad of [1, 2, 3]) {
    const teams = ['A', 'B'].map((letter) => ({
      name: `${squad}-${letter}`,
      men: [`${squad}-${letter} Adams`, `${squad}-${letter} Brown`],
    }))
    table.do('addSquad', { force, name: `Squad ${squad}`, leader: `Sgt ${squad}`, teams })
  }
  return table
}

/** @returns a campaign with its forces, before the first turn. */
export function snoopinMustered(setting: Setting = {}): SnoopinTable {
  const table = addPlatoon(snoopinBegun(setting), 0, '3rd Platoon')
  if (setting.regulars) return addPlatoon(table, 1, 'Other Platoon')
  return table.do('addForce', { ...rated, ...nobody, side: table.side(1), player: '', name: 'The valley' })
}

const noBuying = { boughtTeams: [], boughtSquads: [], assets: [] }

/** @returns a campaign whose platoon has rolled its momentum: a 4 and a 5, nine points. Its mission is Over Run. */
export function snoopinOrders(setting: Setting = {}): SnoopinTable {
  const table = snoopinMustered(setting).do('beginTurn', { scenario: '', random: true, missions: [] })
  table.do('drawMission', { side: table.side(0) }, [3])
  if (setting.regulars) table.do('drawMission', { side: table.side(1) }, [1])
  return table.do('rollMomentum', { force: table.force(0) }, [4, 5])
}

/** @returns a campaign whose squads 1 and 2 go out: 1-A, 1-B and 2-A, and the table is still empty. */
export function snoopinSent(): SnoopinTable {
  const table = snoopinOrders()
  return table.do('giveOrders', { ...noBuying, force: table.force(0), teams: table.ids('1-A', '1-B', '2-A') })
}

export const quarters = [1, 2, 3, 4].map((quarter) => ({ quarter, place: `wood ${quarter}` }))

/** @returns a campaign before the plan is initiated; Kilo has won both roll-offs. */
export function snoopinLaidOut(): SnoopinTable {
  const table = snoopinSent().do('rollOff', { what: 'objectives' }, [5, 4]).do('rollOff', { what: 'edges' }, [8, 1])
  return table.do('reconnoiter', { pieces: 10, hotSpots: '', objectives: quarters, edges: [] })
}

/** @returns a campaign in the first turn of its game; nobody came along, no units have been named. */
export const snoopinPlaying = (): SnoopinTable =>
  snoopinLaidOut().do('initiatePlan', { fogCards: [], units: [] }, [1]).do('startGame')

export const buysNothing = noBuying
