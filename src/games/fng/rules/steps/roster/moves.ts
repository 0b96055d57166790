import { RuleError } from '../../../../../main/engine/errors.ts'
import { note } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { patchRow, rowById } from '../../../../../main/engine/state.ts'
import type { Step, StepArgs } from '../../../../../main/engine/system.ts'
import type { MoveSoldier, MoveUnit } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { billetOf, holderOf, mustStandAt, soldierById, squadName } from '../../people.ts'
import { settlePlace } from '../../platoon/handOn.ts'
import { attributesOfComers } from '../../aftermath/attributes.ts'
import { issueItems, layDown } from '../../platoon/issue.ts'
import { rankAfterMove } from '../../platoon/posts.ts'
import type { Billet, FngState, Soldier } from '../../state.ts'
import { corpsNames, postNames } from '../../words.ts'
import { warnOfCorps } from './corps.ts'

/**
 * Moves a man to another place of the platoon between missions; whoever stands there takes the place he leaves.
 * Weapons, radios and smoke belong to the places, so guns stay manned; a man's Attributes go with him, and who comes into
 * the Star's squad without one rolls it (p. 5).
 */
export const moveSoldier: Step<FngState, MoveSoldier> = {
  title: (state, { soldierId }) => `Move ${fullName(state, soldierById(state, soldierId))}`,
  run(args) {
    const { state, input } = args
    mustStandAt(state, 'contact')
    const man = soldierById(state, input.soldierId)
    const from = billetOf(state, man.id)
    if (!from) throw new RuleError('no-longer-applies', `${fullName(state, man)} has left the platoon.`)
    const to = rowById(state.billets, input.billetId, 'place in the platoon')
    if (to.id === from.id) refuse(`${fullName(state, man)} stands there already.`)
    mustLeaveLeader(state, from, to, man)
    // What the player says holds: nobody takes back a place that he gave away.
    const settled = [from, to].reduce((now, { id }) => settlePlace(now, id), state)
    const laidDown = layDown(args.rules, layDown(args.rules, settled, from), to)
    const { soldierId, openSince, automatic } = to
    const left = patchRow(laidDown, 'billets', from.id, { soldierId, openSince, automatic })
    const moved = patchRow(left, 'billets', to.id, { soldierId: man.id, openSince: null, automatic: false })
    const placed = [to.id, from.id].reduce((now, id) => settle(args, now, id), moved)
    return attributesOfComers(state, placed, args)
  },
}

/**
 * Men are moved to fill squads (FNG p. 53). The platoon leader is made anew when the last one has left, and until then
 * the highest NCO commands without the post (pp. 16, 103, 105): nobody is moved to it or away from it.
 */
function mustLeaveLeader(state: FngState, from: Billet, to: Billet, man: Soldier): void {
  if (from.post === 'platoonLeader')
    refuse(`${fullName(state, man)} leads the platoon and keeps his post until he leaves it: move other men instead.`)
  if (to.post === 'platoonLeader')
    refuse(
      `${fullName(state, man)} cannot be moved to the post of platoon leader: a new one comes by himself at the end of a half-month. Until then the platoon sergeant commands from his own place.`,
    )
}

type Args = StepArgs<FngState, MoveSoldier>

/** Gives the man of a place its rank where that is higher, and takes up what goes with it. */
function settle({ rules, newId, say }: Args, state: FngState, billetId: number): FngState {
  const billet = rowById(state.billets, billetId, 'place in the platoon')
  const man = holderOf(state, billet)
  if (!man) return state
  const rank = rankAfterMove(state.tour[0]!.list, billet.post, man)
  const ranked = patchRow(state, 'soldiers', man.id, rank)
  const own = ranked.equipment.map((row) => (row.soldierId === man.id ? { ...row, squad: billet.squad } : row))
  const text = `${fullName(ranked, { ...man, ...rank })} is now ${postNames[billet.post]}, ${squadName(billet.squad)}.`
  say(note(text, { about: { collection: 'billets', id: billet.id, field: 'soldierId' } }))
  return issueItems(rules, { ...ranked, equipment: own }, billet, newId)
}

/** Moves the unit to another Corps, at the player's wish (FNG p. 53). */
export const moveUnit: Step<FngState, MoveUnit> = {
  title: (_, { corps }) => `Move to ${corpsNames[corps]}`,
  run({ state, input, rules, say }) {
    const tour = mustStandAt(state, 'contact')
    if (tour.corps === input.corps) refuse(`${tour.unit} is in ${corpsNames[input.corps]} already.`)
    const about = { collection: 'tour', id: tour.id, field: 'corps' }
    say(note(`${tour.unit} moves from ${corpsNames[tour.corps]} to ${corpsNames[input.corps]}.`, { about, page: 53 }))
    warnOfCorps(rules, tour.list, input.corps, say)
    // The area of the last mission lies in the Corps left behind: nobody has the +2 of p. 54 at first.
    return patchRow(state, 'tour', tour.id, { corps: input.corps, lastArea: null })
  },
}
