import { explain, explainDice } from '../../../../../main/engine/lines.ts'
import { countOf, loadFor, mountsOf } from '../../aircraftLoads.ts'
import type { AircraftLoad } from '../terms.ts'
import { mid1968 } from '../../calendar.ts'
import { halfMonthIn } from '../contacts/means.ts'
import { missionOf, tourOf } from '../../people.ts'
import { heliGunshipsICorps, heliGunshipsIiIiiIvCorps } from '../../tables/helicopters.ts'
import { addCraft } from '../air/addCraft.ts'
import { aboutCraft } from '../air/arrive.ts'
import { craftById, helicopterOf, type HelicopterKey } from '../air/craft.ts'
import { battleOf, type Call } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { addCrew } from './crew.ts'

/** REP of a crew that a reinforcement chart brings (FNG pp. 93-94). */
const chartRep = 5

/** A gunship: a "Hog" by its chart, at night one of the night flyers where the player wants it, else by the table (FNG pp. 88, 93). */
export function bringGunship(scene: Scene, call: Call): void {
  if (call.brings === 'hog') {
    bring(scene, call, { type: 'uh-1b-hog', service: 'usArmy', rep: chartRep })
    return
  }
  const night = battleOf(scene.state).dayPart === 'night' ? chooseNightFlyer(scene, call) : 'roll'
  if (night !== 'roll') {
    bring(scene, call, { type: night, service: 'usArmy' })
    return
  }
  const roll = rollGunship(scene, call)
  const { outcome: type, gives, text } = roll.row
  scene.say(explain(roll, `On station: ${text}.`))
  const { service, partner } = { partner: null, ...gives }
  bring(scene, call, { type, service })
  if (partner !== null) bring(scene, call, { type: partner, service })
}

/** Neither stands on a table of availability (ruling to FNG p. 88). */
const chooseNightFlyer = (scene: Scene, call: Call) =>
  scene.choose({
    key: 'battle.night-gunship',
    subject: call.id,
    why: 'Which gunship comes by night?',
    options: [
      { value: 'roll', label: 'By the table' },
      { value: 'uh-1d-firefly', label: 'Firefly, with a searchlight' },
      { value: 'uh-1d-nighthawk', label: 'Nighthawk, with flares' },
    ],
  })

function rollGunship(scene: Scene, call: Call) {
  const { corps } = missionOf(scene.state)
  const beforeMid1968 = halfMonthIn(scene) < mid1968
  const asked = { subject: call.id, why: 'which gunship' }
  return corps === 'i'
    ? scene.roll(heliGunshipsICorps, {
        ...asked,
        when: { beforeMid1968, usmcCalls: tourOf(scene.state).list === 'usmc' },
      })
    : scene.roll(heliGunshipsIiIiiIvCorps, {
        ...asked,
        when: { beforeMid1968, iiCorps: corps === 'ii', ivCorps: corps === 'iv' },
      })
}

/** An OH-6 by its chart: REP 5 (FNG p. 94). */
export function bringLoach(scene: Scene, call: Call): void {
  bring(scene, call, { type: 'oh-6', service: 'usArmy', rep: chartRep })
}

/** Medevacs and transports are UH-1D/H "Slicks" (rulings to FNG pp. 87-88). */
export function bringSlick(scene: Scene, call: Call): void {
  bring(scene, call, { type: 'uh-1d-slick', service: 'usArmy' })
}

interface Coming {
  readonly type: HelicopterKey
  readonly service: string
  /** Of all its crew, where a chart says it. */
  readonly rep?: number
}

function bring(scene: Scene, call: Call, { type, service, rep }: Coming): void {
  const entry = helicopterOf(scene.state, { type })!
  const load = rollLoad(scene, call, type)
  const mounts = mountsOf(entry, load)
  const doorGuns = countOf(mounts, 'doorM60') + countOf(mounts, 'doorHmg')
  const doorGunners = Math.min(doorGuns, doorGunPosts(entry))
  const mostWounded = call.kind === 'medevac' && call.amount > 0 ? call.amount : null
  const id = addCraft(scene, { call, type, service, rep: rep ?? 0, load, doorGunners, mostWounded })
  const pilot = addCrew(scene, id, rep ?? null)
  scene.patch('craft', id, { rep: pilot, startRep: pilot })
  const { name } = craftById(scene.state, id)
  scene.note(`${name} is on station, pilot REP ${pilot}.`, { about: aboutCraft(id), page: 87 })
}

/** Crewmen who can stand at a door gun. */
const doorGunPosts = (entry: NonNullable<ReturnType<typeof helicopterOf>>): number =>
  (entry['crew.doorGunner'] ?? 0) + (entry['crew.crewChief'] ?? 0)

/** What the Cobra's turret holds is rolled as it comes (FNG p. 108). */
function rollLoad(scene: Scene, call: Call, type: HelicopterKey): AircraftLoad | null {
  const entry = helicopterOf(scene.state, { type })!
  if (entry.loadATo === undefined) return null
  const thrown = scene.dice({
    key: 'battle.aircraft-load-die',
    subject: call.id,
    count: 1,
    why: `Its turret: two HMGs on 1-${entry.loadATo}, else LMG and grenade launcher`,
  })
  const load = loadFor(entry, thrown.faces[0]!)!
  const text = load === 'a' ? 'The turret holds two HMGs.' : 'The turret holds an LMG and a grenade launcher.'
  scene.say(explainDice(text, thrown, { page: 108 }))
  return load
}
