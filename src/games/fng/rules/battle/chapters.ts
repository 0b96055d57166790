import type { Action } from './action.ts'
import type { Chapter } from './chapter.ts'
import { air } from './air/index.ts'
import { artillery } from './artillery/index.ts'
import { buildings } from './buildings/index.ts'
import { civilians } from './civilians/index.ts'
import { contacts } from './contacts/index.ts'
import { ending } from './ending/index.ts'
import { enemy } from './enemy/index.ts'
import { events } from './events/index.ts'
import { fire } from './fire/index.ts'
import { ground } from './ground/index.ts'
import { groups } from './groups/index.ts'
import { helicopters } from './helicopters/index.ts'
import { melee } from './melee/index.ts'
import { reactions } from './reactions/index.ts'
import { support } from './support/index.ts'
import { task } from './task/index.ts'
import { traps } from './traps/index.ts'
import { turn } from './turn/index.ts'
import { wounded } from './wounded/index.ts'
import type { TurnHooks } from './scene.ts'

/** The chapters in the order in which the screen lists what can be done. */
const chapters: readonly Chapter[] = [
  turn,
  task,
  groups,
  ground,
  fire,
  reactions,
  melee,
  wounded,
  contacts,
  enemy,
  civilians,
  traps,
  buildings,
  support,
  artillery,
  air,
  helicopters,
  events,
  ending,
]

/**
 * The chapters in the order in which they act as turns come and go (ruling to FNG p. 16): weather and smoke first, then
 * support that arrives and reinforcements, and civilians at the end.
 */
const inOrderOfTurn: readonly Chapter[] = [
  events,
  ground,
  buildings,
  artillery,
  air,
  helicopters,
  support,
  fire,
  reactions,
  melee,
  wounded,
  contacts,
  task,
  enemy,
  traps,
  civilians,
  groups,
  turn,
  ending,
]

/** All that can be done in a battle. */
export const actions: readonly Action[] = chapters.flatMap((chapter) => chapter.actions)

export const chapterHooks: readonly TurnHooks[] = inOrderOfTurn.map((chapter) => chapter.hooks)

const byName = new Map(actions.map((action) => [action.name, action]))

/** @returns the action of this name, or undefined. */
export const actionNamed = (name: string): Action | undefined => byName.get(name)
