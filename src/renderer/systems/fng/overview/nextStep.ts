import type { TurnView } from '../../../../contract/views.ts'
import { isStep, type StepName } from '../../../composables/useStep.ts'
import { actionOf, isWithoutDice } from '../words.ts'

/** The one thing to do next in a tour, as the overview offers it. */
export interface NextStep {
  readonly title: string
  readonly text: string
  /** Page of the book; null where there is none. */
  readonly page: number | null
  /** `step`: it can be done at once. `open`: the half-month has the form or the question for it. */
  readonly act:
    | { readonly kind: 'step'; readonly procedure: StepName; readonly dice: boolean }
    | { readonly kind: 'open'; readonly label: string }
  /** The briefing is wanted before the battle. */
  readonly briefing: boolean
}

const forms: Readonly<Partial<Record<TurnView['form']['kind'], readonly [title: string, label: string]>>> = {
  party: ['Choose who goes', 'Choose who goes'],
  report: ['Play the mission, then report', 'Write the report'],
}

/** @returns what comes next; null when nothing does, because the campaign is over. */
export function nextStep(turn: TurnView): NextStep | null {
  const phase = turn.phases.find((one) => one.phase === turn.now) ?? null
  const page = phase?.page ?? null
  if (turn.pending) return pending(turn, turn.pending)
  if (turn.now === null) return null
  const form = forms[turn.form.kind]
  const open = (title: string, label: string): NextStep => ({
    title,
    text: turn.explanation,
    page,
    act: { kind: 'open', label },
    briefing: turn.form.kind === 'report',
  })
  if (form) return open(...form)
  if (!phase || !isStep(phase.procedure)) return open(turn.heading, 'Say how it goes on')
  const act = { kind: 'step', procedure: phase.procedure, dice: !isWithoutDice(phase) } as const
  return { title: actionOf(phase), text: turn.explanation, page, act, briefing: false }
}

function pending(turn: TurnView, { procedure, reply }: NonNullable<TurnView['pending']>): NextStep {
  const phase = turn.phases.find((one) => one.procedure === procedure)
  const { question, answered } = reply
  const asked = question.kind === 'choice' ? question.why : question.throws.map((one) => one.why)[0]
  const kept = answered === 1 ? ' One answer is kept.' : answered > 1 ? ` ${answered} answers are kept.` : ''
  return {
    title: phase ? actionOf(phase) : turn.heading,
    text: `It waits for your ${question.kind === 'dice' ? 'dice' : 'choice'}: ${asked ?? ''}.${kept}`,
    page: phase?.page ?? null,
    act: { kind: 'open', label: 'Go on' },
    briefing: false,
  }
}
