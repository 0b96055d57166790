import type { CampaignCard } from '../../../contract/campaign.ts'
import type { PhaseView, TurnView } from '../contract/turn.ts'

export interface PhaseGroup {
  readonly id: string
  readonly title: string
  readonly phases: readonly PhaseView[]
}

/** @returns the phases of a half-month in the parts that the step list folds. */
export const groupPhases = ({ phases, parts }: Pick<TurnView, 'phases' | 'parts'>): PhaseGroup[] =>
  parts
    .map(({ id, title }) => ({ id, title, phases: phases.filter(({ part }) => part === id) }))
    .filter((group) => group.phases.length > 0)

/** @returns "of 26"; a platoon that goes on with another Star passes the length of one tour. */
export const howFar = (turn: TurnView): string =>
  turn.ofTour <= turn.tourLength ? `of ${turn.tourLength}` : 'of the campaign'

/** @returns how the campaign ended, for its last page; null while it goes on. */
export function endOf(
  card: Extract<CampaignCard['state'], { kind: 'tour' }>,
  turn: TurnView,
): { readonly title: string; readonly text: string } | null {
  if (card.over === null) return null
  const half = turn.ofTour === 1 ? 'one half-month' : `${turn.ofTour} half-months`
  return {
    title: card.over.text,
    text: `${card.title}: ${half}, until ${turn.date.replace(/^./, (letter) => letter.toLowerCase())}. The journal and the roster stay here.`,
  }
}

/** A mission's result and points as the stamp shows them, once it has been judged. */
export function stampOf(turn: TurnView): { readonly result: string; readonly points: string | null } | null {
  const judged = turn.phases.find((one) => one.phase === 'missionResult')
  if (judged?.state !== 'done' || judged.outcome === null) return null
  return { result: judged.outcome, points: turn.phases.find((one) => one.phase === 'victoryPoints')?.outcome ?? null }
}
