import type { Line } from '../../src/main/engine/lines.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { untold } from '../../src/games/skirmish/rules/blasts.ts'
import type { BeginGame, Deploy } from '../../src/games/skirmish/rules/inputs.ts'
import type { Figure, SkirmishState } from '../../src/games/skirmish/rules/state.ts'
import type { skirmishSteps } from '../../src/games/skirmish/rules/steps/skirmishSteps.ts'
import { skirmishSystem } from '../../src/games/skirmish/rules/system.ts'

type StepName = keyof typeof skirmishSteps

/** A game on a table of the tests: steps are played on it one after the other, with the faces that fall. */
export class SkirmishTable {
  state: SkirmishState = skirmishSystem.empty
  lines: readonly Line[] = []
  title = ''
  private depth = 0

  /**
   * Plays a step. All faces must be asked for, and no die that is not named.
   * @param pick the choice that is made, of figures by their names.
   */
  do(step: StepName, input: unknown = {}, faces: readonly number[] = [], pick: string | null = null): this {
    const seed = { seed: 1, depth: this.depth + 1 }
    const tape = openTape({ faces, dice: 'ask', choices: pick === null ? 'ask' : 'draw', ...seed })
    const dice = {
      ...tape,
      choose: (request: Parameters<typeof tape.choose>[0]) =>
        request.options.find(({ label }) => pick !== null && label.startsWith(pick))!.value as never,
    }
    const played = playStep(skirmishSystem, step, { state: this.state, input, dice, depth: this.depth + 1 })
    tape.mustBeSpent()
    this.depth += 1
    this.state = played.state
    this.lines = played.lines
    this.title = played.title
    return this
  }

  /** @returns what the rules say against it. */
  refused(step: StepName, input: unknown = {}, faces: readonly number[] = []): string {
    const before = this.state
    try {
      this.do(step, input, faces)
    } catch (error) {
      if (this.state !== before) throw new Error('A refusal left something behind.', { cause: error })
      return (error as Error).message
    }
    throw new Error(`${step} was not refused.`)
  }

  /** @returns a figure by its name. */
  figure(name: string): Figure {
    const found = this.state.figures.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is not there: ${this.state.figures.map((one) => one.name).join(', ')}.`)
    return found
  }

  id = (name: string): number => this.figure(name).id

  get us(): number {
    return this.state.sides[0]!.id
  }

  get them(): number {
    return this.state.sides[1]!.id
  }

  /** Puts counters on figures by hand, so that a test begins where it wants to. */
  counters(name: string, counters: number): this {
    const { id, out } = this.figure(name)
    return this.do('byHand', { figure: id, counters, out, words: '' })
  }

  /** Fills cells in, with values of this test's own. */
  fill(...cells: readonly (readonly [table: string, row: string, figure: string, value: string])[]): this {
    for (const [table, rowKey, figure, value] of cells)
      this.do('fillIn', { tableId: `skirmish.${table}`, rowKey, figure, value })
    return this
  }

  /** Says of all that went off that nobody was near it, where nothing has been said. */
  nobodyNear(): this {
    for (const { id } of untold(this.state)) this.do('strike', { blast: id, figures: [] })
    return this
  }

  /** Ends the turn of the side that is on, and checks the other side. */
  next(faces: readonly number[] = []): this {
    return this.nobodyNear().do('endTurn', { keep: [] }).do('startTurn', {}, faces)
  }

  /** @returns all lines of the last step as one text, those for all eyes. */
  get said(): string {
    return this.lines
      .filter(({ secret }) => !secret)
      .map(({ text }) => text)
      .join(' ')
  }
}

interface Someone {
  readonly name: string
  readonly weapon?: string
  readonly hidden?: boolean
  readonly place?: string
  readonly radio?: boolean
}

interface Setting extends Partial<Omit<BeginGame, 'first' | 'sides'>> {
  /** As games were begun before there were editions. */
  readonly older?: boolean
  readonly ours?: readonly Someone[]
  readonly theirs?: readonly Someone[]
  readonly vehicles?: Deploy['vehicles']
  readonly mortars?: Deploy['mortars']
  readonly shotsPerTurn?: number
  readonly supportTurns?: number
}

const man = ({ name, weapon = 'm16', hidden = false, place = '', radio = false }: Someone) => ({
  ...{ name, weapon, hidden, place, radio },
})

/** @returns a campaign with two players and no game yet. */
export const skirmishCampaign = (): SkirmishTable =>
  new SkirmishTable().do('beginCampaign', {
    title: 'Suoi Da',
    players: [
      { name: 'Ruth', force: '2nd squad' },
      { name: 'Tom', force: 'Tay Ninh cell' },
    ],
  })

/** @returns a game that is set up: Ruth, ours, has the first turn. */
export function setUpSkirmish(setting: Setting = {}): SkirmishTable {
  const table = skirmishCampaign()
  const { ours = [{ name: 'Able' }], theirs = [{ name: 'Minh', weapon: 'ak' }] } = setting
  const { vehicles = [], mortars = [], shotsPerTurn = 5 } = setting
  const hasRadio = [...ours, ...theirs].some(({ radio }) => radio)
  const supportTurns = setting.supportTurns ?? (hasRadio ? 2 : 0)
  const support = { shotsPerTurn, supportTurns }
  table.do('beginGame', {
    scenario: setting.scenario ?? 'The ford',
    hiddenRules: setting.hiddenRules ?? 'noise',
    acrossTurns: setting.acrossTurns ?? true,
    openNumbers: setting.openNumbers ?? false,
    smokeSpreadInches: setting.smokeSpreadInches ?? 12,
    ...(setting.older ? {} : { edition: setting.edition ?? 4 }),
    first: table.us,
    sides: [
      { side: table.us, ...support },
      { side: table.them, ...support },
    ],
  })
  const none = { men: [], vehicles: [], mortars: [] }
  table.do('deploy', { ...none, side: table.us, others: ours.map(man), vehicles, mortars })
  return table.do('deploy', { ...none, side: table.them, others: theirs.map(man) })
}

/** @returns a game in Ruth's first turn, at the phases of her figures or at her fire support. */
export const skirmish = (setting: Setting = {}): SkirmishTable => setUpSkirmish(setting).do('startTurn')

/** Figures of these tests' own, for tables that stand in no text. */
export const testDeviation = [
  ['deviation', '1', 'inches', '0'],
  ['deviation', '2', 'inches', '0'],
  ['deviation', '1', 'direction', 'north'],
  ['deviation', '2', 'direction', 'north'],
  ...['3', '4', '5', '6'].flatMap((row) => [
    ['deviation', row, 'direction', `side ${row}`] as const,
    ['deviation', row, 'inches', row] as const,
  ]),
] as const

export const testGrenades = [
  ['grenades', 'hand', 'range', '8'],
  ['grenades', 'fragmentation', 'counters', '2'],
  ['grenades', 'fragmentation', 'inches', '3'],
  ['grenades', 'phosphorus', 'inches', '4'],
  ['grenades', 'phosphorus', 'turns', '2'],
] as const
