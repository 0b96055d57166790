import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import {
  caches,
  siteOf,
  type BareSite,
  type BuiltSite,
  type Occupant,
  type Quantity,
  type Standing,
} from '../../forces/sites.ts'
import { clampLevel } from '../../missionRules.ts'
import { buildingDv, potentialContacts, type ContactFigures } from '../../tables/index.ts'
import { counted } from '../../steps/setup/common.ts'
import { battleOf, type Contact } from '../battle.ts'
import { emplace } from '../fire/emplace.ts'
import type { Scene } from '../scene.ts'
import { freshStructure } from '../structures.ts'
import { reportEntrance } from '../traps/tunnels/found.ts'
import { aboutContact, contactName } from './contact.ts'
import { rollQuantities } from './quantities.ts'
import { spanOf } from './spans.ts'
import { trapAt } from './trapAt.ts'

/** Puts the men of an occupied place on the table. @returns ids of their groups. */
export type Occupy = (force: Exclude<Occupant, 'empty' | 'ruined' | keyof typeof caches>) => readonly number[]

/**
 * Rolls on the Potential Contact table of the EAL and puts on the table what it names: structures, who holds them,
 * supplies, a trap, a tunnel (FNG pp. 62-64).
 * @param occupy places the men of a place that is held.
 * @returns was there anybody?
 */
export function placeSite(scene: Scene, contact: Contact, occupy: Occupy): boolean {
  const name = contactName(contact)
  const table = potentialContacts[clampLevel(battleOf(scene.state).eal)]
  const roll = scene.roll(table, { subject: contact.id, why: name })
  scene.tell(roll, `${name}: ${roll.row.text}.`, aboutContact(contact, 'found'))
  scene.patch('contacts', contact.id, { pc: true, found: roll.row.text })
  const { gives } = roll.row
  if (isBare(gives.site)) {
    bare[gives.site](scene, contact)
    return false
  }
  return build(scene, contact, gives.site, occupantOf(scene, contact, gives), occupy)
}

const bare: Readonly<Record<BareSite, (scene: Scene, contact: Contact) => void>> = {
  nothing: () => undefined,
  wideSpreadTrap: (scene, contact) => {
    trapAt(scene, contact, 'wideSpread')
  },
  localizedTrap: (scene, contact) => {
    trapAt(scene, contact, 'localized')
  },
  tunnel: (scene, contact) => {
    addStructure(scene, contact, { kind: 'tunnel', name: 'Tunnel entrance', type: 'tunnel', dv: 0 })
    reportEntrance(scene)
  },
}

const isBare = (site: BareSite | BuiltSite): site is BareSite => Object.hasOwn(bare, site)

/** Who is in it: one die, where the row has spans for it. */
function occupantOf(scene: Scene, contact: Contact, gives: ContactFigures): Occupant {
  const spans = (['first', 'second', 'third', 'fourth'] as const).flatMap((which) => {
    const [to, who] = [gives[`${which}To`], gives[which]]
    return to !== undefined && who !== undefined ? [[to, who] as const] : []
  })
  if (spans.length === 0) return 'empty'
  const why = `${contactName(contact)}: who or what is in it`
  const thrown = scene.dice({ key: 'battle.occupant', subject: contact.id, count: 1, why })
  const occupant = spanOf(spans, thrown.faces[0]!)
  scene.say(
    explainDice(`${contactName(contact)}: ${inWords(occupant)}.`, thrown, { about: aboutContact(contact, 'found') }),
  )
  return occupant
}

const inWords = (occupant: Occupant): string =>
  occupant === 'empty'
    ? 'nobody is there'
    : occupant === 'ruined'
      ? 'of no use to anybody any more'
      : isCache(occupant)
        ? `${caches[occupant]} lbs of supplies`
        : 'somebody is there'

const isCache = (occupant: Occupant): occupant is keyof typeof caches => Object.hasOwn(caches, occupant)

function build(scene: Scene, contact: Contact, id: BuiltSite, occupant: Occupant, occupy: Occupy): boolean {
  const site = siteOf(id)
  const structures = addAll(scene, contact, site.structures, occupant === 'ruined')
  if (site.note) scene.note(site.note, { about: aboutContact(contact) })
  if (occupant === 'ruined') return false
  if (site.supplies !== undefined) addSupplies(scene, contact, rollSupplies(scene, contact, site.supplies))
  if (isCache(occupant)) addSupplies(scene, contact, caches[occupant])
  if (occupant === 'empty' || isCache(occupant)) return false
  const groups = occupy(occupant)
  emplace(scene, groups)
  // Each group stands in a place of its own as long as there are places with walls.
  const shelters = structures.filter((structureId) => scene.row('structures', structureId).kind !== 'building')
  groups.forEach((groupId, i) => {
    const structureId = shelters[i]
    if (structureId !== undefined) scene.patch('structures', structureId, { groupId })
  })
  return true
}

function addAll(scene: Scene, contact: Contact, standing: readonly Standing[], ruined: boolean): number[] {
  const counts = rollQuantities(
    scene,
    standing.map(({ count, name }) => ({
      quantity: count,
      subject: contact.id,
      what: name,
      about: aboutContact(contact),
    })),
  )
  return standing.flatMap(({ kind, name, type, dv }, i) =>
    Array.from({ length: counts[i]! }, (_, nth) => {
      const called = counts[i] === 1 ? name : `${name} ${nth + 1}`
      const value = dv ?? rowOf(scene.table(buildingDv), type).gives.dv
      const id = addStructure(scene, contact, { kind, name: called, type, dv: value })
      if (ruined) scene.patch('structures', id, { state: 'destroyed' })
      return id
    }),
  )
}

function addStructure(
  scene: Scene,
  { id, sector }: Contact,
  { kind, name, type, dv }: Pick<Standing, 'kind' | 'name' | 'type'> & { readonly dv: number },
): number {
  return scene.add('structures', { ...freshStructure, kind, name, type, sector, dv, dvAtStart: dv, contactId: id })
}

function rollSupplies(scene: Scene, contact: Contact, quantity: Quantity): number {
  const what = `${contactName(contact)}, hundreds of lbs of supplies`
  return 100 * rollQuantities(scene, [{ quantity, subject: contact.id, what, about: aboutContact(contact) }])[0]!
}

/** Found supplies bring no points (ruling to FNG p. 64). */
function addSupplies(scene: Scene, contact: Contact, lbs: number): void {
  const name = `${lbs} lbs of supplies`
  const id = addStructure(scene, contact, { kind: 'cache', name, type: 'cache', dv: 0 })
  scene.patch('structures', id, { amount: lbs })
  scene.note(`${contactName(contact)}: ${counted(1, 'cache')} of ${name}.`, { about: aboutContact(contact), page: 62 })
}
