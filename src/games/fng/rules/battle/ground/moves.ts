import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { figuresOf, groupById, groupsOf, membersOf, refusesOutsideBattle } from '../battle.ts'
import { gunDown } from '../fire/gunDown.ts'
import { namesOf } from '../fire/fire.ts'
import type { FngState } from '../../state.ts'
import { listed } from '../../steps/setup/common.ts'
import { allComeAway, comesAway } from './cover.ts'
import { canStand } from './howTheyStand.ts'

const groups = (state: FngState): number[] => groupsOf(state, 'ours', 'theirs', 'civilian').map(({ id }) => id)

/** Those who do not move with their group. */
const alone = ({ state, values }: Asking): number[] =>
  figuresOf(state, 'ours', 'theirs', 'civilian')
    .filter((figure) => canStand(figure) && !(values['groups'] as readonly number[]).includes(figure.groupId))
    .map(({ id }) => id)

/**
 * The player says who has moved within his sector: a plain move needs no rule, but whoever makes it stands otherwise now,
 * and elsewhere.
 */
export const moves = defineAction({
  name: 'moves',
  title: 'Say who has moved',
  section: 'move',
  page: 17,
  words: ['move', 'walk', 'advance', 'within the sector', 'normal move'],
  fields: {
    groups: {
      kind: 'picks',
      from: 'groups',
      label: 'Groups',
      among: ({ state }) => groups(state),
      start: ({ state, selected }) => groups(state).filter((id) => selected.includes(id)),
      absent: [],
    },
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'And single figures',
      among: alone,
      start: (asking) => alone(asking).filter((id) => asking.selected.includes(id)),
      absent: [],
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (groups(state).length > 0 ? null : 'Nobody is on the table.'),
  wrong: (_, values) => whyNobody(values),
  entry: (state, values) => `${whoIn(state, values)}: moved`,
  run(scene, { groups: whole, figures }) {
    const why = whyNobody({ groups: whole, figures })
    if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
    for (const id of whole) {
      for (const figure of membersOf(scene.state, id)) gunDown(scene, figure.id)
      allComeAway(scene, id)
    }
    for (const id of figures) {
      gunDown(scene, id)
      scene.patch('figures', id, comesAway)
    }
    const who = whoIn(scene.state, { groups: whole, figures })
    const has = whole.length + figures.length === 1 ? 'has' : 'have'
    scene.note(`${who} ${has} moved within the sector.`, { page: 17 })
  },
})

/** What an entry leaves out is nobody. */
interface Named {
  readonly groups?: readonly number[]
  readonly figures?: readonly number[]
}

const whyNobody = ({ groups: whole = [], figures = [] }: Named): string | null =>
  whole.length + figures.length === 0 ? 'Nobody is named.' : null

const whoIn = (state: FngState, { groups: whole = [], figures = [] }: Named): string =>
  listed([...whole.map((id) => groupById(state, id).name), ...(figures.length > 0 ? [namesOf(state, figures)] : [])])
