import { readChance } from '../../../../../main/engine/handReading.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { civilianReaction } from '../../tables/civilians.ts'
import { defineAction } from '../action.ts'
import { groupById, isUp, membersOf, refusesOutsideTurn, repOf, type Figure, type Group } from '../battle.ts'
import type { Doing } from '../collections.ts'
import { rollFastMove } from '../ground/rollFastMove.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { comesAway } from '../ground/cover.ts'
import { civilianGroups, doingSays } from './people.ts'

const upIn = (state: FngState, groupId: number): Figure[] => membersOf(state, groupId).filter(isUp)

const able = (state: FngState): Group[] => civilianGroups(state).filter(({ id }) => upIn(state, id).length > 0)

/** Somebody has fired this turn. */
const hasBeenFire = ({ figures }: FngState): boolean => figures.some(({ fired, side }) => fired && side !== 'civilian')

/** Civilians near shooting or an explosion, group by group, at once (FNG p. 55). */
export const civiliansReact = defineAction({
  name: 'civiliansReact',
  title: 'Civilians react to shooting',
  section: 'civilians',
  page: 55,
  words: ['civilian reaction', 'shooting', 'explosion', 'villagers', 'flee'],
  tables: [civilianReaction],
  fields: {
    groups: {
      kind: 'picks',
      from: 'groups',
      label: 'Who is near',
      help: 'Within 12" of it, or within 12" and in sight of its target.',
      least: 1,
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) => {
        const ids = able(state).map(({ id }) => id)
        const chosen = ids.filter((id) => selected.includes(id))
        return chosen.length > 0 ? chosen : ids
      },
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'No civilians are on the table.'),
  likely: ({ state }) => (able(state).length === 0 ? 0 : hasBeenFire(state) ? 50 : 8),
  run(scene, { groups }) {
    const named = groups.map((id) => groupById(scene.state, id))
    const rolls = scene.rollAll(
      civilianReaction,
      named.map(({ id, name }) => {
        const REP = Math.max(...upIn(scene.state, id).map(repOf))
        return { subject: id, why: `${name}, REP ${REP}`, numbers: { REP } }
      }),
    )
    rolls.forEach((roll, i) => {
      const { id, name } = named[i]!
      scene.tell(roll, `${name} ${says[roll.row.outcome]}.`, { collection: 'groups', id })
      effects[roll.row.outcome](scene, upIn(scene.state, id))
    })
  },
})

type Reaction = OutcomeOf<typeof civilianReaction>

const says: Readonly<Record<Reaction, string>> = {
  runs: 'runs from the shooting, or to cover if that is nearer',
  moves: 'walks to the nearest cover',
  freezes: 'loses its head',
}

const effects: Readonly<Record<Reaction, (scene: Scene, figures: readonly Figure[]) => void>> = {
  runs(scene, figures) {
    const [first] = figures
    if (first) rollFastMove(scene, figures, { subject: first.groupId, why: 'civilians who run', oneDie: [] })
    for (const { id } of figures)
      scene.patch('figures', id, { doing: 'runs', fastMoving: true, prone: false, ...comesAway })
  },
  moves(scene, figures) {
    for (const { id } of figures) scene.patch('figures', id, { doing: 'moves', prone: false, ...comesAway })
  },
  freezes(scene, figures) {
    const why = ({ name }: Figure) => `${name}: down on 1-${proneTo}, else frozen`
    const throws = scene.diceAll(
      figures.map((figure) => ({
        key: 'battle.civilian-freezes',
        subject: figure.id,
        count: 1,
        why: why(figure),
        readings: [
          readChance({ title: 'Loses its head', page: 55 }, { from: 1, to: proneTo }, { yes: 'Down', no: 'Frozen' }),
        ],
      })),
    )
    figures.forEach(({ id, name }, i) => {
      const prone = isPossible(throws[i]!.faces[0]!, 1, proneTo)
      const doing: Doing = prone ? 'prone' : 'frozen'
      scene.patch('figures', id, { doing, prone, fastMoving: false })
      const about = { collection: 'figures', id, field: 'doing' }
      scene.say(explainDice(`${name} ${doingSays[doing]}.`, throws[i]!, { about, page: 55 }))
    })
  },
}

/** Last face on which a civilian throws himself down (FNG p. 55). */
const proneTo = 3
