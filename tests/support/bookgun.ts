import type { Line } from '../../src/main/engine/lines.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { bookgunSteps as schemas } from '../../src/games/bookgun/contract/steps.ts'
import type { BookgunState, Troop, Unit } from '../../src/games/bookgun/rules/state.ts'
import type { bookgunSteps } from '../../src/games/bookgun/rules/steps/bookgunSteps.ts'
import { bookgunSystem } from '../../src/games/bookgun/rules/system.ts'

type StepName = keyof typeof bookgunSteps

interface Falls {
  readonly faces?: readonly number[]
  /** As a player names them: "KS". */
  readonly cards?: readonly string[]
}

/** What a form begins with, for what a test does not say. */
const usual = {
  move: { way: 'cross', formation: 'open', ground: 'clear', weather: 'dry' },
  deploy: {},
} as const

/** A game on a table of the tests: steps are played on it one after the other, with the faces and cards that fall. */
export class BookgunTable {
  state: BookgunState = bookgunSystem.empty
  lines: readonly Line[] = []
  title = ''
  private depth = 0

  /** Plays a step. All faces and cards must be asked for, and none that is not named. */
  do(step: StepName, input: object = {}, { faces = [], cards = [] }: Falls = {}): this {
    const depth = this.depth + 1
    const tape = openTape({ faces, cards, dice: 'ask', choices: 'ask', seed: 1, depth })
    const whole = schemas[step].parse({ ...(usual as Record<string, object>)[step], ...input })
    const played = playStep(bookgunSystem, step, { state: this.state, input: whole, dice: tape, depth })
    tape.mustBeSpent()
    this.depth = depth
    this.state = played.state
    this.lines = played.lines
    this.title = played.title
    return this
  }

  /** @returns what the rules say against it. */
  refused(step: StepName, input: object = {}, falls: Falls = {}): string {
    const before = this.state
    try {
      this.do(step, input, falls)
    } catch (error) {
      if (this.state !== before) throw new Error('A refusal left something behind.', { cause: error })
      return (error as Error).message
    }
    throw new Error(`${step} was not refused.`)
  }

  /** A card is drawn from a real deck. */
  card(card: string): this {
    return this.do('drawCard', {}, { cards: [card] })
  }

  /** A card is drawn, and a unit moves on it: across clear ground in open order, but for what is said. */
  moves(card: string, name: string, asked: object, faces: readonly number[]): this {
    return this.card(card).do('move', { troop: this.id(name), ...asked }, { faces })
  }

  /** @returns how far a unit may move by its last move. */
  inches(name: string): number | undefined {
    return this.state.moves.find(({ troopId }) => troopId === this.id(name))?.inches
  }

  /** @returns the stages of its last move, as they are told. */
  stages(name: string): string[] {
    const move = this.state.moves.find(({ troopId }) => troopId === this.id(name))
    return this.state.stages
      .filter(({ moveId }) => moveId === move?.id)
      .map(({ title, dice, halfInches }) => `${title}: ${dice} = ${halfInches / 2}`)
  }

  troop(name: string): Troop {
    const found = this.state.troops.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is not there: ${this.state.troops.map((one) => one.name).join(', ')}.`)
    return found
  }

  id = (name: string): number => this.troop(name).id

  unit(name: string): Unit {
    const found = this.state.units.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is on no roster: ${this.state.units.map((one) => one.name).join(', ')}.`)
    return found
  }

  get army(): number {
    return this.state.sides[0]!.id
  }

  get insurgents(): number {
    return this.state.sides[1]!.id
  }

  get phase(): string {
    return this.state.games.at(-1)!.phase
  }

  /** All that have not acted pass. */
  endPhase(): this {
    return this.do('endPhase', { restPasses: true })
  }

  /** Fills cells in, with values of this test's own. */
  fill(...cells: readonly (readonly [table: string, row: string, figure: string, value: string])[]): this {
    for (const [table, rowKey, figure, value] of cells)
      this.do('fillIn', { tableId: `bag.${table}`, rowKey, figure, value })
    return this
  }

  /** @returns all lines of the last step as one text, those for all eyes. */
  get said(): string {
    return this.lines
      .filter(({ secret }) => !secret)
      .map(({ text }) => text)
      .join(' ')
  }
}

/** A campaign with its two players and an umpire, and nothing on its rosters. */
export const bookgunCampaign = (more: object = {}): BookgunTable =>
  new BookgunTable().do('beginCampaign', {
    ...{ title: 'Darreh', armyPlayer: 'Noor', armyForce: 'B Company', nation: 'canada' },
    ...{ insurgentPlayer: 'Sami', insurgentForce: 'Northern front', umpire: 'Ines', ...more },
  })

interface Placed {
  /** Key of its part; a section where nothing is said. */
  readonly part?: string
  readonly figures?: number
  readonly mobility?: string
  readonly formation?: 'close' | 'open' | 'column'
  readonly mounted?: boolean
  readonly waiting?: boolean
  readonly leader?: string
}

interface Setting {
  readonly game?: object
  readonly army?: Readonly<Record<string, Placed>>
  readonly insurgents?: Readonly<Record<string, Placed>>
  readonly mobs?: Readonly<Record<string, 'army' | 'insurgents' | 'nobody'>>
  /** Not yet the first turn. */
  readonly setUp?: true
}

/** A game with these units; a section and a cell where nothing is said. */
export function bookgunGame({ game = {}, army, insurgents, mobs = {}, setUp }: Setting = {}): BookgunTable {
  const table = bookgunCampaign()
  const sides = [
    ['canada.squad', army ?? { Section: {} }],
    ['insurgents.cell', insurgents ?? { Cell: {} }],
  ] as const
  for (const [usualPart, units] of sides)
    for (const [name, { part = usualPart, figures = null, leader = '', mobility }] of Object.entries(units)) {
      table.do('addUnit', { part, name, leader, formation: null, figures })
      if (mobility !== undefined)
        table.do('editUnit', { unit: table.unit(name).id, name, leader, formation: null, mobility })
    }
  for (const name of Object.keys(mobs))
    table.do('addUnit', { part: 'civilians.mob', name, formation: null, figures: 18 })
  table.do('beginGame', {
    scenario: 'Market day',
    setsUp: 'insurgents',
    sky: 'clear',
    weather: 'dry',
    roe: 'ROE3',
    ...game,
  })
  for (const [, units] of sides) {
    const rows = Object.entries(units).map(([name, { formation = 'open', mounted = false, waiting = false }]) => ({
      ...{ unit: table.unit(name).id, formation, mounted, waiting },
    }))
    if (rows.length > 0) table.do('deploy', { units: rows })
  }
  for (const [name, friendly] of Object.entries(mobs))
    table.do('deployMob', {
      unit: table.unit(name).id,
      friendly,
      runBy: table.state.sides[friendly === 'insurgents' ? 1 : 2]!.id,
    })
  return setUp ? table : table.do('startPlay')
}
