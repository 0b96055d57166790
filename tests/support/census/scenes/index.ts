import { chanceOf } from '../../battlePlayer.ts'
import { nextDepth } from '../../fngAftermath.ts'
import { played, playOn } from '../battles.ts'
import type { Census } from '../census.ts'
import { helicopters, planes } from './air.ts'
import { contacts } from './contacts.ts'
import { melees, traitsAtWork, walls, weapons } from './fights.ts'
import { ground, grounds, tunnels } from './ground.ts'
import { ambushes, enemies, tasks } from './missions.ts'
import { aims, moments } from './moments.ts'
import type { Stretch } from '../takeCensus.ts'
import type { Scene } from './scene.ts'
import { arrivals, barrages, support } from './support.ts'

/** Scenes of those on the ground. */
export const onTheGround: readonly Scene[] = [
  ...moments,
  ...contacts,
  ...weapons,
  ...traitsAtWork,
  ...grounds,
  ...melees,
  ...ground,
  ...walls,
  ...enemies,
  ...ambushes,
  ...tasks,
  ...tunnels,
]

/** Scenes of all that is called for and comes from afar. */
export const fromAfar: readonly Scene[] = [...barrages, ...support, ...arrivals, ...planes, ...helicopters]

/** Plays a scene with one of its chances. */
export function playScene(
  census: Census,
  scenes: readonly Scene[],
  { nth, time, moves = Infinity }: { readonly nth: number; readonly time: number; readonly moves?: number },
): void {
  const { start, does, filled, ...scene } = scenes[nth]!
  const among = does === undefined ? played : played.filter((action) => does.includes(action.name))
  const begun = { state: start, depth: nextDepth(start) }
  const chance = chanceOf(nth * 1000 + time)
  census.noted({ kind: 'scene', nth, time }, () =>
    playOn(census, begun, chance, { moves: Math.min(scene.moves, moves), among, filled }),
  )
}

/** So often in a row a scene may bring nothing new before it is put aside. */
const vain = 2

/**
 * Scenes, each so often as it says, with chances of its own.
 * @returns what is played first, each scene as long as it goes on bringing something; and what is then left of them, in
 *   rounds.
 */
export function sceneStretches(scenes: readonly Scene[]): readonly [first: Stretch, ...rounds: Stretch[]] {
  const begun = scenes.map(() => 0)
  const play = (census: Census, nth: number) => {
    playScene(census, scenes, { nth, time: ++begun[nth]! })
  }
  const first: Stretch = (census) => {
    scenes.forEach(({ times }, nth) => {
      for (let since = 0; since < vain && begun[nth]! < times;) {
        const { met } = census
        play(census, nth)
        since = census.met > met ? 0 : since + 1
      }
    })
  }
  const round: Stretch = (census) => {
    scenes.forEach(({ times }, nth) => {
      if (begun[nth]! < times) play(census, nth)
    })
  }
  return [first, ...Array.from({ length: Math.max(...scenes.map(({ times }) => times)) }, () => round)]
}

/** Plays the forms that are filled by hand. */
export function playAims(census: Census): void {
  for (const { start, action, values } of aims)
    census.play({ before: start, step: 'act', input: { action, values }, depth: nextDepth(start) }, chanceOf(1))
}
