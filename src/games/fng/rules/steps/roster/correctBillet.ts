import { refuse } from '../../../../../main/engine/mustBe.ts'
import { patchRow, rowById } from '../../../../../main/engine/state.ts'
import type { Rules, Step } from '../../../../../main/engine/system.ts'
import type { BilletChanges, CorrectBillet } from '../../inputs.ts'
import { squadName, tourOf } from '../../people.ts'
import { issueItems, layDown } from '../../platoon/issue.ts'
import { postsFor } from '../../platoon/postChoice.ts'
import type { Billet, FngState } from '../../state.ts'
import { weaponShortName } from '../../weapons.ts'
import { inSentence, postNames } from '../../words.ts'
import { mustBeWeapon } from './check.ts'
import { mustHaveReason, sayCorrections, type Corrected } from './correction.ts'

/** Puts right by hand what stands wrongly of a place in the platoon: its post and its weapons. */
export const correctBillet: Step<FngState, CorrectBillet> = {
  title: (state, { billetId }) => `Correct ${calledAs(rowById(state.billets, billetId, 'place in the platoon'))}`,
  run({ state, input, rules, newId, say }) {
    tourOf(state)
    const billet = rowById(state.billets, input.billetId, 'place in the platoon')
    mustHaveReason(input.reason)
    const { post = billet.post, weapon = billet.weapon, sidearm = billet.sidearm } = input.changes
    if (!postsFor(rules, state, billet).includes(post)) refuse(whyNotPost(billet, post))
    mustBeKnown(input.changes)
    const next = { ...billet, post, weapon, sidearm }
    sayCorrections(calledAs(billet), differences(rules, billet, next), input.reason, say)
    // What goes with the old post stays with the squad, what goes with the new one is handed out (FNG pp. 8-10).
    const laidDown = post === billet.post ? state : layDown(rules, state, billet)
    const written = patchRow(laidDown, 'billets', billet.id, { post, weapon, sidearm })
    return post === billet.post ? written : issueItems(rules, written, next, newId)
  },
}

/** "2nd squad, line 4, rifleman" */
const calledAs = (billet: Billet): string =>
  `${squadName(billet.squad)}, line ${billet.line}, ${inSentence(postNames[billet.post])}`

const whyNotPost = (billet: Billet, post: Billet['post']): string =>
  `${calledAs(billet)}: his place cannot be that of a ${inSentence(postNames[post])}. Posts follow the army list, and a leader's place stays one: move men instead.`

function mustBeKnown({ weapon, sidearm }: BilletChanges): void {
  if (weapon !== undefined) mustBeWeapon(weapon)
  if (sidearm !== undefined && sidearm !== null) mustBeWeapon(sidearm)
}

function differences(rules: Rules, was: Billet, is: Billet): Corrected[] {
  const row = { collection: 'billets', id: was.id } as const
  const sidearmOf = ({ sidearm }: Billet) => (sidearm === null ? 'none' : weaponShortName(sidearm, rules))
  const fields = [
    { field: 'post', what: 'post', from: inSentence(postNames[was.post]), to: inSentence(postNames[is.post]) },
    {
      field: 'weapon',
      what: 'weapon',
      from: weaponShortName(was.weapon, rules),
      to: weaponShortName(is.weapon, rules),
    },
    { field: 'sidearm', what: 'sidearm', from: sidearmOf(was), to: sidearmOf(is) },
  ] as const
  return fields.filter(({ field }) => was[field] !== is[field]).map((field) => ({ ...row, ...field }))
}
