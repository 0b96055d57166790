import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { battleOf, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { hasActiveFire } from '../fire/mayFire.ts'
import { beginWork } from '../fire/work.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import type { FngState } from '../../state.ts'
import { isRain } from '../events/weather.ts'
import type { Scene } from '../scene.ts'
import { isBuilding, structureById } from '../structures.ts'
import { isFlammable } from './burning.ts'

/** A whole activation is wanted: whoever has moved is too late (FNG p. 43). */
const hands = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => hasActiveFire(state, figure) && !figure.moved)

const toBurn = (state: FngState): number[] =>
  state.structures.filter((place) => isBuilding(place) && isFlammable(rulesOf(state), place)).map(({ id }) => id)

/** What rain adds to the DV while a fire is lit (FNG p. 43). */
const rainDv = { none: 0, rain: 1, monsoon: 3 } as const

const weatherNow = ({ state }: Asking): keyof typeof rainDv => {
  const { weather } = battleOf(state)
  return !isRain(weather) ? 'none' : weather === 'terrible' ? 'monsoon' : 'rain'
}

/** Men at a wall light it: a whole undisturbed activation for each point of DV, one less for each further man (FNG p. 43). */
export const lightFire = defineAction({
  name: 'lightFire',
  title: 'Burn down a building',
  section: 'ground',
  page: 43,
  words: ['burn', 'fire', 'hooch', 'Zippo', 'ignite', 'arson'],
  fields: {
    men: {
      kind: 'picks',
      from: 'figures',
      label: 'Who lights it',
      help: 'All of them touch it.',
      least: 1,
      most: 10,
      among: ({ state }) => hands(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        hands(state)
          .filter(({ id }) => selected.includes(id))
          .map(({ id }) => id),
    },
    area: {
      kind: 'pick',
      from: 'structures',
      label: 'What',
      among: ({ state }) => toBurn(state),
      start: ({ state }) => toBurn(state)[0] ?? null,
    },
    rain: {
      kind: 'choice',
      label: 'Rain',
      options: [
        { value: 'none', label: 'None' },
        { value: 'rain', label: 'Rain' },
        { value: 'monsoon', label: 'Monsoon' },
      ],
      start: weatherNow,
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (toBurn(state).length === 0
      ? 'Nothing on the list burns.'
      : hands(state).length > 0
        ? null
        : 'Nobody is active who has not moved.'),
  likely: () => 5,
  entry: (state, { men, area }) => `Burn ${structureById(state, area).name}: ${namesOf(state, men)}`,
  run(scene, { men, area, rain }) {
    const place = structureById(scene.state, area)
    mustBurn(scene, area)
    const activations = Math.max(1, Math.max(1, place.dv) + rainDv[rain] - (men.length - 1))
    for (const id of men) beginWork(scene, id, { work: 'lightFire', on: area, activations })
    const long = activations === 1 ? 'one whole activation' : `${activations} whole activations`
    scene.note(`${namesOf(scene.state, men)} set fire to ${place.name}: ${long}, undisturbed.`, { page: 43 })
  },
})

function mustBurn(scene: Scene, area: number): void {
  if (!isFlammable(scene, structureById(scene.state, area)))
    throw new RuleError('bad-input', 'That does not burn. Nothing was changed.')
}
