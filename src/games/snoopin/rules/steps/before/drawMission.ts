import { refuse } from '../../../../../main/engine/mustBe.ts'
import { drawSalt, keptWords } from '../../../../../main/engine/proofs.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import type { DrawMission } from '../../inputs.ts'
import { digestOf, missionOf } from '../../missions.ts'
import { stepOf } from '../../scene.ts'
import { mission as missions } from '../../tables/mission.ts'
import { mustBe } from '../../turn.ts'
import { nameOf, turnWords } from '../../titles.ts'
import { passOn } from '../../flow.ts'

/** A regular side's mission, known to its player and the program alone until it is opened (p. 6-8). */
export const drawMission = stepOf<DrawMission>(
  (state, { side }) => `Mission of ${nameOf(state, 'sides', side)}, ${turnWords(state)}`,
  (scene, { side: sideId }) => {
    const turn = mustBe(scene.state, 'mission')
    const { name, kind } = rowById(scene.state.sides, sideId, 'side')
    if (kind === 'insurgents') refuse(`${name} draw no mission: they gain where the regulars fail.`)
    if (missionOf(scene.state, turn, sideId)) refuse(`${name} has drawn its mission already.`)
    const roll = scene.roll(missions, { subject: sideId, why: name, unguessable: true })
    const asked = { key: 'snoopin.seal', subject: sideId, why: 'A number that hides the mission' }
    const sealed = { mission: roll.row.outcome, salt: drawSalt(scene, asked) }
    const digest = digestOf(sealed)
    const id = scene.add('missions', { ...sealed, digest, turnId: turn.id, sideId, known: null, achieved: null })
    scene.note(`The mission of ${name} is drawn, and sealed until the game is over.`, {
      collection: 'sides',
      id: sideId,
    })
    scene.tell(roll, `${name}: ${roll.row.text}.`, { collection: 'missions', id, field: 'mission' })
    scene.note(keptWords(digest), { collection: 'missions', id, field: 'digest' })
    const open = scene.state.sides.filter((one) => one.kind === 'regulars' && !missionOf(scene.state, turn, one.id))
    if (open.length === 0) passOn(scene)
  },
)
