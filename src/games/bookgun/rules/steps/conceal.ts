import { sealedTitle } from '../../../../main/engine/lines.ts'
import { mustBeOnce, refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { counted, forceOf, gameOf, mustBe, sideById } from '../game.ts'
import type { Conceal, NameCommander } from '../inputs.ts'
import { basicUnits, unitsForCommander } from '../roster/commander.ts'
import { stepOf, type Scene } from '../scene.ts'
import { commanderOf, dummiesFor, dummyWords, sealAll, strengthWords } from '../sealing.ts'
import type { BookgunState } from '../state.ts'
import { markerOf, readyUnit, troopOf } from '../troops.ts'

/** What a side conceals when it sets up, and whom it names in secret. */

/** Nothing more of a side is put in the open once it has concealed: what is left would tell what is hidden. */
export function mustNotHaveConcealed({ state }: Scene, sideId: number): void {
  if (state.troops.some((troop) => troop.kind === 'marker' && troop.sideId === sideId) || hasMarkers(state, sideId))
    refuse(`${sideById(state, sideId).name} has concealed, and puts nothing more on the table.`)
}

const hasMarkers = ({ sealed }: BookgunState, sideId: number): boolean =>
  sealed.some((row) => row.sideId === sideId && row.kind === 'marker')

/** Markers for concealed units, with dummies among them; what stands under which is sealed (p. 11). */
export const conceal = stepOf<Conceal>(sealedTitle, (scene, { side: sideId, markers }) => {
  const game = mustBe(scene.state, 'setUp')
  const side = sideById(scene.state, sideId)
  if (side.kind === 'umpire' || game.setsUp !== side.kind) refuse('Only who sets up on the table conceals.')
  mustNotHaveConcealed(scene, sideId)
  const ids = markers.flatMap(({ unit }) => (unit === null ? [] : [unit]))
  mustBeOnce(ids)
  if (ids.length === 0) refuse('No unit is named.')
  const dummies = dummiesFor(ids.length)
  if (markers.length - ids.length !== dummies)
    refuse(
      `One dummy for every two real markers: ${counted(ids.length, 'real marker')} and ${counted(dummies, 'dummy', 'dummies')}.`,
    )
  const force = forceOf(side.kind)
  const things = markers.map(({ unit: id, place }, i) => {
    const unit = id === null ? null : readyUnit(scene.state, id)
    if (unit && unit.force !== force) refuse(`${unit.name} is of the other side.`)
    const what = unit ? strengthWords(scene.state, unit) : dummyWords
    return { kind: 'marker', number: i + 1, unitId: unit?.id ?? null, what, place: place.trim() } as const
  })
  const placed = things.map((thing) => ({
    ...thing,
    troopId: scene.add('troops', markerOf(thing.number, { gameId: game.id, sideId, force })),
  }))
  sealAll(
    scene,
    sideId,
    placed,
    `${side.name} puts ${counted(placed.length, 'marker')} on the table, dummies among them.`,
  )
})

/** A side of three basic units names one leader in secret (p. 8). */
export const nameCommander = stepOf<NameCommander>(sealedTitle, (scene, { side: sideId, unit: id }) => {
  const { id: gameId } = gameOf(scene.state)
  const side = sideById(scene.state, sideId)
  const force = forceOf(side.kind)
  const unit = rowById(scene.state.units, id, 'unit')
  if (side.kind === 'umpire' || unit.force !== force) refuse(`${unit.name} is not of the side that ${side.name} leads.`)
  if (commanderOf(scene.state, sideId)) refuse(`${side.name} has named a Commander-in-Chief.`)
  if (basicUnits(scene.state, force) < unitsForCommander)
    refuse(`A side of at least ${unitsForCommander} basic units names a Commander-in-Chief.`)
  const { leader } = troopOf(scene.state, unit, { gameId, sideId })
  if (leader === '') refuse(`${unit.name} has no leader.`)
  const what = leader === 'its leader' ? `the leader of ${unit.name}` : `${leader}, ${unit.name}`
  sealAll(
    scene,
    sideId,
    [{ kind: 'commander', number: 0, troopId: null, unitId: unit.id, what, place: '' }],
    `${side.name} has named a Commander-in-Chief.`,
  )
})
