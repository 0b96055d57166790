import type { OverviewView } from '../../../../contract/campaign.ts'
import type { TurnView } from '../../contract/turn.ts'
import type { StepName } from '../../../../contract/gameProcedures.ts'

/** The one thing to do next in a tour, as the overview offers it. */
export interface NextStep {
  readonly title: string
  readonly text: string
  /** Page of the book; null where there is none. */
  readonly page: number | null
  /** `step`: it can be done at once. `open`: another page has the form or the question for it. */
  readonly act:
    | { readonly kind: 'step'; readonly procedure: StepName; readonly dice: boolean }
    | { readonly kind: 'open'; readonly label: string; readonly page: 'halfMonth' | 'battle' }
  /** The briefing is wanted besides. */
  readonly briefing: boolean
  /** What leads to the battle, where it can be tracked but has not begun; else null. */
  readonly track: string | null
}

type Page = Extract<NextStep['act'], { kind: 'open' }>['page']
type Opened = readonly [title: string, label: string, page: Page]

const battles: Readonly<Record<Extract<TurnView['form'], { kind: 'report' }>['battle'], Opened>> = {
  ready: ['Read the briefing, then play the mission', 'Open the briefing', 'halfMonth'],
  fought: ['Play the battle', 'Go on with the battle', 'battle'],
  ended: ['The battle is over: report', 'Go to the report', 'halfMonth'],
}

function formOf({ form }: TurnView): Opened | null {
  if (form.kind === 'party') return ['Choose who goes', 'Choose who goes', 'halfMonth']
  return form.kind === 'report' ? battles[form.battle] : null
}

/**
 * @param waiting the step under way with its question.
 * @returns what comes next; null when nothing does, because the campaign is over.
 */
export function nextStep(turn: TurnView, waiting: OverviewView['pending'] = null): NextStep | null {
  const phase = turn.phases.find((one) => one.phase === turn.now) ?? null
  const page = phase?.page ?? null
  if (waiting) return pending(turn, waiting)
  if (turn.now === null) return null
  const form = formOf(turn)
  const open = (title: string, label: string, to: Page): NextStep => ({
    title,
    text: turn.explanation,
    page,
    act: { kind: 'open', label, page: to },
    briefing: turn.form.kind === 'report' && turn.form.battle !== 'ready',
    track: turn.form.kind === 'report' && turn.form.battle === 'ready' ? 'Track the battle' : null,
  })
  if (form) return open(...form)
  if (!phase?.procedure) return open(turn.heading, 'Say how it goes on', 'halfMonth')
  const act = { kind: 'step', procedure: phase.procedure, dice: phase.dice } as const
  return { title: phase.button, text: turn.explanation, page, act, briefing: false, track: null }
}

/** Steps whose questions stand on the page of the battle. */
const ofBattle: readonly string[] = ['fng.act', 'fng.beginBattle'] satisfies StepName[]

function pending(turn: TurnView, { procedure, reply }: NonNullable<OverviewView['pending']>): NextStep {
  const phase = turn.phases.find((one) => one.procedure === procedure)
  const { question, answered } = reply
  const asked = question.kind === 'choice' ? question.why : question.throws.map((one) => one.why)[0]
  const kept = answered === 1 ? ' One answer is kept.' : answered > 1 ? ` ${answered} answers are kept.` : ''
  return {
    title: phase?.button ?? turn.heading,
    text: `It waits for your ${question.kind === 'dice' ? 'dice' : 'choice'}: ${asked ?? ''}.${kept}`,
    page: phase?.page ?? null,
    act: { kind: 'open', label: 'Go on', page: ofBattle.includes(procedure) ? 'battle' : 'halfMonth' },
    briefing: false,
    track: null,
  }
}
