import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { switchOf } from '../../house/switches.ts'
import { indigenousSpeakLocal } from '../../tables/civilians.ts'
import { defineAction, type Asking } from '../action.ts'
import {
  aboutFigure,
  canFight,
  figureById,
  groupById,
  groupsOf,
  hasAttribute,
  leaderOf,
  membersOf,
  refusesOutsideTurn,
  repOf,
  withRep,
  type Figure,
  type Group,
} from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { soldiersUp } from './people.ts'

const isPlayed = (state: FngState): boolean => switchOf(state, 'indigenousTroops') === 'on'

/** Groups of ours that have not been won over for the rest of the battle. */
const toldAnew = (state: FngState): Group[] =>
  groupsOf(state, 'ours').filter(
    (group) =>
      membersOf(state, group.id).some(canFight) &&
      !state.lasting.some(({ kind, figureId }) => kind === 'understood' && isOf(state, figureId, group)),
  )

const isOf = (state: FngState, figureId: number | null, { id }: Group): boolean =>
  figureId !== null && figureById(state, figureId).groupId === id

/** The highest-ranking man, who passes the order on. */
const headOf = (state: FngState, group: Group): Figure =>
  leaderOf(state, group) ?? membersOf(state, group.id).find(canFight)!

/** Losses from which troops listen less (FNG p. 56). */
const heavyShare = 0.25

const hasLost = (state: FngState, group: Group): boolean =>
  membersOf(state, group.id).filter(canFight).length <= group.strength * (1 - heavyShare)

const groupIn = ({ state, values }: Asking): Group | null =>
  typeof values['group'] === 'number' ? groupById(state, values['group']) : null

/** An advisor makes ARVN or CIDG troops understand what he wants of them, where the campaign plays it so (FNG pp. 56-57). */
export const orderTroops = defineAction({
  name: 'orderTroops',
  title: 'Give an order through an advisor',
  section: 'civilians',
  page: 56,
  words: ['speak local', 'indigenous', 'ARVN', 'CIDG', 'advisor', 'language'],
  tables: [indigenousSpeakLocal],
  fields: {
    advisor: {
      kind: 'pick',
      from: 'figures',
      label: 'Advisor',
      help: "In contact with the group's highest-ranking man. A Lieutenant by appointment gives his orders so too.",
      among: ({ state }) => soldiersUp(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (
          soldiersUp(state).find((figure) => isAdvisor(state, figure)) ??
          soldiersUp(state).find((figure) => isAppointee(state, figure)) ??
          soldiersUp(state).find(({ id }) => selected.includes(id)) ??
          soldiersUp(state)[0]
        )?.id ?? null,
    },
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      among: ({ state }) => toldAnew(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (toldAnew(state).find(({ id }) => selected.includes(id)) ?? toldAnew(state)[0])?.id ?? null,
    },
    lost: {
      kind: 'flag',
      label: 'It has lost a quarter of its men or more',
      start: (asking) => {
        const group = groupIn(asking)
        return group !== null && hasLost(asking.state, group)
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (!isPlayed(state)
      ? 'This campaign plays without the rules on indigenous troops.'
      : soldiersUp(state).length === 0 || toldAnew(state).length === 0
        ? 'There is nobody to give an order, or to take one.'
        : null),
  likely: ({ state }) => (isPlayed(state) ? 25 : 0),
  entry: (state, { group }) => `Order to ${groupById(state, group).name}`,
  run(scene, { advisor: id, group: groupId, lost }) {
    const advisor = figureById(scene.state, id)
    const group = groupById(scene.state, groupId)
    // It is not the tongue that fails a political appointee (ruling to FNG p. 10).
    const fluent = hasAttribute(scene.state, advisor, 'fluent') && !isAppointee(scene.state, advisor)
    const roll = scene.roll(indigenousSpeakLocal, {
      subject: id,
      why: `${withRep(advisor)}, to ${group.name}`,
      numbers: { REP: repOf(advisor) },
      when: { notFluent: !fluent, casualties: lost },
    })
    // A Fluent man is always understood (ruling to FNG p. 5).
    const outcome = fluent ? 'trust' : roll.row.outcome
    scene.tell(roll, `${group.name} ${says[outcome]}.`, aboutFigure(advisor))
    if (outcome === 'trust') understand(scene, group)
  },
})

const says: Readonly<Record<OutcomeOf<typeof indigenousSpeakLocal>, string>> = {
  trust: 'does as it is told, for the rest of the battle',
  nextTurn: 'carries the order out from next turn on',
  nextActivation: 'carries it out when next active, at normal speed',
  refuse: 'does nothing this turn but fire at the enemy',
}

function understand(scene: Scene, group: Group): void {
  const { id } = headOf(scene.state, group)
  addLasting(scene, { kind: 'understood', name: `${group.name} does as the advisor says`, figureId: id })
}

/** The list made him a Lieutenant for his politics: his men must be made to understand him (FNG p. 10). */
const isAppointee = (state: FngState, { soldierId }: Figure): boolean =>
  soldierId !== null && state.equipment.some((row) => row.soldierId === soldierId && row.item === 'politicalAppointee')

const isAdvisor = (state: FngState, { soldierId }: Figure): boolean =>
  state.billets.some(
    (billet) => billet.post === 'advisor' && billet.soldierId !== null && billet.soldierId === soldierId,
  )
