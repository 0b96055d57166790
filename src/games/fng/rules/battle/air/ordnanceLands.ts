import { rowOf } from '../../../../../main/engine/table.ts'
import { airMunitions } from '../../tables/aircraftWeapons.ts'
import { craterSize } from '../../tables/terrain.ts'
import { defineAction, type Asking } from '../action.ts'
import { strikePlaces, struckField } from '../artillery/struck.ts'
import { battleOf, figureById, refusesOutsideBattle, type Lasting } from '../battle.ts'
import type { Ordnance } from '../collections.ts'
import { nearField, strikable } from '../fire/circleForm.ts'
import { stances, type Stance } from '../fire/stances.ts'
import { harm } from '../harm/harm.ts'
import { removeLasting } from '../lasting.ts'
import { duckBack } from '../reactions/react.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { isSheltered, reactToAir, shootFromAir, type AirFire } from './aim.ts'
import { munitionOf } from './release.ts'

const kinds: ReadonlySet<string> = new Set<Ordnance>([
  'bomb250',
  'bomb500',
  'bomb750',
  'bombWp',
  'napalm',
  'rocket',
  'wpRocket',
  'heliRocket',
])

type Lying = Lasting & { readonly kind: Ordnance }
const isOrdnance = (row: Lasting): row is Lying => kinds.has(row.kind)

/** Bombs and rockets whose areas nobody has looked at, and napalm that burns on, first to last. */
export const lying = (state: FngState): Lying[] =>
  state.lasting.filter(isOrdnance).filter(({ kind, amount }) => kind !== 'napalm' || amount < battleOf(state).turn)

const chosen = ({ state, values }: Asking): Lying | undefined =>
  lying(state).find(({ id }) => id === values['ordnance'])

/**
 * One piece of ordnance (FNG pp. 83-84): what it strikes by its APR, a die for each figure in its area, and what becomes of
 * those it does not hit.
 */
export const ordnanceLands = defineAction({
  name: 'ordnanceLands',
  title: 'A bomb or rocket bursts',
  section: 'air',
  page: 83,
  words: ['bomb', 'rocket', 'napalm', 'air strike', 'impact', 'blast circle'],
  tables: [airMunitions],
  fields: {
    ordnance: {
      kind: 'pick',
      from: 'lasting',
      label: 'Which',
      among: ({ state }) => lying(state).map(({ id }) => id),
      start: ({ state }) => lying(state)[0]?.id ?? null,
    },
    inside: {
      kind: 'rows',
      label: 'In its area',
      help: 'Friends too. DV of a bunker or fighting position, 0 for none.',
      least: 0,
      most: 40,
      fields: {
        figure: {
          kind: 'pick',
          from: 'figures',
          label: 'Who',
          among: ({ state }) => strikable(state).map(({ id }) => id),
        },
        stands: { kind: 'choice', label: 'Stands', options: stances },
        dv: { kind: 'number', label: 'DV', least: 0, most: 10, asked: (asking) => chosen(asking)?.kind !== 'napalm' },
      },
    },
    near: nearField('inside'),
    struck: struckField,
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (lying(state).length > 0 ? null : 'No bomb or rocket has come down.'),
  likely: ({ state }) => (lying(state).length > 0 ? 95 : 0),
  run(scene, { ordnance: id, inside, near, struck }) {
    const row = lying(scene.state).find((each) => each.id === id)!
    const once = inside.filter(({ figure }, i) => inside.findIndex((other) => other.figure === figure) === i)
    const { stuns, apr } = munitionOf(scene, row.kind)
    if (row.kind === 'napalm') scene.patch('lasting', id, { amount: battleOf(scene.state).turn })
    else removeLasting(scene, id)
    leaveCrater(scene, row.kind)
    strikePlaces(scene, struck, apr)
    if (once.length === 0) {
      scene.note(`${row.name}: nobody is in it.`, { page: 83 })
      if (near.length === 0) return
    }
    const fire = row.kind === 'napalm' ? burn(scene, once) : burst(scene, row, once)
    // Whoever stands in napalm takes no test until he is out of it (FNG p. 83).
    reactToAir(scene, fire, { near, stuns })
  },
})

interface Inside {
  readonly figure: number
  readonly stands: Stance
  readonly dv: number
}

function burst(scene: Scene, { kind, name }: Lying, inside: readonly Inside[]): AirFire {
  const { impact, rep } = munitionOf(scene, kind)
  const why = name.split(':')[0]!
  const sheltered = inside
    .filter(({ figure, dv }) => isSheltered(scene, figure, impact, dv))
    .map(({ figure }) => figure)
  for (const figureId of sheltered)
    scene.note(`Cover shelters ${figureById(scene.state, figureId).name}.`, { page: 34 })
  duckBack(scene, sheltered)
  const open = inside.filter(({ figure }) => !sheltered.includes(figure))
  const shot = { dice: 1, impact, rep: rep ?? 0, blast: true, why }
  return shootFromAir(
    scene,
    open.map(({ figure, stands }) => ({ figureId: figure, stands, ...shot })),
  )
}

function burn(scene: Scene, inside: readonly Inside[]): AirFire {
  const { impact } = munitionOf(scene, 'napalm')
  return {
    harmed: harm(
      scene,
      inside.map(({ figure }) => ({ figureId: figure, impact, by: null, why: 'napalm' })),
    ),
    missed: [],
  }
}

function leaveCrater(scene: Scene, kind: Ordnance): void {
  if (kind === 'heliRocket') return
  const { crater } = rowOf(scene.table(airMunitions), kind).gives
  const size = crater === null ? undefined : scene.table(craterSize).rows.find(({ outcome }) => outcome === crater)
  if (size) scene.note(`It leaves a crater ${size.gives.inches}" across.`, { page: craterSize.page })
}
