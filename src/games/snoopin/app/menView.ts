import { rowIn } from '../../../main/engine/state.ts'
import type { ManView } from '../contract/forces.ts'
import { ranksAreSealed } from '../rules/kept.ts'
import type { Man, SnoopinState } from '../rules/state.ts'
import { hasPast } from '../rules/steps/campaign/squads.ts'
import { words } from './outcomeWords.ts'
import { roleNames, statusWords } from './rowWords.ts'

/** @returns a man as the pages show him. */
export function manView(state: SnoopinState, man: Man): ManView {
  const { id, name, role, leadership, status, note, squadId, teamId, quality } = man
  return {
    ...{ id, name, role, leadership, status, note, squad: squadId, team: teamId },
    mayMove: !man.replaced,
    mayLeave: !ranksAreSealed(state) && !hasPast(state, man),
    roleName: roleNames[role] ?? role,
    quality: quality === null ? '' : (words.replacement.get(quality)?.does ?? quality),
    away: awayWords(state, man),
  }
}

/** @returns "in the Return to Duty Pool, turn 5"; empty of the fit. */
function awayWords(state: SnoopinState, { status, category, sinceTurnId }: Man): string {
  if (status === 'fit') return ''
  const since = sinceTurnId === null ? undefined : rowIn(state.turns, sinceTurnId)
  const why = category === null ? undefined : words.casualty.get(category)?.name
  const inPool = status === 'returnPool' || status === 'replacementPool' || status === 'sentHome'
  return [
    statusWords[status]!,
    inPool && why !== undefined ? why.toLowerCase() : null,
    since ? `turn ${since.number}` : null,
  ]
    .filter((one) => one !== null)
    .join(', ')
}
