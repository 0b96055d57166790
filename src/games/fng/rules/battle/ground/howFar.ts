import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { contactById, groupById, groupsOf, refusesOutsideBattle } from '../battle.ts'
import { contactName, hiddenContacts } from '../contacts/contact.ts'
import { betweenFields, distanceTo } from '../fire/distance.ts'
import type { FngState } from '../../state.ts'

const standing = (state: FngState): number[] => groupsOf(state, 'ours', 'theirs', 'civilian').map(({ id }) => id)

const others = ({ state, values }: Asking): number[] => standing(state).filter((id) => id !== values['one'])

/** The player says how far two groups are apart: it costs nothing, and later forms begin with it until one of them moves. */
export const howFar = defineAction({
  name: 'howFar',
  title: 'Say how far they are',
  section: 'move',
  page: 31,
  words: ['distance', 'inches', 'range', 'measure', 'apart'],
  fields: {
    one: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      among: ({ state }) => standing(state),
      start: ({ state, selected }) => standing(state).find((id) => selected.includes(id)) ?? null,
    },
    pef: {
      kind: 'pick',
      from: 'contacts',
      label: 'From the PEF',
      none: 'No PEF',
      optional: true,
      asked: ({ state }) => hiddenContacts(state).length > 0,
      among: ({ state }) => hiddenContacts(state).map(({ id }) => id),
      start: ({ state, selected }) => hiddenContacts(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
    other: {
      kind: 'pick',
      from: 'groups',
      label: 'From the group',
      optional: true,
      asked: ({ values }) => values['pef'] === null,
      among: others,
      start: (asking) => others(asking).find((id) => asking.selected.includes(id)) ?? null,
    },
    inches: {
      ...distanceTo(() => 12, 'other', betweenFields('one', 'other')),
      most: 96,
      said: () => null,
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ??
    (standing(state).length > 1 || (standing(state).length > 0 && hiddenContacts(state).length > 0)
      ? null
      : 'There is only one group on the table.'),
  wrong: (_, values) => whyNowhere(values),
  entry: (state, values) => words(state, values),
  run(scene, values) {
    const why = whyNowhere(values)
    if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
    scene.note(`${words(scene.state, values)}, until one of them moves.`, { page: 31 })
  },
})

/** What an entry leaves out is not named. */
interface Far {
  readonly one: number
  readonly pef?: number | null
  readonly other?: number | null
  readonly inches: number
}

const whyNowhere = ({ pef = null, other = null }: Far): string | null =>
  pef === null && other === null ? 'Say from whom.' : null

/** `A and PEF 2: 14" apart`. */
function words(state: FngState, { one, pef = null, other = null, inches }: Far): string {
  const to = other === null ? 'nobody' : groupById(state, other).name
  return `${groupById(state, one).name} and ${pef === null ? to : contactName(contactById(state, pef))}: ${inches}" apart`
}
