import { listed } from '../../../steps/setup/common.ts'
import { RuleError } from '../../../../../../main/engine/errors.ts'
import { tunnelTime, tunnelEncounter } from '../../../tables/trapsAndTunnels.ts'
import { defineAction } from '../../action.ts'
import { battleOf, figureById, hasAttribute, refusesOutsideTurn, type Figure } from '../../battle.ts'
import { namesOf } from '../../fire/fire.ts'
import { addLasting } from '../../lasting.ts'
import type { Scene } from '../../scene.ts'
import { structureById } from '../../structures.ts'
import { mostAtOnce, openTunnels, wentDown } from './below.ts'
import { goBelow, mayEnter } from './entering.ts'

/** EAL above which tunnels are left sooner (FNG p. 66). */
const ealOfFullTime = 3

/** One or two men go down a tunnel together, and how long they stay at least is rolled (FNG pp. 65-66). */
export const enterTunnel = defineAction({
  name: 'enterTunnel',
  title: 'Go down a tunnel',
  section: 'ground',
  page: 65,
  words: ['tunnel rat', 'explore', 'underground', 'entrance', 'search'],
  tables: [tunnelTime, tunnelEncounter],
  fields: {
    tunnel: {
      kind: 'pick',
      from: 'structures',
      label: 'Entrance',
      among: ({ state }) => openTunnels(state).map(({ id }) => id),
      start: ({ state }) => openTunnels(state)[0]?.id ?? null,
    },
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who goes down together',
      help: 'It costs 4" of the move.',
      least: 1,
      most: mostAtOnce,
      among: ({ state }) => mayEnter(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        mayEnter(state)
          .filter((figure) => selected.includes(figure.id) || hasAttribute(state, figure, 'tunnel-rat'))
          .slice(0, mostAtOnce)
          .map(({ id }) => id),
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (openTunnels(state).length === 0
      ? 'No tunnel entrance is known.'
      : mayEnter(state).length > 0
        ? null
        : 'Nobody active who would go down has a move left.'),
  likely: ({ state, selected }) =>
    openTunnels(state).length === 0 ? 0 : mayEnter(state).some(({ id }) => selected.includes(id)) ? 45 : 15,
  entry: (state, { figures }) => `Into a tunnel: ${namesOf(state, figures)}`,
  run(scene, { tunnel, figures: ids }) {
    const { turn } = battleOf(scene.state)
    if (wentDown(scene.state, tunnel, turn) + ids.length > mostAtOnce)
      throw new RuleError('bad-input', `At most ${mostAtOnce} men a turn go down one entrance. Nothing was changed.`)
    const minimum = rollTime(
      scene,
      tunnel,
      ids.map((id) => figureById(scene.state, id)),
    )
    goBelow(scene, ids)
    for (const id of ids) {
      const { name } = figureById(scene.state, id)
      addLasting(scene, { kind: 'below', name: `${name} is below`, figureId: id, structureId: tunnel, amount: minimum })
    }
  },
})

/** Shortened only by what all of them have (ruling to FNG p. 66). */
function rollTime(scene: Scene, tunnel: number, figures: readonly Figure[]): number {
  const { state } = scene
  const all = (...attributes: string[]) =>
    figures.every((figure) => attributes.some((attribute) => hasAttribute(state, figure, attribute)))
  const { name } = structureById(state, tunnel)
  const roll = scene.roll(tunnelTime, {
    subject: figures[0]!.id,
    why: `${name}, ${listed(figures.map((figure) => figure.name))}`,
    when: {
      ealAbove3: Math.max(0, battleOf(state).eal - ealOfFullTime),
      slight: all('slight'),
      trapFinder: all('trap-finder', 'tunnel-rat'),
    },
  })
  const turns = roll.row.outcome
  scene.tell(roll, `${name}: something may be found from ${turns} ${turns === 1 ? 'turn' : 'turns'} below on.`)
  return turns
}
