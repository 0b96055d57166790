import type { StepName } from '../../../../contract/gameProcedures.ts'
import type { TurnView } from '../../contract/turn.ts'
import { simulateBattle } from '../../rules/simulation.ts'

/** What a player decides, made up: for demonstrations and the sample tour, whose battles nobody fights. */

type Turn = Pick<TurnView, 'phases' | 'form'>

/** @returns the procedure that a turn waits for; null when the campaign is over. */
export function nextProcedure({ form, phases }: Turn): StepName | null {
  if (form.kind === 'nextStar') return form.candidates.length > 0 ? 'fng.nextStar' : 'fng.endCampaign'
  return phases.find((phase) => phase.state === 'now')?.procedure ?? null
}

/**
 * @param seed of the tour; the same seed gives the same battles.
 * @returns what a player would fill in where the turn stands.
 */
export function inputFor({ form }: Turn, seed: number): unknown {
  if (form.kind === 'report') return simulateBattle(form, seed)
  if (form.kind === 'party') return { squads: [partySquad(form)], stayBehind: [] }
  if (form.kind === 'nextStar') return nextStar(form)
  if (form.kind === 'area') return { area: null }
  return {}
}

/** The Star's squad, unless too few of it are here: then the strongest. */
function partySquad({ squads, starSquad }: Extract<TurnView['form'], { kind: 'party' }>): number {
  const own = squads.find(({ squad }) => squad === starSquad)
  if (own && own.fit >= 4) return own.squad
  return [...squads].sort((a, b) => b.fit - a.fit)[0]?.squad ?? starSquad
}

function nextStar({ candidates, attributes }: Extract<TurnView['form'], { kind: 'nextStar' }>) {
  const man = candidates[0]!
  const held = man.attributes.map(({ id }) => id)
  const more = attributes.map(({ id }) => id).filter((id) => !held.includes(id))
  return { soldierId: man.id, attributes: more.slice(0, Math.max(0, 2 - held.length)) }
}
