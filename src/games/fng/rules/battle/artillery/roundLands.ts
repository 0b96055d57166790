import { defineAction } from '../action.ts'
import { refusesOutsideBattle } from '../battle.ts'
import { blast } from '../fire/blast.ts'
import { circleField, circleOf, nearField } from '../fire/circleForm.ts'
import type { FngState } from '../../state.ts'
import { shellRanking } from './indirect.ts'
import { aprOfRound, strikePlaces, struckField } from './struck.ts'
import { mortarOrdnance } from '../../tables/artillery.ts'

/** Rounds that lie on the table, first to last. */
export const landed = ({ lasting }: FngState) => lasting.filter(({ kind }) => kind === 'round')

/** One round's circle: everybody in it takes its Impact, those beside it react (FNG pp. 34, 78). */
export const roundLands = defineAction({
  name: 'roundLands',
  title: 'A round bursts',
  section: 'support',
  page: 78,
  words: ['artillery', 'mortar', 'shell', 'blast circle', 'impact'],
  tables: [mortarOrdnance],
  fields: {
    round: {
      kind: 'pick',
      from: 'lasting',
      label: 'Which round',
      among: ({ state }) => landed(state).map(({ id }) => id),
      start: ({ state }) => landed(state)[0]?.id ?? null,
    },
    circle: circleField('In the circle'),
    near: nearField('circle'),
    struck: struckField,
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (landed(state).length > 0 ? null : 'No round has landed.'),
  likely: ({ state }) => (landed(state).length > 0 ? 95 : 0),
  run(scene, { round: id, circle, near, struck }) {
    const { name, amount: impact } = scene.row('lasting', id)
    scene.remove('lasting', (row) => row.id === id)
    if (circle.length + near.length + struck.length === 0) {
      scene.note(`${name}: nobody is near.`, { page: 78 })
      return
    }
    const apr = aprOfRound(scene, name)
    strikePlaces(scene, struck, apr)
    blast(scene, { impact, apr, in: circleOf(circle), near, by: null, ranking: shellRanking, why: name })
  },
})
