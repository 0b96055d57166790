import type { Chapter } from '../chapter.ts'
import { battleOf } from '../battle.ts'
import { fillWater, waterFills } from './fillWater.ts'
import { deployTask, setUpTask } from './setUpTask.ts'
import { isTaskOpen } from './task.ts'
import { unloadSupplies } from './unloadSupplies.ts'

/** The task of a Defense: its people and places, the supplies, the water (FNG p. 99). */
export const task: Chapter = {
  actions: [setUpTask, unloadSupplies, fillWater],
  hooks: {
    turnBegins(scene) {
      if (battleOf(scene.state).turn === 1 && isTaskOpen(scene.state)) deployTask(scene)
    },
    turnEnds: waterFills,
  },
}
