import { defineAction } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { isActive } from '../fire/mayFire.ts'
import { namesOf } from '../fire/fire.ts'
import { isInMelee } from '../melee/inMelee.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { movers } from './movers.ts'
import { comesAway } from './cover.ts'
import { isSwimming } from './water.ts'

/** Who is active may drop, whatever he has done so far; so may who ducks back without cover within 6" (FNG p. 18). */
const uprightOnes = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) =>
      !figure.prone &&
      !figure.inTunnel &&
      (isActive(state, figure) || figure.status === 'duckBack') &&
      !isInMelee(state, figure) &&
      !isSwimming(state, figure),
  )

/** Those who lie and have their move: they get up, or crawl. */
const proneOnes = (state: FngState): Figure[] => movers(state).filter(({ prone }) => prone)

/** Who may go prone or get up just now, by his id. */
export type Turns = ReadonlyMap<number, 'down' | 'up'>

export const turnsOf = (state: FngState): Turns =>
  refusesOutsideTurn(state) !== null
    ? new Map()
    : new Map([
        ...uprightOnes(state).map(({ id }) => [id, 'down'] as const),
        ...proneOnes(state).map(({ id }) => [id, 'up'] as const),
      ])

type Does = 'down' | 'up' | 'crawl'

const who: Readonly<Record<Does, (state: FngState) => readonly Figure[]>> = {
  down: uprightOnes,
  up: proneOnes,
  crawl: proneOnes,
}

const ways = [
  { value: 'down', label: 'Go prone' },
  { value: 'up', label: 'Stand up' },
  { value: 'crawl', label: 'Crawl' },
] as const satisfies readonly { value: Does; label: string }[]

const possible = (state: FngState) => ways.filter(({ value }) => who[value](state).length > 0)

const able = (state: FngState, does: unknown): readonly Figure[] =>
  typeof does === 'string' && does in who ? who[does as Does](state) : []

/** Men go prone, get up or crawl (FNG p. 18): a Fast Move or a charge gets them up by itself. */
export const posture = defineAction({
  name: 'posture',
  title: 'Go prone, stand up or crawl',
  section: 'move',
  page: 18,
  words: ['prone', 'lie down', 'get up', 'stand', 'crawl', 'duck', 'bipod'],
  fields: {
    does: {
      kind: 'choice',
      label: 'They',
      options: ({ state }) => possible(state),
      start: ({ state, selected }) => {
        const lying = proneOnes(state).some(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
        return (possible(state).find(({ value }) => (value === 'up') === lying) ?? possible(state)[0])?.value ?? 'down'
      },
    },
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who',
      least: 1,
      among: ({ state, values }) => able(state, values['does']).map(({ id }) => id),
      start: ({ state, values, selected }) =>
        able(state, values['does'])
          .filter(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
          .map(({ id }) => id),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (possible(state).length > 0 ? null : 'Nobody can do that just now.'),
  likely: ({ state, selected }) =>
    [...uprightOnes(state), ...proneOnes(state)].some(({ id }) => selected.includes(id)) ? 32 : 6,
  entry: (state, { does, figures }) => `${entries[does as Does]}: ${namesOf(state, figures)}`,
  run(scene, { does, figures }) {
    carryOut[does as Does](scene, figures)
    scene.note(`${namesOf(scene.state, figures)}: ${says[does as Does]}.`, { page: 18 })
  },
})

const entries: Readonly<Record<Does, string>> = { down: 'Prone', up: 'Up again', crawl: 'Crawls' }

const says: Readonly<Record<Does, string>> = {
  down: 'prone, which ends the move but not the fire; prone in cover, nobody sees or is seen',
  up: 'on their feet, for half of the move',
  crawl: 'up to half of the normal move, 4", and prone all the way',
}

const carryOut: Readonly<Record<Does, (scene: Scene, ids: readonly number[]) => void>> = {
  down(scene, ids) {
    for (const id of ids) {
      const moved = isActive(scene.state, figureById(scene.state, id))
      scene.patch('figures', id, { prone: true, fastMoving: false, ...(moved ? { moved } : {}) })
    }
  },
  up(scene, ids) {
    for (const id of ids) scene.patch('figures', id, { prone: false })
  },
  crawl(scene, ids) {
    for (const id of ids) scene.patch('figures', id, { moved: true, ...comesAway })
  },
}
