import { defineAction, type Asking } from '../action.ts'
import { aboutFigure, figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { sentence } from '../../steps/setup/common.ts'
import type { Scene } from '../scene.ts'
import { namedIn } from './fireForm.ts'
import { hasActiveFire } from './mayFire.ts'
import { fullCrew, mustStand, weaponIn } from './weaponClasses.ts'
import { unarmed } from './weapons.ts'

/** Who could pick one up: active, with his fire of this turn, in no Fast Move; Medics do not fire (FNG pp. 17, 39). */
const takers = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => figure.role !== 'medic' && !figure.fastMoving && hasActiveFire(state, figure),
  )

/** Who has dropped one: he lies there, and nobody has carried him off. */
const dropped = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    ({ status, carried, inTunnel, weapon }) =>
      ['outOfTheFight', 'obviouslyDead'].includes(status) && !carried && !inTunnel && weapon !== unarmed,
  )

const open = ({ state, values }: Asking): Figure[] => dropped(state).filter(({ id }) => id !== values['taker'])

/** A gun of a crew, which somebody of the crew mans before all else. */
const isCrewServed = (state: FngState, { weapon }: Figure): boolean => {
  const found = weaponIn(state, weapon)
  return found !== null && (fullCrew(found) > 1 || mustStand(found))
}

/** A man picks up a weapon that lies there, or mans the gun of a fallen gunner: it costs his active fire (FNG p. 17). */
export const takeWeapon = defineAction({
  name: 'takeWeapon',
  title: 'Pick up a weapon',
  section: 'fight',
  page: 17,
  words: ['dropped', 'take over', 'man the gun', 'gunner', 'machine gun', 'loader', 'exchange'],
  fields: {
    taker: {
      kind: 'pick',
      from: 'figures',
      label: 'Who',
      help: 'It costs his fire of this turn; he may walk up to it.',
      among: ({ state }) => takers(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (
          takers(state).find(({ id }) => selected.includes(id)) ??
          takers(state).find(({ role }) => role === 'loader') ??
          takers(state)[0]
        )?.id ?? null,
    },
    from: {
      kind: 'pick',
      from: 'figures',
      label: 'Whose weapon',
      among: (asking) => open(asking).map(({ id }) => id),
      start: (asking) => {
        const group = namedIn(asking, 'taker')?.groupId
        const near = open(asking).filter(({ groupId }) => groupId === group)
        return (near.find((figure) => isCrewServed(asking.state, figure)) ?? near[0] ?? open(asking)[0])?.id ?? null
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (dropped(state).length === 0
      ? 'No weapon lies on the table.'
      : takers(state).length > 0
        ? null
        : 'Nobody active has his fire of this turn left.'),
  likely: ({ state }) => (dropped(state).some((figure) => isCrewServed(state, figure)) ? 22 : 4),
  entry: (state, { taker, from }) =>
    `${figureById(state, taker).name} takes the weapon of ${figureById(state, from).name}`,
  run(scene, { taker: takerId, from: fromId }) {
    exchange(scene, figureById(scene.state, takerId), figureById(scene.state, fromId))
  },
})

/** What belongs to a weapon and goes with it from hand to hand. */
const withWeapon = ({ weapon, outOfAmmo, rounds, heatRounds, lastShot, launchTurn }: Figure) => ({
  weapon,
  outOfAmmo,
  rounds,
  heatRounds,
  lastShot,
  launchTurn,
})

/** He lays down his own where the other's lay. A gun that stands goes on standing. */
function exchange(scene: Scene, taker: Figure, from: Figure): void {
  const mans = from.role === 'gunner' && (taker.role === 'loader' || taker.role === 'rifleman')
  scene.patch('figures', taker.id, {
    ...withWeapon(from),
    setUp: from.setUp,
    role: mans ? 'gunner' : taker.role,
    fired: true,
    readied: null,
    readiedItem: null,
  })
  scene.patch('figures', from.id, { ...withWeapon(taker), setUp: false })
  const name = weaponIn(scene.state, from.weapon)?.name ?? from.weapon
  const stands = from.setUp ? ', which stands' : ''
  const text = sentence(`${taker.name} takes up the ${name} of ${from.name}${stands}`)
  scene.note(text, { about: aboutFigure(taker), page: 17 })
}
