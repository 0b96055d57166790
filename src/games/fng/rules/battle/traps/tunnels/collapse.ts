import { RuleError } from '../../../../../../main/engine/errors.ts'
import { defineAction } from '../../action.ts'
import { battleOf, figureById, figuresOf, hasAttribute, refusesOutsideTurn, type Figure } from '../../battle.ts'
import { namesOf } from '../../fire/fire.ts'
import { leftOf } from '../../fire/launchable.ts'
import { hasActiveFire } from '../../fire/mayFire.ts'
import type { FngState } from '../../../state.ts'
import type { Scene } from '../../scene.ts'
import { structureById } from '../../structures.ts'
import { tally } from '../../tally.ts'
import { openTunnels, partiesBelow, rowsBelow } from './below.ts'
import { survive } from './survival.ts'

const plastic = 'c4'
/** A Tunnel Rat brings his own blocks (FNG p. 6); they are counted apart from the squad's. */
const ratsOwn = 'c4.rat'
const blocksOfRat = 3

/** What a charge is worth to whoever is below when it goes off: as a booby trap at +2 (FNG p. 67). */
const chargeHelps = 2

const ownLeft = (state: FngState, figure: Figure): number =>
  hasAttribute(state, figure, 'tunnel-rat')
    ? blocksOfRat -
      state.tallies.filter(
        ({ event, text, figureId }) => event === 'lawFired' && text === ratsOwn && figureId === figure.id,
      ).length
    : 0

const blocksOf = (state: FngState, figure: Figure): number =>
  ownLeft(state, figure) + Math.max(0, leftOf(state, figure, plastic))

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter((figure) => hasActiveFire(state, figure) && blocksOf(state, figure) > 0)

/** C-4 seals an entrance, or brings a complex down section by section: a charge for each point of EAL (FNG p. 67). */
export const collapseTunnel = defineAction({
  name: 'collapseTunnel',
  title: 'Blow up a tunnel',
  section: 'ground',
  page: 67,
  words: ['C-4', 'seal', 'entrance', 'collapse', 'demolition', 'complex'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who fires the charges',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (able(state).find(({ id }) => selected.includes(id)) ?? able(state)[0])?.id ?? null,
    },
    tunnel: {
      kind: 'pick',
      from: 'structures',
      label: 'Entrance',
      among: ({ state }) => openTunnels(state).map(({ id }) => id),
      start: ({ state }) => openTunnels(state)[0]?.id ?? null,
    },
    what: {
      kind: 'choice',
      label: 'To',
      options: [
        { value: 'entrance', label: 'Seal the entrance' },
        { value: 'complex', label: 'Collapse the complex, by charges set below' },
      ],
    },
    charges: {
      kind: 'number',
      label: 'Charges',
      help: 'One block each; as many as the EAL deny it to the enemy.',
      least: 1,
      most: 6,
      asked: ({ values }) => values['what'] === 'complex',
      start: ({ state }) => battleOf(state).eal,
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (openTunnels(state).length === 0
      ? 'No tunnel entrance is known.'
      : able(state).length > 0
        ? null
        : 'Nobody active has C-4.'),
  likely: ({ state }) => (openTunnels(state).length > 0 && able(state).length > 0 ? 12 : 0),
  entry: (state, { figure }) => `Blows up a tunnel: ${namesOf(state, [figure])}`,
  run(scene, { figure: id, tunnel, charges, what }) {
    const figure = figureById(scene.state, id)
    const blocks = what === 'entrance' ? 1 : charges
    if (blocksOf(scene.state, figure) < blocks)
      throw new RuleError(
        'bad-input',
        `${figure.name} has ${blocksOf(scene.state, figure)} blocks. Nothing was changed.`,
      )
    scene.patch('figures', id, { fired: true })
    useBlocks(scene, figure, blocks)
    shakeThoseBelow(scene, tunnel)
    const place = structureById(scene.state, tunnel)
    const amount = place.amount + (what === 'complex' ? blocks : 0)
    const gone = what === 'entrance' || amount >= battleOf(scene.state).eal
    scene.patch('structures', tunnel, { amount, state: gone ? 'destroyed' : place.state })
    tally(scene, { event: 'otherPoints', points: blocks, text: 'Tunnels blown up' })
    scene.note(`${place.name}: ${says(what, gone)}, ${blocks} VP.`, { page: 67 })
  },
})

const says = (what: 'entrance' | 'complex', gone: boolean): string =>
  what === 'entrance' ? 'sealed' : gone ? 'of no more use to the enemy' : 'partly collapsed'

/** His own first, then the squad's. */
function useBlocks(scene: Scene, figure: Figure, blocks: number): void {
  const own = Math.min(blocks, ownLeft(scene.state, figure))
  for (let i = 0; i < blocks; i++)
    tally(scene, { event: 'lawFired', figureId: figure.id, text: i < own ? ratsOwn : plastic })
}

/** Whoever is inside when it goes off, party by party (FNG p. 67); who lies there already lies there still. */
function shakeThoseBelow(scene: Scene, tunnel: number): void {
  const parties = partiesBelow(scene.state)
    .filter(({ structureId }) => structureId === tunnel)
    .map(({ rows }) => rows.map(({ figureId }) => figureId))
  const rescuers = (['rescue', 'bringsUp'] as const)
    .flatMap((kind) => rowsBelow(scene.state, kind))
    .filter(({ structureId }) => structureId === tunnel)
    .map(({ figureId }) => [figureId])
  for (const ids of [...parties, ...rescuers])
    survive(scene, ids, tunnel, { hazard: 'boobyTrap', encounter: chargeHelps })
}
