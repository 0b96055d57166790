import type { AutoplayView } from '../../../src/contract/campaign.ts'
import { formOfStep, gameIds } from '../../../src/contract/gameProcedures.ts'
import type { StepFormView } from '../../../src/contract/inputField.ts'
import { procedures } from '../../../src/contract/procedures.ts'
import type { StepReply } from '../../../src/contract/question.ts'
import type { Reply } from '../../../src/contract/rpc.ts'
import type { BattleForm, BattleView } from '../../../src/games/fng/contract/battle.ts'
import type { Pick } from '../../support/randomForms.ts'
import { enteredIn, filled } from './byForm.ts'
import { callBySchema } from './bySchema.ts'
import { garbled } from './garble.ts'
import { fighting } from './bases.ts'

/** A call that somebody makes up. */
export interface Forged {
  /** How it was made up. */
  readonly by: 'what comes next' | 'form of a step' | 'form of a battle action' | 'answer' | 'schema' | 'garbled'
  readonly procedure: string
  readonly input: unknown
}

/** Asks the program itself, as its screens do. */
export type Asking = (procedure: string, input: object) => Promise<Reply>

/** A step that waits for dice or a choice. */
interface Waiting {
  readonly campaign: string
  readonly reply: Extract<StepReply, { status: 'wanted' }>
}

/** Steps that are made of fields: the program gives a form for each. */
const formed = new Map(
  gameIds.map((game): [string, readonly string[]] => [
    game,
    Object.keys(procedures).filter((name) => name.startsWith(`${game}.`) && formOfStep(name) !== null),
  ]),
)

/** Who makes calls up. It draws what fits from what the program gives out: forms, options, what comes next, questions. */
export class Forger {
  readonly #ask: Asking
  readonly #pick: Pick
  readonly #games: ReadonlyMap<string, string>
  readonly #campaigns: readonly string[]
  #last: Forged | null = null
  #question: Waiting | null = null

  /** @param games of the campaigns that are called at, by their names. */
  constructor(ask: Asking, pick: Pick, games: ReadonlyMap<string, string>) {
    this.#ask = ask
    this.#pick = pick
    this.#games = games
    this.#campaigns = [...games.keys()]
  }

  /** @returns the next call. */
  async next(): Promise<Forged> {
    const call = (await this.#made()) ?? this.#bySchema()
    this.#last = call
    return call
  }

  /** Tells it what a call of its own came to. */
  heard({ input }: Forged, reply: Reply): void {
    this.#question = null
    if (!reply.ok || typeof input !== 'object' || input === null || !('campaign' in input)) return
    const value = reply.value as StepReply | null
    if (value !== null && typeof value === 'object' && 'status' in value && value.status === 'wanted')
      this.#question = { campaign: String(input.campaign), reply: value }
  }

  async #made(): Promise<Forged | null> {
    if (this.#question !== null && this.#pick(5) > 0) return this.#answer(this.#question)
    const way = this.#pick(20)
    if (way < 6) return this.#battleAction()
    if (way < 10) return this.#byForm()
    if (way < 12) return this.#comesNext()
    if (way < 16 && this.#last !== null)
      return { ...this.#last, by: 'garbled', input: garbled(this.#last.input, this.#pick) }
    return null
  }

  #bySchema(): Forged {
    return { by: 'schema', ...callBySchema(this.#campaigns, this.#pick) }
  }

  #campaign(): string {
    return this.#campaigns[this.#pick(this.#campaigns.length)]!
  }

  /** Dice and choices are the program's, or asked for. */
  #telling(): object {
    return this.#pick(4) === 0 ? { dice: 'player' } : { dice: 'program', choices: 'program' }
  }

  async #comesNext(): Promise<Forged | null> {
    const campaign = this.#campaign()
    const seed = this.#pick(1000)
    const look = async (holder: number | null): Promise<AutoplayView | null> => {
      const reply = await this.#ask('campaign.autoplay', { campaign, seed, holder })
      return reply.ok ? (reply.value as AutoplayView) : null
    }
    const first = await look(null)
    const view = first?.holder == null ? first : await look(first.holder)
    if (!view?.next || campaign === fighting) return null
    const { procedure, input, faces } = view.next
    return {
      by: 'what comes next',
      procedure,
      input: { campaign, input, faces, dice: 'program', choices: 'program', holder: view.holder },
    }
  }

  async #byForm(): Promise<Forged | null> {
    const campaign = this.#campaign()
    const steps = formed.get(this.#games.get(campaign)!)!
    const procedure = steps[this.#pick(steps.length)]!
    const reply = await this.#ask('step.form', { campaign, step: procedure })
    if (!reply.ok) return null
    const form = reply.value as StepFormView
    const input = filled(form.input, form.fields, this.#pick)
    return { by: 'form of a step', procedure, input: { campaign, input, ...this.#telling() } }
  }

  async #battleAction(): Promise<Forged | null> {
    const campaign = fighting
    const battle = await this.#ask('fng.battle', { campaign })
    const view = battle.ok ? (battle.value as BattleView) : null
    if (view?.status === 'ready')
      return { by: 'what comes next', procedure: 'fng.beginBattle', input: { campaign, input: {} } }
    if (view === null || view.status === 'none') return null
    // Ended it would stay so for the rest of the calls.
    const open = view.actions.filter(({ name, refused }) => refused === null && name !== 'endBattle')
    const action = open[this.#pick(open.length)]?.name
    if (action === undefined) return null
    let values: BattleForm['values'] = {}
    for (let looks = 0; looks < 3; looks++) {
      const reply = await this.#ask('fng.battleForm', { campaign, action, values, selected: [] })
      if (!reply.ok) return null
      const form = reply.value as BattleForm
      values = looks > 0 && form.problem === null ? form.values : enteredIn(form, this.#pick)
      if (looks > 0 && form.problem === null) break
    }
    return {
      by: 'form of a battle action',
      procedure: 'fng.act',
      input: { campaign, input: { action, values }, ...this.#telling() },
    }
  }

  #answer({ campaign, reply: { question } }: Waiting): Forged {
    const answered = (answers: readonly object[], more: object = {}): Forged => ({
      by: 'answer',
      procedure: 'pending.answer',
      input: { campaign, answers, ...more },
    })
    if (this.#pick(3) === 0) return answered([], { rollTheRest: true })
    if (question.kind === 'choice') {
      const { key, subject, occurrence, options } = question
      const value = options[this.#pick(options.length)]?.value
      return answered([{ kind: 'choice', key, subject, occurrence, value, by: 'player' }])
    }
    return answered(
      question.throws.map(({ key, subject, occurrence, count, sides = 6 }) => ({
        ...{ kind: 'dice', key, subject, occurrence, by: 'player' },
        ...(sides === 6 ? {} : { sides }),
        faces: Array.from({ length: count }, () => 1 + this.#pick(sides)),
      })),
    )
  }
}
