import { explain, explainDice } from '../../../../../main/engine/lines.ts'
import { loadFor } from '../../aircraftLoads.ts'
import type { AircraftLoad } from '../terms.ts'
import { switchOf } from '../../house/switches.ts'
import { missionOf, tourOf } from '../../people.ts'
import { aircraftICorps, aircraftIiIiiIvCorps } from '../../tables/aircraftAvailability.ts'
import { facRep } from '../../tables/airStrikes.ts'
import type { Call } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { addCraft } from './addCraft.ts'
import { craftById, planeOf, type PlaneKey } from './craft.ts'

/** What a line about an aircraft is about. */
export const aboutCraft = (id: number, field = 'rep') => ({ collection: 'craft', id, field })

/** A FAC: whether he flies an O-1 or an O-2 is the player's choice (ruling to FNG p. 84). */
export function bringFac(scene: Scene, call: Call): void {
  const type = scene.choose({
    key: 'battle.fac-type',
    subject: call.id,
    why: 'What does the FAC fly?',
    options: [
      { value: 'o-1', label: 'O-1 Bird Dog: tougher' },
      { value: 'o-2', label: 'O-2 Skymaster: more marking rockets' },
    ],
  })
  const roll = scene.roll(facRep, { subject: call.id, why: 'the FAC' })
  const id = addCraft(scene, { call, type, service: 'usaf', rep: roll.row.outcome })
  scene.say(explain(roll, `${craftById(scene.state, id).name}: pilot REP ${roll.row.outcome}.`, aboutCraft(id)))
}

/** Strike aircraft, as many as were called, each by the table of the Corps (FNG pp. 80-81). */
export function bringStrike(scene: Scene, call: Call): void {
  const { corps } = missionOf(scene.state)
  const asked = { subject: call.id, why: 'what comes' }
  for (let i = 0; i < Math.max(1, call.amount); i++) {
    const roll =
      corps === 'i'
        ? scene.roll(aircraftICorps, asked)
        : scene.roll(aircraftIiIiiIvCorps, { ...asked, when: { ivCorps: corps === 'iv' } })
    const { outcome: type, gives, text } = roll.row
    const load = rollLoad(scene, call, type)
    const id = addCraft(scene, { call, type, service: serviceOf(scene, gives.service), rep: gives.rep, load })
    scene.say(explain(roll, `On station: ${text}.`, aboutCraft(id)))
  }
}

/** An A-1 is whose the force is; it changes nothing else (ruling to FNG p. 81). */
const serviceOf = (scene: Scene, service: string): string =>
  service !== 'usafOrVnaf' ? service : tourOf(scene.state).list.startsWith('arvn') ? 'vnaf' : 'usaf'

/** Loads A and B: a die at arrival, or the player where the campaign plays it so (ruling to FNG p. 109). */
function rollLoad(scene: Scene, call: Call, type: PlaneKey): AircraftLoad | null {
  const entry = planeOf(scene.state, { type })!
  if (entry.loadATo === undefined) return null
  const names = loads[type]
  if (names && switchOf(scene.state, 'aircraftLoads') === 'player')
    return scene.choose<AircraftLoad>({
      key: 'battle.aircraft-load',
      subject: call.id,
      why: 'Which load does it carry?',
      options: [
        { value: 'a', label: names.a },
        { value: 'b', label: names.b },
      ],
    })
  const thrown = scene.dice({
    key: 'battle.aircraft-load-die',
    subject: call.id,
    count: 1,
    why: `Its load: A on 1-${entry.loadATo}`,
  })
  const load = loadFor(entry, thrown.faces[0]!)!
  scene.say(explainDice(`It carries load ${load.toUpperCase()}.`, thrown, { page: 109 }))
  return load
}

/** The two aircraft whose whole load is one of two (footnote 7, FNG p. 109). */
const loads: Readonly<Partial<Record<PlaneKey, Readonly<Record<AircraftLoad, string>>>>> = {
  'f-4': { a: 'A: autocannon and four 500 lb bombs', b: 'B: napalm and two 500 lb bombs' },
  'a-4': { a: 'A: guns, rockets and two 500 lb bombs', b: 'B: guns, one 500 lb and four 250 lb bombs' },
}

/** An AC-47 fires by its own table entry: its pilot's REP is not asked for (ruling to FNG p. 84). */
export function bringSpooky(scene: Scene, call: Call): void {
  const { gunRep = 0 } = planeOf(scene.state, { type: 'ac-47' })!
  const id = addCraft(scene, { call, type: 'ac-47', service: 'usaf', rep: gunRep })
  scene.note(`${craftById(scene.state, id).name} is overhead.`, { about: aboutCraft(id, 'mode'), page: 84 })
}
