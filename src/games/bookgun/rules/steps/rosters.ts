import { figuresOf, type Figure } from '../organisation/shape.ts'
import { mustBeNamed, mustBeOnce, mustBeWhole, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { counted } from '../game.ts'
import type { AddFigures, AddUnit, BringBack, ChooseWeapon, EditUnit, OneUnit, TakeOutFigures } from '../inputs.ts'
import { partOf, partOfUnit, usualMobility, wholePart, type KeyedPart } from '../roster/parts.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { BookgunState, FormationRow, Unit } from '../state.ts'

/** What stands on the table is what stands on the rosters. @throws RuleError `not-now`. */
export function mustBeBetweenGames(state: BookgunState): void {
  const [tour] = state.tour
  if (!tour) notNow('Begin the campaign first.')
  if (tour.gameId !== null) notNow('Rosters stay as they are while a game is under way.')
}

const unitById = (scene: Scene, id: number): Unit => rowById(scene.state.units, id, 'unit')
export const formationById = (scene: Scene, id: number): FormationRow =>
  rowById(scene.state.formations, id, 'formation')

export const addUnit = stepOf<AddUnit>('A unit joins', (scene, { part, ...more }) => {
  mustBeBetweenGames(scene.state)
  const keyed = partOf(part)
  const id = newUnit(scene, keyed, more)
  const count = scene.state.figures.filter(({ unitId }) => unitId === id).length
  scene.note(
    `${more.name.trim()}, ${keyed.part.title}: ${counted(count, keyed.part.vehicles ? 'vehicle' : 'figure')}.`,
    {
      ...{ collection: 'units', id },
    },
  )
})

export function newUnit(
  scene: Scene,
  { force, nation, part }: KeyedPart,
  { name, leader, formation, figures }: Omit<AddUnit, 'part'>,
): number {
  const [option] = part.options ?? []
  const led = part.figures.some(({ leads }) => leads)
  if (leader.trim() !== '' && !led && part.vehicles === undefined && part.kind !== 'gun')
    refuse(`${part.title}: it has no leader of its own. Add one to it afterwards, if it is to have one.`)
  const id = scene.add('units', {
    ...{ force, nation, part: part.id, choice: option?.id ?? null, name: mustBeNamed(name), leader: leader.trim() },
    formationId: formation === null ? null : mustBeOfForce(formationById(scene, formation), force, nation),
    ...{ mobility: usualMobility(part), games: 0 },
  })
  if (part.vehicles !== undefined) {
    const count = figures ?? part.vehicles
    mustBeWhole(count, 1, 60, 'Vehicles')
    for (let i = 0; i < count; i++) addVehicle(scene, id, null)
    return id
  }
  const all = figuresOf(wholePart(scene.state, part))
  mustBeWhole(figures ?? all.length, 1, 60, 'Figures')
  for (const figure of sized(all, figures ?? all.length)) addMan(scene, id, figure)
  return id
}

/** So many figures of a part: its first ones, or more of the last kind. */
const sized = (all: readonly Figure[], count: number): readonly Figure[] =>
  Array.from({ length: count }, (_, i) => all[i] ?? all.at(-1)!)

const addMan = (scene: Scene, unitId: number, { role, weapon, team, leads }: Figure): number =>
  scene.add('figures', { unitId, kind: 'man', role, weapon, team, leads, lostIn: null })

const addVehicle = (scene: Scene, unitId: number, weapon: string | null): number =>
  scene.add('figures', { unitId, kind: 'vehicle', role: 'vehicle', weapon, team: null, leads: false, lostIn: null })

function mustBeOfForce(formation: FormationRow, force: Unit['force'], nation: string | null): number {
  if (formation.force !== force || formation.nation !== nation)
    refuse(`${formation.name} is of another side or nation.`)
  return formation.id
}

export const editUnit = stepOf<EditUnit>(
  (state, { unit }) => `${rowById(state.units, unit, 'unit').name} is put right`,
  (scene, { unit, name, leader, formation, mobility }) => {
    mustBeBetweenGames(scene.state)
    const before = unitById(scene, unit)
    const formationId =
      formation === null ? null : mustBeOfForce(formationById(scene, formation), before.force, before.nation)
    scene.patch('units', unit, { name: mustBeNamed(name), leader: leader.trim(), formationId, mobility })
    scene.note(`${before.name} was put right by hand.`, { collection: 'units', id: unit })
  },
)

/** The choices of the organisation stay choices: "84mm MAW or light anti-tank missile". */
export const chooseWeapon = stepOf<ChooseWeapon>('A weapon is chosen', (scene, { unit, choice }) => {
  mustBeBetweenGames(scene.state)
  const { name, ...row } = unitById(scene, unit)
  const { options = [], figures } = partOfUnit(row)
  const option = options.find(({ id }) => id === choice) ?? refuse(`${name} has no such choice.`)
  const weapons = options.map(({ weapon }) => weapon)
  const roles = figures.flatMap(({ chosen, role }) => (chosen ? [role as string] : []))
  for (const figure of scene.state.figures)
    if (figure.unitId === unit && roles.includes(figure.role) && weapons.includes(figure.weapon ?? ''))
      scene.patch('figures', figure.id, { weapon: option.weapon })
  scene.patch('units', unit, { choice })
  scene.note(`${name} carries ${option.weapon}.`, { collection: 'units', id: unit })
})

export const addFigures = stepOf<AddFigures>('Figures join', (scene, { unit, what, weapon, count }) => {
  mustBeBetweenGames(scene.state)
  const { name, ...row } = unitById(scene, unit)
  mustBeWhole(count, 1, 60, 'How many')
  const carried = weapon.trim() === '' ? null : weapon.trim()
  const own = scene.state.figures.filter(({ unitId }) => unitId === unit)
  if (own.length + count > 60) refuse('A unit has 60 figures at most.')
  if (what === 'leader' && (count > 1 || own.some(({ leads }) => leads))) refuse(`${name} has one leader at most.`)
  const last = figuresOf(partOfUnit(row)).at(-1)
  for (let i = 0; i < count; i++)
    if (what === 'vehicle') addVehicle(scene, unit, carried)
    else if (what === 'leader') addMan(scene, unit, { role: 'leader', weapon: carried, leads: true, team: null })
    else
      addMan(scene, unit, {
        role: last?.role ?? 'rifleman',
        weapon: carried ?? last?.weapon ?? null,
        leads: false,
        team: null,
      })
  const many = what === 'leader' ? 'a leader' : counted(count, what === 'vehicle' ? 'vehicle' : 'figure')
  scene.note(`${name}: ${many} more.`, { collection: 'units', id: unit })
})

export const takeOutFigures = stepOf<TakeOutFigures>('Figures are taken out', (scene, { figures }) => {
  mustBeBetweenGames(scene.state)
  mustBeOnce(figures)
  const rows = figures.map((id) => rowById(scene.state.figures, id, 'figure'))
  scene.remove('figures', ({ id }) => figures.includes(id))
  for (const unitId of new Set(rows.map((row) => row.unitId)))
    scene.note(
      `${unitById(scene, unitId).name}: ${counted(rows.filter((row) => row.unitId === unitId).length, 'figure')} taken out.`,
      {
        ...{ collection: 'units', id: unitId },
      },
    )
})

/** What was lost in a game is replaced. */
export const bringBack = stepOf<BringBack>('Losses are replaced', (scene, { figures }) => {
  mustBeBetweenGames(scene.state)
  mustBeOnce(figures)
  for (const id of figures) {
    if (rowById(scene.state.figures, id, 'figure').lostIn === null) refuse('One of them was not lost.')
    scene.patch('figures', id, { lostIn: null })
  }
  scene.note(`${counted(figures.length, 'loss', 'losses')} replaced.`)
})

export const takeOutUnit = stepOf<OneUnit>(
  (state, { unit }) => `${rowById(state.units, unit, 'unit').name} is taken out`,
  (scene, { unit }) => {
    mustBeBetweenGames(scene.state)
    const { name } = unitById(scene, unit)
    scene.remove('figures', ({ unitId }) => unitId === unit)
    scene.remove('units', ({ id }) => id === unit)
    scene.note(`${name} is off the roster.`)
  },
)
