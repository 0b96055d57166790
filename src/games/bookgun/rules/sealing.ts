import { drawSalt, keptWords, proveSeals, type OpenSeal } from '../../../main/engine/proofs.ts'
import { sha256 } from '../../../main/engine/sha256.ts'
import { rowById } from '../../../main/engine/state.ts'
import { counted, gameOf, sideById, troopById } from './game.ts'
import { aboutTroop, type Scene } from './scene.ts'
import type { BookgunState, Sealed, Troop, Unit } from './state.ts'
import { leaderOf, sizeOfUnit, troopOf } from './troops.ts'

/** What a side keeps from the others: what stands under its markers, and its Commander-in-Chief. */

type ToSeal = Pick<Sealed, 'kind' | 'number' | 'troopId' | 'unitId' | 'what' | 'place'>

/** @returns what stands under a seal, as anybody can reckon its digest again. */
export function sealedWords(state: BookgunState, sealId: number): string {
  const { salt } = rowById(state.seals, sealId, 'seal')
  const rows = state.sealed.filter((row) => row.sealId === sealId)
  return [...rows.map(({ kind, number, what, place }) => [kind, number, what, place].join(', ')), salt].join('; ')
}

/** Keeps things from the other players; the digest of them goes into the journal. */
export function sealAll(scene: Scene, sideId: number, things: readonly ToSeal[], says: string): void {
  const { id: gameId } = gameOf(scene.state)
  const asked = { key: 'bag.seal', subject: gameId, why: 'A number that hides what is sealed' }
  const salt = drawSalt(scene, asked)
  const sealId = scene.add('seals', { gameId, sideId, digest: '', salt, agreedTurn: null })
  for (const thing of things) {
    const id = scene.add('sealed', { ...thing, sealId, gameId, sideId, opened: false })
    const where = thing.place === '' ? '' : `, ${thing.place}`
    scene.secret(`${nameSealed(thing)}: ${thing.what}${where}.`, { collection: 'sealed', id })
  }
  const digest = sha256(sealedWords(scene.state, sealId))
  scene.patch('seals', sealId, { digest })
  scene.note(says, { collection: 'sides', id: sideId })
  scene.note(keptWords(digest), { collection: 'seals', id: sealId })
}

const nameSealed = ({ kind, number }: Pick<Sealed, 'kind' | 'number'>): string =>
  kind === 'commander' ? 'Commander-in-Chief' : `Marker ${number}`

export const dummyWords = 'dummy'

/** How many dummies go with so many real markers: one for every two (p. 11). */
export const dummiesFor = (real: number): number => Math.floor(real / 2)

/** What is written down of a unit under a marker: its number and its strength cannot be changed afterwards. */
export const strengthWords = (state: BookgunState, unit: Unit): string =>
  `${unit.name}, ${counted(sizeOfUnit(state, unit), 'figure')}`

/** @returns what stands under a marker that has not been opened. */
export const underMarker = (state: BookgunState, troopId: number): Sealed | undefined =>
  state.sealed.find((row) => row.troopId === troopId && !row.opened)

/** A marker comes off the table: a unit stands there under its own name, or nothing. */
export function openMarker(scene: Scene, troopId: number, why: string): void {
  const marker = troopById(scene.state, troopId)
  const row = underMarker(scene.state, troopId)
  if (!row) return
  scene.patch('sealed', row.id, { opened: true })
  const about = aboutTroop(marker, 'kind')
  const unit = scene.state.units.find(({ id }) => id === row.unitId)
  if (!unit) {
    scene.patch('troops', troopId, { gone: true })
    scene.note(`${marker.name} is a dummy: ${why}.`, about)
    return
  }
  const { id, gameId, acted, extraDie, lessDie, mustCharge, ...now } = marker
  const { turn } = gameOf(scene.state)
  scene.patch('troops', id, {
    ...troopOf(scene.state, unit, { gameId, sideId: now.sideId }),
    // It has shown itself, and has not moved: a gun was not pushed. What a joker brought it holds.
    ...{ acted, spottedTurn: turn, extraDie, lessDie, mustCharge },
  })
  scene.note(`${marker.name} is ${row.what}: ${why}.`, about)
}

/** @returns the sealed name of a side's Commander-in-Chief. */
export const commanderOf = ({ sealed }: BookgunState, sideId: number): Sealed | undefined =>
  sealed.find((row) => row.sideId === sideId && row.kind === 'commander')

/** A Commander-in-Chief who is killed or captured is shown (p. 8). */
export function openCommander(scene: Scene, troop: Troop, why: string): void {
  const row = scene.state.sealed.find(
    ({ kind, unitId, opened }) => kind === 'commander' && !opened && unitId !== null && unitId === troop.unitId,
  )
  if (!row) return
  scene.patch('sealed', row.id, { opened: true })
  scene.note(`${leaderOf(troop)} was the Commander-in-Chief of ${sideById(scene.state, row.sideId).name}: ${why}.`, {
    ...{ collection: 'sealed', id: row.id },
  })
}

/** At the end all is opened, and it is shown whether anything was changed since it was sealed. */
export function openAll(scene: Scene): void {
  for (const row of scene.state.sealed.filter(({ opened }) => !opened)) {
    scene.patch('sealed', row.id, { opened: true })
    const where = row.place === '' ? '' : `, ${row.place}`
    const what = row.what === dummyWords ? 'a dummy' : row.what
    const whose = row.kind === 'commander' ? ` of ${sideById(scene.state, row.sideId).name}` : ''
    scene.note(`${nameSealed(row)}${whose} was ${what}${where}.`, { collection: 'sealed', id: row.id })
    standUp(scene, row)
  }
  for (const side of scene.state.sides) proveSeals(scene, side, sealsOf(scene.state, side.id))
}

/** Who stayed concealed to the end was in the game all the same. */
function standUp(scene: Scene, { troopId, unitId, sideId, gameId }: Sealed): void {
  const unit = scene.state.units.find(({ id }) => id === unitId)
  if (unit && troopId !== null) scene.patch('troops', troopId, troopOf(scene.state, unit, { gameId, sideId }))
}

const sealsOf = (state: BookgunState, side: number): OpenSeal[] =>
  state.seals
    .filter(({ sideId }) => sideId === side)
    .map(({ id, digest }) => ({ id, digest, words: sealedWords(state, id) }))
