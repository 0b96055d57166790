import { bunkerTunnel } from '../../tables/buildings.ts'
import { defineAction } from '../action.ts'
import { refusesOutsideBattle, type Structure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { freshStructure, structureById } from '../structures.ts'
import { reportEntrance } from '../traps/tunnels/found.ts'

/** Bunkers that nobody has looked into for a tunnel: `amount` says that it has been done. */
const unsearched = ({ structures }: FngState): Structure[] =>
  structures.filter(
    ({ id, kind, state }) =>
      kind === 'bunker' &&
      state !== 'destroyed' &&
      !structures.some((each) => each.buildingId === id && each.kind === 'tunnel'),
  )

/** Is there a tunnel in a bunker (FNG p. 42)? */
export const bunkerTunnelAction = defineAction({
  name: 'bunkerTunnel',
  title: 'Look for a tunnel in a bunker',
  section: 'ground',
  page: 42,
  words: ['tunnel', 'bunker', 'entrance', 'search'],
  tables: [bunkerTunnel],
  fields: {
    bunker: {
      kind: 'pick',
      from: 'structures',
      label: 'Bunker',
      among: ({ state }) => unsearched(state).map(({ id }) => id),
      start: ({ state }) => unsearched(state)[0]?.id ?? null,
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (unsearched(state).length > 0 ? null : 'There is no such bunker.'),
  likely: ({ state }) => (unsearched(state).some((place) => place.groupId === null) ? 15 : 3),
  entry: (state, { bunker }) => `Tunnel in ${structureById(state, bunker).name}?`,
  run(scene, { bunker }) {
    const place = structureById(scene.state, bunker)
    const roll = scene.roll(bunkerTunnel, { subject: bunker, why: place.name })
    const found = roll.row.outcome === 'tunnel'
    scene.tell(roll, found ? `${place.name} has a tunnel entrance.` : `No tunnel in ${place.name}.`)
    if (found) reportEntrance(scene)
    scene.add('structures', {
      ...freshStructure,
      kind: 'tunnel',
      type: 'tunnel',
      name: found ? `Tunnel under ${place.name}` : `No tunnel under ${place.name}`,
      sector: place.sector,
      dv: 0,
      dvAtStart: 0,
      state: found ? 'standing' : 'destroyed',
      buildingId: bunker,
    })
  },
})
