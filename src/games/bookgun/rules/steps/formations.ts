import { mustBeNamed, refuse } from '../../../../main/engine/mustBe.ts'
import { platoonsInCompany, type Part } from '../organisation/shape.ts'
import { counted } from '../game.ts'
import type { AddFormation, NameFormation, OneFormation } from '../inputs.ts'
import { formationTypeOf, formationTypes, typeOfFormation, type FormationType } from '../roster/parts.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { FormationRow } from '../state.ts'
import { formationById, mustBeBetweenGames, newUnit } from './rosters.ts'

/** Adds a platoon, a company, a group, and what the organisation gives it, where it is wanted whole. */
export const addFormation = stepOf<AddFormation>(
  'A formation joins',
  (scene, { type, name, under, whole, ...more }) => {
    mustBeBetweenGames(scene.state)
    const one = formationTypeOf(type)
    const platoons = one.kind === 'company' && whole ? platoonsOf(one, more.platoons) : null
    const parentId = under === null ? null : mayStandUnder(one, formationById(scene, under))
    const id = newFormation(scene, one, { name: mustBeNamed(name), parentId, whole })
    if (platoons === null) return
    for (let i = 0; i < platoonsInCompany; i++)
      newFormation(scene, platoons, { name: `${ordinals[i]} Platoon`, parentId: id, whole })
  },
)

/** The platoons that a company is begun with: of one type, as its player wants them (ruling). */
function platoonsOf({ nation, title }: FormationType, key: string | null): FormationType {
  const types = formationTypes.filter((type) => type.nation === nation && type.kind === 'platoon')
  const found = key === null ? types[0] : types.find((type) => type.key === key)
  return found ?? refuse(`${title}: it has no such platoons.`)
}

interface Begun {
  readonly name: string
  readonly parentId: number | null
  readonly whole: boolean
}

function newFormation(scene: Scene, type: FormationType, { name, parentId, whole }: Begun): number {
  const { force, nation, kind, title, parts } = type
  const formation = scene.add('formations', { force, nation, kind, type: type.type, name, parentId })
  const units = whole
    ? parts.flatMap(({ part, count }) => Array.from({ length: count }, (_, i) => ({ part, count, i })))
    : []
  const taken = new Set(scene.state.units.filter((unit) => unit.force === force).map((unit) => unit.name))
  for (const { part, count, i } of units) {
    const plain = count === 1 ? part.title : nthName(part, i + 1)
    // Two platoons have a first section each: the second of a name says whose it is.
    const own = taken.has(plain) ? `${plain}, ${name}` : plain
    newUnit(scene, { key: '', force, nation, part }, { name: own, leader: '', formation, figures: null })
  }
  scene.note(`${name}, ${title}: ${units.length === 0 ? 'no unit yet' : counted(units.length, 'unit')}.`, {
    ...{ collection: 'formations', id: formation },
  })
  return formation
}

const ordinals = ['1st', '2nd', '3rd']

/** "2nd Section", "M240 team 2": squads are told of by their order, all others by a number. */
const nthName = ({ kind, title }: Part, nth: number): string =>
  kind === 'squad' ? `${ordinals[nth - 1] ?? `${nth}th`} ${title}` : `${title} ${nth}`

function mayStandUnder({ force, nation, title, under }: FormationType, parent: FormationRow): number {
  if (parent.force !== force || parent.nation !== nation) refuse(`${parent.name} is of another side or nation.`)
  if (!under.includes(parent.kind)) refuse(`${title}: it cannot stand under ${parent.name}.`)
  return parent.id
}

export const nameFormation = stepOf<NameFormation>('A formation is put right', (scene, { formation, name, under }) => {
  mustBeBetweenGames(scene.state)
  const before = formationById(scene, formation)
  const parentId = under === null ? null : mayStandUnder(typeOfFormation(before), formationById(scene, under))
  scene.patch('formations', formation, { name: mustBeNamed(name), parentId })
  scene.note(`${before.name} was put right by hand.`, { collection: 'formations', id: formation })
})

export const disband = stepOf<OneFormation>('A formation is taken out', (scene, { formation }) => {
  mustBeBetweenGames(scene.state)
  const { name } = formationById(scene, formation)
  for (const unit of scene.state.units)
    if (unit.formationId === formation) scene.patch('units', unit.id, { formationId: null })
  for (const one of scene.state.formations)
    if (one.parentId === formation) scene.patch('formations', one.id, { parentId: null })
  scene.remove('formations', ({ id }) => id === formation)
  scene.note(`${name} is taken out; its units stay.`)
})
