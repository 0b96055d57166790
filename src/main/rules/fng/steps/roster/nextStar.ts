import { note } from '../../../../engine/lines.ts'
import { addRows, patchRow } from '../../../../engine/state.ts'
import { RuleError } from '../../../../engine/errors.ts'
import type { Step } from '../../../../engine/system.ts'
import type { NextStar } from '../../inputs.ts'
import { attributesOf, billetOf, fullName, mustStandAt, soldierById } from '../../people.ts'
import { attributeName } from '../../platoon/man.ts'
import type { FngState } from '../../state.ts'
import { mustBeAttributes, refuse, starAttributes } from './check.ts'

/**
 * A man of the platoon becomes the Star in place of one who was lost, and the campaign turn goes on where it stopped.
 * He keeps his REP and his DEROS; he chooses Attributes on top of his own, up to a Star's two in all (FNG p. 5).
 */
export const nextStar: Step<FngState, NextStar> = {
  title: (state, { soldierId }) => `${fullName(soldierById(state, soldierId))} becomes the Star`,
  run({ state, input, say, newId }) {
    const tour = mustStandAt(state, 'starLost')
    const man = soldierById(state, input.soldierId)
    if (!billetOf(state, man.id)) throw new RuleError('no-longer-applies', `${fullName(man)} has left the platoon.`)
    if (man.status !== 'present') refuse(`${fullName(man)} is not with the platoon just now: choose another.`)
    const own = attributesOf(state, man.id)
    mustBeAttributes([...own, ...input.attributes])
    if (input.attributes.length > Math.max(0, starAttributes - own.length))
      refuse(`${fullName(man)} has ${own.length} of the ${starAttributes} Attributes of a Star already.`)
    const rows = input.attributes.map((attribute) => ({ id: newId(), soldierId: man.id, attribute }))
    const names = [...own, ...input.attributes].map(attributeName).join(', ')
    const about = { collection: 'tour', id: tour.id, field: 'starId' }
    say(
      note(`${fullName(man)}, REP ${man.rep}, is the Star from now on${names === '' ? '' : `: ${names}`}.`, { about }),
    )
    const next = { starId: man.id, phase: tour.resume ?? 'contact', resume: null, ending: null } as const
    return patchRow(addRows(state, 'attributes', rows), 'tour', tour.id, next)
  },
}
