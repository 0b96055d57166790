import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import { abilitiesOf } from '../../abilities.ts'
import { isPlatoon, platoonsOut } from '../../forces.ts'
import type { InitiatePlan } from '../../inputs.ts'
import { sitsOut } from '../../goingOut.ts'
import { stepOf, type Scene } from '../../scene.ts'
import type { Force, Man, Turn } from '../../state.ts'
import { attached } from '../../tables/mission.ts'
import { mustBe, sideTurnOf } from '../../turn.ts'
import { inTurn } from '../../titles.ts'

/** Who comes along with the squads, who drew cards, and the units with dice of their own (p. 8). */
export const initiatePlan = stepOf<InitiatePlan>(inTurn('the plan is initiated'), (scene, { fogCards, units }) => {
  const turn = mustBe(scene.state, 'initiate')
  if (turn.gameTurn !== null) refuse('The plan has been initiated: start the game.')
  for (const one of fogCards) drawCards(scene, turn, one)
  for (const unit of units) field(scene, turn, unit)
  comeAlong(scene, turn)
  scene.patch('turns', turn.id, { gameTurn: 0 })
})

interface Along {
  readonly force: Force
  readonly men: readonly Man[]
}

/** A die for each platoon that goes and has a lieutenant or a medic to bring. */
function comeAlong(scene: Scene, turn: Turn): void {
  const all = platoonsOut(scene.state, turn).map((force): Along => ({ force, men: whoMay(scene, force) }))
  const platoons = all.filter(({ men }) => men.length > 0)
  for (const { force, men } of all)
    if (men.length === 0)
      scene.note(`${force.name} has neither a lieutenant nor a medic who is fit: nobody comes along.`, {
        ...{ collection: 'forces', id: force.id },
      })
  const rolls = scene.rollAll(
    attached,
    platoons.map(({ force: { id, name } }) => ({ subject: id, why: name })),
  )
  platoons.forEach(({ force, men }, i) => {
    const roll = rolls[i]!
    const { of } = roll.row.gives
    const along = of === 1 && men.length > 1 ? [chooseOne(scene, force, men)] : men.slice(0, of)
    for (const { id: manId } of along) scene.add('accompanying', { turnId: turn.id, manId })
    const rest = of > along.length ? `; ${lackingOf(men)}` : ''
    scene.tell(roll, `${force.name}: ${alongWords(along)}${rest}.`, { collection: 'forces', id: force.id })
  })
}

function alongWords(along: readonly Man[]): string {
  if (along.length === 0) return 'nobody comes along'
  return `${along.map(({ name }) => name).join(' and ')} ${along.length === 1 ? 'comes' : 'come'} along`
}

const headRoles = ['officer', 'medic'] as const

/** Of a six both may come: says who is not there. */
const lackingOf = (men: readonly Man[]): string =>
  men.some(({ role }) => role === 'officer') ? 'the platoon has no fit medic' : 'the platoon has no fit lieutenant'

/** One lieutenant and one medic of the headquarters, who are fit. */
const whoMay = ({ state }: Scene, { id }: Force): Man[] =>
  headRoles.flatMap((role) => {
    const man = state.men.find(
      (one) => one.forceId === id && one.squadId === null && one.role === role && one.status === 'fit',
    )
    return man ? [man] : []
  })

function chooseOne(scene: Scene, { id, name }: Force, men: readonly Man[]): Man {
  const options = men.map((man) => ({ value: String(man.id), label: man.name }))
  const chosen = scene.choose({ key: 'snoopin.along', subject: id, why: `${name}: who comes along?`, options })
  return men.find((man) => String(man.id) === chosen)!
}

/** One for each player of a side who is in the game, and one more for each team that holds a Plan B (p. 8-9). A scenario says itself how many. */
function mayDraw(scene: Scene, turn: Turn, side: number): number {
  const own = new Set(
    platoonsOut(scene.state, turn)
      .filter(({ sideId }) => sideId === side)
      .map(({ id }) => id),
  )
  return own.size + abilitiesOf(scene, turn).filter(({ key, force }) => key === 'planB' && own.has(force)).length
}

function drawCards(scene: Scene, turn: Turn, { side, cards }: InitiatePlan['fogCards'][number]): void {
  const { name, kind } = rowById(scene.state.sides, side, 'side')
  if (cards > 0 && kind === 'insurgents') refuse(`${name} never draw Fog of War cards: leave them at 0.`)
  const most = mayDraw(scene, turn, side)
  if (turn.random && cards > most)
    refuse(`${name} may draw ${most === 1 ? 'one card' : `${most} cards`} before a random mission.`)
  const row = sideTurnOf(scene.state, turn, side)!
  scene.patch('sideTurns', row.id, { fogCards: cards })
  if (cards === 0) return
  scene.note(`${cards === 1 ? 'A Fog of War card' : `${cards} Fog of War cards`} for ${name}.`, {
    ...{ collection: 'sideTurns', id: row.id, field: 'fogCards' },
  })
}

/** Units of the insurgents, and Kit Carson Scouts who go with regulars; each with the ratings of its force. */
function field(scene: Scene, turn: Turn, { force: id, name, kind }: InitiatePlan['units'][number]): void {
  const force = rowById(scene.state.forces, id, 'force')
  if (isPlatoon(scene.state, force) !== (kind === 'scout'))
    refuse(
      kind === 'scout'
        ? 'Kit Carson Scouts go with a platoon.'
        : `${name} is a unit of insurgents: choose their force.`,
    )
  if (sitsOut(scene.state, turn, id)) refuse(`${force.name} sits this turn out: its scouts stay with it.`)
  const { troopQuality, morale, supply } = force
  const unit = scene.add('fielded', {
    ...{ turnId: turn.id, forceId: id, name, kind, troopQuality, morale, supply, removed: false },
  })
  scene.note(`${name} is on the table.`, { collection: 'fielded', id: unit })
}
