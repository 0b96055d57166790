import { note } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { firstPhase } from '../../flow.ts'
import type { NextStar } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { mustStandAt, soldierById } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { mustBeHere, riseToStar, withAttributes } from '../players/star.ts'

/**
 * A man of the platoon becomes the Star in place of one who was lost, and the campaign turn goes on where it stopped.
 * Where several play, the player of the lost Star plays him.
 */
export const nextStar: Step<FngState, NextStar> = {
  title: (state, { soldierId }) => `${fullName(state, soldierById(state, soldierId))} becomes the Star`,
  run({ state, input, say, newId }) {
    const tour = mustStandAt(state, 'starLost')
    const man = soldierById(state, input.soldierId)
    mustBeHere(state, man)
    const friend = state.players.find((player) => player.soldierId === man.id)
    if (friend) refuse(`${fullName(state, man)} is played by ${friend.name}: choose another.`)
    const risen = riseToStar(state, man, input.attributes, newId)
    const about = { collection: 'tour', id: tour.id, field: 'starId' }
    const text = `${fullName(state, man)}, REP ${man.rep}, is the Star from now on${withAttributes(risen, man)}.`
    say(note(text, { about }))
    const next = { starId: man.id, phase: tour.resume ?? firstPhase, resume: null, ending: null } as const
    const player = state.players.find(({ soldierId }) => soldierId === tour.starId)
    const seated = player ? patchRow(risen, 'players', player.id, { soldierId: man.id }) : risen
    return patchRow(seated, 'tour', tour.id, next)
  },
}
