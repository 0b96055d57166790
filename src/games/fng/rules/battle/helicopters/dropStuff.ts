import { explain } from '../../../../../main/engine/lines.ts'
import { mortarDeviation } from '../../tables/artillery.ts'
import { heliDroppingStuff } from '../../tables/helicopters.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { toHit } from '../fire/toHit.ts'
import { defineAction, type Asking } from '../action.ts'
import { aboutCraft } from '../air/arrive.ts'
import { aboard, craftById, helicoptersIn, isFit } from '../air/craft.ts'
import { craftField, craftIn } from '../air/runForm.ts'
import {
  aboutFigure,
  battleOf,
  figureById,
  refusesOutsideTurn,
  repOf,
  withRep,
  type Craft,
  type Figure,
} from '../battle.ts'
import { isLull } from '../events/lasts.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { smokeTurns } from '../fire/smoke.ts'
import { weaponFigures } from '../fire/weapons.ts'
import { bringDown, harm } from '../harm/harm.ts'
import { addLasting } from '../lasting.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { crash, wreck } from './crash.ts'
import { flyersOf, someoneFlies } from './crew.ts'
import { droppable, type Droppable } from './dropped.ts'

/** Smoke harms nobody. */
const isWeapon = (item: unknown): boolean => item !== 'smoke' && item !== 'inside'

const aloft = (state: FngState): Craft[] =>
  helicoptersIn(state).filter(
    (craft) => (craft.mode === 'flying' || craft.mode === 'hovering') && throwers(state, craft).length > 0,
  )

/** Free hands: passengers and crew, but for the one who flies. */
const throwers = (state: FngState, craft: Craft): Figure[] =>
  aboard(state, craft.id)
    .filter(({ status, fired, side }) => side === 'ours' && isFit(status) && !fired)
    .filter((figure, i) => figure.role !== 'aircrew' || i > 0)

const hasSmokeIn = (state: FngState, { smokeUntil }: Craft): boolean =>
  smokeUntil !== null && smokeUntil >= battleOf(state).turn

/** Something is dropped out of a helicopter (FNG pp. 90-91). */
export const dropStuff = defineAction({
  name: 'dropStuff',
  title: 'Drop something out of a helicopter',
  section: 'air',
  page: 91,
  words: ['grenade', 'smoke', 'explosive', 'throw', 'stuff'],
  tables: [heliDroppingStuff],
  fields: {
    craft: craftField('Helicopter', aloft),
    thrower: {
      kind: 'pick',
      from: 'figures',
      label: 'Who drops it',
      among: (asking) => {
        const craft = craftIn(asking)
        return craft ? throwers(asking.state, craft).map(({ id }) => id) : []
      },
      start: (asking) => {
        const craft = craftIn(asking)
        return craft ? (throwers(asking.state, craft)[0]?.id ?? null) : null
      },
    },
    item: {
      kind: 'choice',
      label: 'What',
      options: (asking: Asking) => {
        const craft = craftIn(asking)
        const inside = craft && hasSmokeIn(asking.state, craft) ? [{ value: 'inside', label: 'The smoke inside' }] : []
        return [
          ...inside,
          ...(Object.keys(droppable) as Droppable[]).map((value) => ({ value, label: droppable[value] })),
        ]
      },
    },
    seenBefore: { ...seenBeforeField, asked: (asking) => isWeapon(asking.values['item']) && isLull(asking.state) },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (aloft(state).length > 0 ? null : 'Nobody in the air has anything to drop.'),
  likely: ({ state }) => (aloft(state).length > 0 ? 15 : 0),
  entry: (state, { thrower }) => `${figureById(state, thrower).name} drops something`,
  run(scene, { craft: id, thrower: throwerId, item, seenBefore }) {
    if (isWeapon(item)) mustSeeAlready(scene, seenBefore)
    const craft = craftById(scene.state, id)
    const thrower = figureById(scene.state, throwerId)
    scene.patch('figures', throwerId, { fired: true })
    const roll = scene.roll(heliDroppingStuff, {
      subject: throwerId,
      why: withRep(thrower),
      when: { hovering: craft.mode === 'hovering' },
      numbers: { REP: repOf(thrower) },
    })
    const { outcome, gives } = roll.row
    scene.tell(roll, `${thrower.name} ${says[outcome]}.`, aboutFigure(thrower))
    if (item === 'inside') clearSmoke(scene, craft, outcome !== 'staysAboard')
    else if (outcome === 'thrown') comeDown(scene, thrower, item as Droppable, gives)
    else if (outcome === 'staysAboard') stayAboard(scene, craft, item as Droppable, gives)
  },
})

const says = {
  thrown: 'gets it out',
  fallsOut: 'drops it, and it harms nobody',
  staysAboard: 'fumbles: it stays inside',
} as const

type Dropped = (typeof heliDroppingStuff)['rows'][number]['gives']

function clearSmoke(scene: Scene, { id, name }: Craft, isOut: boolean): void {
  if (!isOut) return
  scene.patch('craft', id, { smokeUntil: null })
  scene.note(`The smoke is out of ${name}.`, { about: aboutCraft(id, 'smokeUntil'), page: 91 })
}

/** A hit lands on the spot; a miss strays like a mortar round, once or twice as far (FNG p. 91). */
function comeDown(scene: Scene, thrower: Figure, item: Droppable, { targetInCover, deviationTimes }: Dropped): void {
  const why = `${droppable[item]} of ${withRep(thrower)}`
  const table = scene.table(rangedCombat)
  const when = { targetInCover }
  const situation = { subject: thrower.id, why, when, numbers: { REP: repOf(thrower) } }
  const readings = [{ table, situation, aim: toHit }]
  const request = { key: table.id, subject: thrower.id, count: 1, why: `Ranged Combat: ${why}`, readings }
  const roll = readThrow(table, situation, scene.dice(request))
  const hit = roll.row.outcome === 'hit'
  scene.tell(roll, `${droppable[item]}: ${hit ? 'on the spot' : 'it strays'}.`, aboutFigure(thrower))
  const where = hit ? 'on the spot' : strays(scene, thrower, deviationTimes)
  if (item === 'smoke') {
    const { turn } = battleOf(scene.state)
    addLasting(scene, { kind: 'smoke', name: `Smoke from the air, ${where}`, until: turn + smokeTurns - 1 })
    return
  }
  const { impact, blast } = weaponFigures(scene, item)
  addLasting(scene, {
    kind: 'round',
    name: `${droppable[item]}: ${where}; circle ${blast ?? 0}" across`,
    amount: impact,
  })
}

function strays(scene: Scene, thrower: Figure, times: number): string {
  const roll = scene.roll(mortarDeviation, { subject: thrower.id, why: 'along the Flight Line' })
  const { inches, ahead, right } = roll.row.gives
  const away = inches * times
  const where =
    away === 0 || (ahead === 0 && right === 0)
      ? 'on the spot'
      : `${away}" ${ahead > 0 ? 'beyond' : ahead < 0 ? 'short' : right > 0 ? 'to the right' : 'to the left'}`
  scene.say(explain(roll, `It comes down ${where}.`))
  return where
}

/** What stays inside tests everybody for damage, or fills it with smoke; too strong a charge is the end of it (FNG p. 91). */
function stayAboard(scene: Scene, { id, name }: Craft, item: Droppable, { impactPlus, destroyedFrom }: Dropped): void {
  const { turn } = battleOf(scene.state)
  const men = aboard(scene.state, id).map((figure) => figure.id)
  if (item === 'smoke') {
    scene.patch('craft', id, { smokeUntil: turn + smokeTurns - 1 })
    scene.note(`${name} is full of smoke.`, { about: aboutCraft(id, 'smokeUntil'), page: 91 })
    return
  }
  const impact = weaponFigures(scene, item).impact + impactPlus
  if (impact >= destroyedFrom) {
    bringDown(scene, men, 'obviouslyDead', null, `killed as ${name} blows up`)
    wreck(scene, id)
    return
  }
  const [pilot] = flyersOf(scene.state, id)
  harm(
    scene,
    men.map((figureId) => ({ figureId, impact, by: null, blast: true, why: droppable[item].toLowerCase() })),
  )
  if (!someoneFlies(scene, id, pilot)) crash(scene, id)
}
