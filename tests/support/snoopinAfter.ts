import type { Answer } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { patchRow } from '../../src/main/engine/state.ts'
import { playStep, type Rules } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { momentsOf, type Moments, type Passed } from '../../src/games/snoopin/rules/moments.ts'
import type { Fate, Left, Man, Part, SnoopinState } from '../../src/games/snoopin/rules/state.ts'
import { snoopinSystem } from '../../src/games/snoopin/rules/system.ts'

type StepName = keyof typeof snoopinSystem.steps

interface Setting {
  readonly part?: Part
  /** Turns of the campaign. */
  readonly length?: number | null
  readonly ranksSealed?: boolean
  /** Both sides are regulars. */
  readonly regulars?: boolean
}

/** Ids of the rows that every such campaign begins with. */
export const ids = { us: 1, them: 2, platoon: 11, other: 12, turn1: 21, turn2: 22, a: 31, b: 32, c: 33 } as const

const man = (id: number, name: string, teamId: number | null): Man => ({
  ...{ id, name, teamId, forceId: ids.platoon, squadId: teamId === null ? null : 41, role: 'man' as const },
  ...{ leadership: null, troopQuality: null, morale: null, quality: null, status: 'fit' as const, category: null },
  ...{ sinceTurnId: null, joinedTurnId: null, ratingRolled: false, replaced: false, note: '' },
})

const team = (id: number, name: string) => ({
  ...{ id, name, squadId: 41, troopQuality: 8, morale: 10, strength: 4, firepower: 0, defence: 0, reaction: 0 },
})

const turn = (id: number, number: number) => ({
  ...{ id, number, scenario: '', random: true, pieces: 10, hotSpots: '', gameTurn: 6, gameOver: true },
  ...{ winnerId: ids.us, margin: 'marginal', words: '' },
})

const sideTurn = (id: number, turnId: number, sideId: number) => ({
  ...{ id, turnId, sideId, fogCards: 0, edge: '', points: 10, pows: 0, campaignPoints: null, built: null },
})

/**
 * A platoon of two teams that went out and one that stayed, against an insurgency, in its second turn after the game: 1-A of
 * Able, Baker, Cole and Dunn; 1-B of Eads, Fry, Gant and Hall; 1-C rests; Lt Ives is of the headquarters. All are Trained.
 */
function beginning({
  part = 'casualties',
  length = null,
  ranksSealed = false,
  regulars = false,
}: Setting): SnoopinState {
  const kind = regulars ? 'regulars' : 'insurgents'
  const names = ['Able', 'Baker', 'Cole', 'Dunn', 'Eads', 'Fry', 'Gant', 'Hall', 'Jett', 'Kerr', 'Lund', 'Moss']
  const force = { player: '', troopQuality: 8, morale: 10, confidence: 'Confident', supply: 'Average', note: '' }
  const both = [ids.us, ids.them]
  return {
    ...snoopinSystem.empty,
    tour: [
      {
        ...{ id: 3, title: 'The valley', kind: 'free', setting: '', length, turnId: ids.turn2, part, coop: false },
        ...{ blockingInches: 6, ranksSealed, winnerId: null, words: '' },
      },
    ],
    sides: [
      { id: ids.us, name: 'Kilo', kind: 'regulars', player: 'Ellis', agreedTurnId: null },
      { id: ids.them, name: 'The cells', kind, player: 'Kim', agreedTurnId: null },
    ],
    forces: [
      { ...force, id: ids.platoon, sideId: ids.us, name: '3rd Platoon' },
      { ...force, id: ids.other, sideId: ids.them, name: 'The insurgency' },
    ],
    squads: [{ id: 41, forceId: ids.platoon, name: '1st squad' }],
    teams: [team(ids.a, '1-A'), team(ids.b, '1-B'), team(ids.c, '1-C')],
    men: [
      ...names.map((name, i) => man(101 + i, name, 31 + Math.floor(i / 4))),
      { ...man(113, 'Lt Ives', null), role: 'officer' },
    ],
    insurgencies: regulars
      ? []
      : [
          {
            ...{ id: 51, forceId: ids.other, supplies: 0, troops: 0, tactics: 0, leadership: 0, disillusioned: false },
          },
        ],
    turns: [turn(ids.turn1, 1), turn(ids.turn2, 2)],
    sideTurns: [ids.turn1, ids.turn2].flatMap((of, t) => both.map((side, s) => sideTurn(61 + 2 * t + s, of, side))),
    committed: [ids.a, ids.b].map((teamId, i) => ({
      ...{ id: 71 + i, turnId: ids.turn2, teamId, purchaseId: null, wasFatigued: false },
    })),
  }
}

/** Who steps up after whom; null: the replacement. */
interface Chosen {
  readonly key: string
  readonly after: string
  readonly man: string | null
}

/** A campaign after its second game, on a table of the tests. */
export class AfterTable {
  state: SnoopinState
  lines: readonly Line[] = []
  /** Of the last step. */
  title = ''
  rules: Rules | null = null
  /** What it went through, as a journal tells it. */
  readonly passed: Passed[] = []
  private depth = 5

  constructor(setting: Setting = {}) {
    this.state = beginning(setting)
  }

  /** Plays a step. All faces and choices must be asked for, and none that is not named; a choice is a man by his name. */
  do(step: StepName, input: unknown = {}, faces: readonly number[] = [], chosen: readonly Chosen[] = []): this {
    const depth = this.depth + 1
    const answers = chosen.map(({ key, after, man }): Answer => ({
      ...{ kind: 'choice', key, subject: this.man(after).id, occurrence: 0, by: 'player' },
      value: man === null ? 'outside' : String(this.man(man).id),
    }))
    const dice = openTape({ answers, faces, dice: 'ask', choices: 'ask', seed: 1, depth })
    const rules = this.rules ? { rules: this.rules } : null
    // What a test has put there itself is a step of its own.
    if (this.passed.at(-1)?.state !== this.state)
      this.passed.push({ entry: { step: 'put', input: {} }, state: this.state })
    const played = playStep(snoopinSystem, step, { state: this.state, input, dice, depth, ...rules })
    dice.mustBeSpent()
    this.depth = depth
    this.state = played.state
    this.lines = played.lines
    this.title = played.title
    this.passed.push({ entry: { step, input }, state: played.state })
    return this
  }

  /** @returns the campaign at the moments of its second turn, or of another. */
  moments(turn: number = ids.turn2): Moments {
    return momentsOf(this.passed, this.state, { id: turn })
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

  man(name: string): Man {
    const found = this.state.men.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is not there.`)
    return found
  }

  /** Rewrites a row, so that a test begins where it wants to. */
  put<K extends keyof SnoopinState>(collection: K, id: number, patch: Partial<SnoopinState[K][number]>): this {
    this.state = patchRow(this.state, collection, id, patch as never)
    return this
  }

  putMan(name: string, patch: Partial<Man>): this {
    return this.put('men', this.man(name).id, patch)
  }

  add<K extends keyof SnoopinState>(collection: K, row: Omit<SnoopinState[K][number], 'id'>): this {
    const id = 1000 + Object.values(this.state).flat().length
    this.state = { ...this.state, [collection]: [...this.state[collection], { ...row, id }] }
    return this
  }

  /** Somebody is hit in the turn under way. */
  hit(name: string, fate: Fate, left: Left | null = null): this {
    const hit = { manId: this.man(name).id, fate, left, category: null, rolledTurnId: null }
    return this.add('casualties', { ...hit, turnId: ids.turn2 })
  }

  /** Somebody is in a pool since a turn. */
  pool(status: 'returnPool' | 'replacementPool', sinceTurnId: number, ...names: readonly string[]): this {
    const category = status === 'returnPool' ? 'incapacitating' : 'serious'
    for (const name of names) this.putMan(name, { status, category, sinceTurnId })
    return this
  }

  tired(teamId: number, ...keys: readonly string[]): this {
    for (const key of keys) this.add('fatigues', { teamId, key, turnId: ids.turn1 })
    return this
  }

  get part(): Part {
    return this.state.tour[0]!.part
  }

  team = (id: number) => this.state.teams.find((one) => one.id === id)!

  /** @returns all lines of the last step as one text, those for all eyes. */
  get said(): string {
    return this.lines
      .filter(({ secret }) => !secret)
      .map(({ text }) => text)
      .join(' ')
  }
}

/** What a team did that lets it roll on Unit Development. */
export const fought = (team: number) => ({ team, engaged: true, wasEngaged: true, abandoned: false })
