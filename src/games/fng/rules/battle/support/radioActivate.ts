import { activateSubordinate } from '../../tables/support.ts'
import { defineAction } from '../action.ts'
import {
  aboutFigure,
  activationRep,
  figureById,
  groupById,
  groupsOf,
  leaderOf,
  repOf,
  withRep,
  type Figure,
  type Group,
} from '../battle.ts'
import { beginActivation } from '../turn/activate.ts'
import type { FngState } from '../../state.ts'
import { callerOf, callFields } from './callFields.ts'
import { makeTheCall } from './makeTheCall.ts'
import { refusesCalls } from './radio.ts'
import { refuse } from '../refuse.ts'

const waiting = (state: FngState) => groupsOf(state, 'ours').filter((group) => !group.activated)

/** The order is the Commander's, whoever speaks for him: an RTO speaks for the Leader of his group (FNG p. 73). */
function behindHim(state: FngState, caller: Figure): Figure {
  if (state.groups.some(({ leaderId }) => leaderId === caller.id)) return caller
  return leaderOf(state, groupById(state, caller.groupId)) ?? caller
}

/** A Commander brings a group along that he cannot see, by radio (FNG p. 73). */
export const radioActivate = defineAction({
  name: 'radioActivate',
  title: 'Activate a group by radio',
  section: 'support',
  page: 73,
  words: ['subordinate', 'order', 'commander', 'radio'],
  tables: [activateSubordinate],
  fields: {
    ...callFields,
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Which group',
      help: 'Under his command, with a radio, its Leader of lower REP.',
      among: ({ state }) => waiting(state).map(({ id }) => id),
    },
  },
  refuses: (state) => refusesCalls(state) ?? (waiting(state).length > 0 ? null : 'Every group of ours has acted.'),
  entry: (state, { group }) => `Radio order to ${groupById(state, group).name}`,
  run(scene, { group: groupId, ...values }) {
    const group = groupById(scene.state, groupId)
    mustObey(scene.state, behindHim(scene.state, figureById(scene.state, values.caller)), group)
    if (!makeTheCall(scene, callerOf(values), group.name)) return
    const commander = behindHim(scene.state, figureById(scene.state, values.caller))
    const roll = scene.roll(activateSubordinate, {
      subject: commander.id,
      why: withRep(commander),
      numbers: { REP: repOf(commander) },
    })
    const activates = roll.row.outcome === 'activates'
    const what = activates
      ? `${group.name} activates at once.`
      : `${group.name} keeps its own activation; ${commander.name} does nothing more in this one.`
    scene.tell(roll, what, aboutFigure(commander))
    if (!activates) scene.patch('figures', commander.id, { fired: true, moved: true })
    if (activates) beginActivation(scene, groupById(scene.state, groupId))
  },
})

/** @throws RuleError `bad-input` for a group whose Leader has as high a REP as he who gives the order (FNG p. 73). */
function mustObey(state: FngState, commander: Figure, group: Group): void {
  if (group.id === commander.groupId) refuse(`${commander.name} is with ${group.name} himself: activate it.`)
  const rep = activationRep(state, group)
  if (rep >= repOf(commander))
    refuse(`The Leader of ${group.name} has REP ${rep}: ${withRep(commander)}, orders those below him.`)
}
