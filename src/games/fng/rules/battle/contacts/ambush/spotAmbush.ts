import { missionOf } from '../../../people.ts'
import { switchOf } from '../../../house/switches.ts'
import type { FngState } from '../../../state.ts'
import { ambushSpotting } from '../../../tables/index.ts'
import { defineAction } from '../../action.ts'
import {
  aboutFigure,
  battleOf,
  groupById,
  groupsOf,
  hasAttribute,
  isUp,
  membersOf,
  refusesOutsideTurn,
  repOf,
  withRep,
  type Figure,
} from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { ambushedSide, endAmbush, hiddenAmbush } from './ambush.ts'

/** Whoever walks into an ambush and wins the activation may notice it before it is sprung (FNG p. 98). */
export const spotAmbush = defineAction({
  name: 'spotAmbush',
  title: 'Spot the ambush',
  section: 'contacts',
  page: 98,
  words: ['ambush', 'notice', 'pointman', 'spotting'],
  tables: [ambushSpotting],
  fields: {
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Leading group',
      among: ({ state }) =>
        groupsOf(state, ambushedSide(state)).flatMap((g) => (upIn(state, g.id).length > 0 ? [g.id] : [])),
      start: ({ state, selected }) => {
        const able = groupsOf(state, ambushedSide(state)).map(({ id }) => id)
        return able.find((id) => selected.includes(id)) ?? able[0] ?? null
      },
    },
    point: {
      kind: 'pick',
      from: 'figures',
      label: 'Pointman who walks point',
      optional: true,
      asked: ({ state, values }) => pointmenIn(state, values['group']).length > 0,
      among: ({ state, values }) => pointmenIn(state, values['group']).map(({ id }) => id),
      start: ({ state, values }) => pointmenIn(state, values['group'])[0]?.id ?? null,
    },
  },
  refuses,
  likely: ({ state }) => (refuses(state) === null ? 100 : 0),
  entry: (state, { group }) => `${groupById(state, group).name} looks for an ambush`,
  run(scene, { group, point }) {
    const ambush = hiddenAmbush(scene.state)!
    scene.patch('lasting', ambush.id, { amount: battleOf(scene.state).turn })
    const everyMan = switchOf(scene.state, 'ambushSpotting') === 'figure'
    const men = upIn(scene.state, group)
    const bonus = (man: Figure) => repOf(man) + (man.id === point ? 1 : 0)
    const best = [...men].sort((a, b) => bonus(b) - bonus(a)).slice(0, 1)
    if (!spotted(scene, everyMan ? men : best, point)) {
      scene.note('Not spotted: the ambush opens fire as soon as it is active.', { page: 98 })
      return
    }
    endAmbush(scene)
    scene.note(
      `Spotted: ${groupById(scene.state, group).name} may fire at once, then move or go prone. It has failed.`,
      {
        page: 98,
      },
    )
  },
})

const upIn = (state: FngState, group: number): Figure[] => membersOf(state, group).filter(isUp)

const pointmenIn = (state: FngState, group: unknown): Figure[] =>
  typeof group === 'number' ? upIn(state, group).filter((man) => hasAttribute(state, man, 'pointman')) : []

function refuses(state: FngState): string | null {
  const refused = refusesOutsideTurn(state)
  if (refused) return refused
  const ambush = missionOf(state).type === 'ambush' ? hiddenAmbush(state) : null
  if (!ambush) return 'No ambush lies hidden.'
  const { side, first, turn } = battleOf(state)
  const ambushed = ambushedSide(state)
  if (first !== ambushed || side !== ambushed) return 'Only who is ambushed, and acts first, may spot it.'
  if (ambush.amount === turn) return 'They have looked for it this turn.'
  return groupsOf(state, ambushed).some(({ id }) => upIn(state, id).length > 0) ? null : 'Nobody is up to look for it.'
}

/** One set of dice for the squad, read by its best man; or a set for every man (ruling to FNG p. 98). */
function spotted(scene: Scene, men: readonly Figure[], point: number | null): boolean {
  const rolls = scene.rollAll(
    ambushSpotting,
    men.map((man) => ({
      subject: man.id,
      why: withRep(man),
      when: { pointman: man.id === point },
      numbers: { REP: repOf(man) },
    })),
  )
  rolls.forEach((roll, i) => {
    const man = men[i]!
    scene.tell(
      roll,
      `${man.name} ${roll.row.outcome === 'spotted' ? 'spots the ambush' : 'notices nothing'}.`,
      aboutFigure(man),
    )
  })
  return rolls.some(({ row }) => row.outcome === 'spotted')
}
