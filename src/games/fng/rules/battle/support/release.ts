import type { FngState } from '../../state.ts'
import { isInPlay } from '../air/craft.ts'
import { goHome } from '../air/leave.ts'
import { defineAction } from '../action.ts'
import { refusesOutsideBattle, type Call, type Craft } from '../battle.ts'

const craftOf = (state: FngState, call: Call): Craft[] =>
  state.craft.filter((craft) => craft.callId === call.id && isInPlay(craft))

/** On its way, or here and not over the table: nothing holds it but our word. Troops stay. */
const releasable = (state: FngState): Call[] =>
  state.calls.filter(
    (call) =>
      call.kind !== 'reinforcements' &&
      (call.status === 'underWay' || call.status === 'here') &&
      craftOf(state, call).every(({ mode }) => mode === 'off'),
  )

const isBusy = ({ craft }: FngState): boolean => craft.some((each) => isInPlay(each) && each.mode !== 'off')

/** Support that is no longer wanted is let go: it makes room for another kind (FNG p. 74). What it has cost stays. */
export const releaseSupport = defineAction({
  name: 'releaseSupport',
  title: 'Release support',
  section: 'support',
  page: 74,
  words: ['send home', 'end of mission', 'artillery', 'mortars', 'aircraft', 'loiter', 'golden rule'],
  fields: {
    call: {
      kind: 'pick',
      from: 'calls',
      label: 'What is let go',
      among: ({ state }) => releasable(state).map(({ id }) => id),
      start: ({ state }) => releasable(state)[0]?.id ?? null,
    },
  },
  refuses: (state) => {
    const refused = refusesOutsideBattle(state)
    if (refused) return refused
    if (releasable(state).length > 0) return null
    return isBusy(state) ? 'What is over the table or on it must fly off first.' : 'No support is here or on its way.'
  },
  likely: ({ state }) => (releasable(state).length > 0 ? 4 : 0),
  run(scene, { call: id }) {
    const call = scene.row('calls', id)
    for (const craft of craftOf(scene.state, call)) goHome(scene, craft.id, 'it is not wanted any more')
    scene.patch('calls', id, { status: 'done' })
    scene.note(`Released: ${call.what === '' ? 'support' : call.what}.`, {
      about: { collection: 'calls', id, field: 'status' },
      page: 74,
    })
  },
})
