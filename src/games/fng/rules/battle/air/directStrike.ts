import { defineAction } from '../action.ts'
import { battleOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import { callerOf, callFields } from '../support/callFields.ts'
import { makeTheCall } from '../support/makeTheCall.ts'
import { refusesCalls } from '../support/radio.ts'
import type { FngState } from '../../state.ts'
import { aboutCraft } from './arrive.ts'
import { craftById } from './craft.ts'
import { craftField } from './runForm.ts'
import { isDirectable, strikersIn } from './strike.ts'
import { hasFac } from './requests.ts'

const waiting = (state: FngState): Craft[] =>
  strikersIn(state).filter((craft) => !craft.directed && isDirectable(state, craft))

/**
 * The ground speaks to the FAC, or to the aircraft where there is none, before a strike (FNG p. 80): Making the Call. The
 * aircraft makes its first run at our next activation.
 */
export const directStrike = defineAction({
  name: 'directStrike',
  title: 'Direct an air strike',
  section: 'air',
  page: 80,
  words: ['FAC', 'forward observer', 'radio', 'target', 'air strike', 'flight line'],
  fields: { craft: craftField('Aircraft', waiting), ...callFields },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (waiting(state).length > 0 ? null : 'No strike aircraft waits for a word from the ground.') ??
    refusesCalls(state),
  likely: ({ state }) => (waiting(state).length > 0 && refusesCalls(state) === null ? 80 : 0),
  entry: (state, { craft }) => `Air strike: ${craftById(state, craft).name} is directed`,
  run(scene, { craft: id, ...values }) {
    const { name } = craftById(scene.state, id)
    if (!makeTheCall(scene, callerOf(values), hasFac(scene.state) ? 'the FAC' : name)) return
    scene.patch('craft', id, { directed: true, freeTurn: battleOf(scene.state).turn + 1 })
    scene.note(`${name} knows its target: lay its Flight Line now, it runs when we are next active.`, {
      about: aboutCraft(id, 'mode'),
      page: 81,
    })
  },
})
