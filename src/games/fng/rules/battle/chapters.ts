import type { Action } from './action.ts'
import type { Chapter } from './chapter.ts'
import { air } from './air/airChapter.ts'
import { artillery } from './artillery/artilleryChapter.ts'
import { buildings } from './buildings/buildingsChapter.ts'
import { civilians } from './civilians/civiliansChapter.ts'
import { contacts } from './contacts/contactsChapter.ts'
import { ending } from './ending/endingChapter.ts'
import { enemy } from './enemy/enemyChapter.ts'
import { events } from './events/eventsChapter.ts'
import { fire } from './fire/fireChapter.ts'
import { ground } from './ground/groundChapter.ts'
import { groups } from './groups/groupsChapter.ts'
import { helicopters } from './helicopters/helicoptersChapter.ts'
import { melee } from './melee/meleeChapter.ts'
import { reactions } from './reactions/reactionsChapter.ts'
import { support } from './support/supportChapter.ts'
import { task } from './task/taskChapter.ts'
import { traps } from './traps/trapsChapter.ts'
import { turn } from './turn/turnChapter.ts'
import { vehicles } from './vehicles/vehiclesChapter.ts'
import { wounded } from './wounded/woundedChapter.ts'
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
  vehicles,
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
  vehicles,
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
