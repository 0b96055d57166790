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

/** Plays scenes, each so often, with chances of its own. */
export function playScenes(census: Census, scenes: readonly Scene[]): void {
  scenes.forEach(({ start, does, moves, times, filled }, nth) => {
    const among = does === undefined ? played : played.filter((action) => does.includes(action.name))
    for (let time = 0; time < times; time++)
      playOn(census, { state: start, depth: nextDepth(start) }, chanceOf(nth * 1000 + time + 1), {
        moves,
        among,
        filled,
      })
  })
}

/** Plays the forms that are filled by hand. */
export function playAims(census: Census): void {
  for (const { start, action, values } of aims)
    census.play({ before: start, step: 'act', input: { action, values }, depth: nextDepth(start) }, chanceOf(1))
}
