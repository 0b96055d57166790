import { aftermath } from './aftermath.ts'
import { air } from './air.ts'
import { aircraft } from './aircraft.ts'
import { armies } from './armies.ts'
import { artillery } from './artillery.ts'
import { attributesAndGear } from './attributes.ts'
import { buildings } from './buildings.ts'
import { calendar } from './calendar.ts'
import { casualties } from './casualties.ts'
import { civilians } from './civilians.ts'
import { contacts } from './contacts.ts'
import { events } from './events.ts'
import { helicopters } from './helicopters.ts'
import { melee } from './melee.ts'
import { missions } from './missions.ts'
import { organisation } from './organisation.ts'
import { people } from './people.ts'
import { reactions } from './reactions.ts'
import { reinforcements } from './reinforcements.ts'
import type { Chapter } from './ruling.ts'
import { setup } from './setup.ts'
import { shooting } from './shooting.ts'
import { support } from './support.ts'
import { tactics } from './tactics.ts'
import { terrain } from './terrain.ts'
import { traps } from './traps.ts'
import { turn } from './turn.ts'
import { weapons } from './weapons.ts'

/** How the book is read where it is unclear, in the order of the rules digest. */
export const rulings: readonly Chapter[] = [
  people,
  attributesAndGear,
  armies,
  weapons,
  organisation,
  turn,
  reactions,
  shooting,
  melee,
  casualties,
  buildings,
  terrain,
  calendar,
  civilians,
  setup,
  missions,
  aftermath,
  contacts,
  tactics,
  traps,
  events,
  support,
  reinforcements,
  artillery,
  air,
  helicopters,
  aircraft,
]
