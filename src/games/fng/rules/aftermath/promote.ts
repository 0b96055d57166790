import { note } from '../../../../main/engine/lines.ts'
import { patchRow } from '../../../../main/engine/state.ts'
import { fullName } from '../naming.ts'
import { billetOf, holderOf, soldierById, squadName, tourOf } from '../people.ts'
import { issueItems, itemsOf } from '../platoon/issue.ts'
import { uniformOf } from '../platoon/man.ts'
import type { Billet, FngState, Post, Soldier } from '../state.ts'
import { inSentence, postNames } from '../words.ts'
import { aboutMan, type Hands } from './hands.ts'

/**
 * A man takes over a vacant leader's post with its rank and weapon; the hole, or the new arrival who kept the place,
 * moves to the slot he leaves (FNG p. 105: each promotion opens the post below).
 */
export function promote(state: FngState, man: Soldier, to: Billet, hands: Hands): FngState {
  const from = billetOf(state, man.id)
  const moved = from === null || from.id === to.id ? state : swap(state, man, from, to)
  const promoted = withRankOf(moved, man.id, to.post)
  const now = soldierById(promoted, man.id)
  const where = to.squad === 0 ? '' : ` of the ${squadName(to.squad)}`
  const rank = now.rank === man.rank ? '' : `, now ${now.rank}`
  const text = `${fullName(state, man)} becomes ${inSentence(postNames[to.post])}${where}${rank}.`
  hands.say(note(text, { about: aboutMan(now, 'rank'), page: 105 }))
  return handOver(promoted, man, from, to, hands)
}

/** @returns the state with a man's rank and grade those of a post. */
export function withRankOf(state: FngState, soldierId: number, post: Post): FngState {
  const { rank, grade } = uniformOf(tourOf(state).list, post)
  return patchRow(state, 'soldiers', soldierId, { rank, grade })
}

function swap(state: FngState, man: Soldier, from: Billet, to: Billet): FngState {
  const keeper = holderOf(state, to)
  const filled = patchRow(state, 'billets', to.id, { soldierId: man.id, openSince: null, automatic: false })
  return patchRow(filled, 'billets', from.id, {
    soldierId: keeper?.id ?? null,
    openSince: keeper ? null : to.openSince,
    automatic: keeper ? false : to.automatic,
  })
}

/** What goes with the old post stays with its squad, his own things go with him, the new post's are handed out (FNG pp. 8-10). */
function handOver(state: FngState, man: Soldier, from: Billet | null, to: Billet, { rules, newId }: Hands): FngState {
  const old = from === null ? [] : itemsOf(rules, tourOf(state).list, from.post)
  const laidDown = state.equipment.map((row) => {
    if (row.soldierId !== man.id) return row
    return old.includes(row.item) ? { ...row, soldierId: null } : { ...row, squad: to.squad }
  })
  const issued = [to.id, ...(from === null ? [] : [from.id])]
  return issued.reduce<FngState>(
    (next, id) =>
      issueItems(
        rules,
        next,
        next.billets.find((billet) => billet.id === id)!,
        newId,
      ),
    { ...state, equipment: laidDown },
  )
}
