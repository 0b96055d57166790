import { halfDie } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { armyEquipment } from '../../tables/index.ts'
import type { ArmyItem } from '../../tables/types.ts'
import { weaponShortName } from '../../weapons.ts'
import { itemsOfFigure, leaderOf, membersOf, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { enemyIn, rulesIn } from './means.ts'
import type { PlannedUnit } from './plan.ts'

interface Entry {
  readonly item: string
  readonly gives: ArmyItem
}

/**
 * What the army list hands to a squad and to a Leader: satchel charges, a Claymore (FNG p. 12). Chances are rolled first,
 * then how many; men without another task carry them, one each as long as they suffice.
 */
export function issueEquipment(scene: Scene, { equipment }: PlannedUnit, groupId: number): void {
  if (equipment === null) return
  const entries = scene
    .table(armyEquipment[enemyIn(scene)])
    .rows.map((row): Entry => ({ item: row.key.replace('.squad', ''), gives: row.gives }))
    .filter(({ gives }) => gives.per === 'leader' || (gives.per === 'squad' && equipment === 'squad'))
  const come = chances(scene, entries, groupId)
  const counts = quantities(scene, come, groupId)
  come.forEach((entry, i) => {
    handOut(scene, groupId, entry, counts[i]!)
  })
}

const words = (scene: Scene, item: string): string => weaponShortName(item, rulesIn(scene))

function chances(scene: Scene, entries: readonly Entry[], groupId: number): Entry[] {
  const { name } = scene.row('groups', groupId)
  const rolled = entries.filter(({ gives }) => gives.chanceTo !== null)
  const throws = scene.diceAll(
    rolled.map(({ item, gives }) => ({
      key: 'battle.equipment-chance',
      subject: groupId,
      count: 1,
      why: `${name}: ${words(scene, item)} on 1-${gives.chanceTo}`,
    })),
  )
  return entries.filter((entry) => {
    const thrown = throws[rolled.indexOf(entry)]
    if (!thrown) return entry.gives.always
    const comes = thrown.faces[0]! <= entry.gives.chanceTo!
    if (!comes) scene.say(explainDice(`${name}: no ${words(scene, entry.item)}.`, thrown, { page: 12 }))
    return comes
  })
}

function quantities(scene: Scene, entries: readonly Entry[], groupId: number): number[] {
  const { name } = scene.row('groups', groupId)
  const rolled = entries.filter(({ gives }) => typeof gives.quantity === 'string')
  const throws = scene.diceAll(
    rolled.map(({ item }) => ({
      key: 'battle.equipment-number',
      subject: groupId,
      count: 1,
      why: `${name}: how many, ${words(scene, item)}`,
    })),
  )
  return entries.map((entry) => {
    const thrown = throws[rolled.indexOf(entry)]
    if (!thrown) return Number(entry.gives.quantity ?? 1)
    const count = entry.gives.quantity === 'half' ? halfDie(thrown.faces[0]!) : thrown.faces[0]!
    scene.say(explainDice(`${name}: ${words(scene, entry.item)}, ${count}.`, thrown, { page: 12 }))
    return count
  })
}

function handOut(scene: Scene, groupId: number, { item, gives }: Entry, count: number): void {
  const leader = leaderOf(scene.state, scene.row('groups', groupId))
  const carriers = gives.per === 'leader' && leader ? [leader] : membersOf(scene.state, groupId).toSorted(freest)
  for (let i = 0; i < count; i++) {
    const { id } = carriers[i % carriers.length]!
    const now = itemsOfFigure(scene.row('figures', id))
    scene.patch('figures', id, { items: [...now, item].join(' ') })
  }
  const who = carriers.slice(0, count).map(({ name }) => name)
  if (count > 0) scene.note(`${words(scene, item)} with ${who.join(', ')}.`, { page: 12 })
}

/** Riflemen before those who have a gun to serve. */
const freest = (a: Figure, b: Figure): number =>
  Number(a.role !== 'rifleman') - Number(b.role !== 'rifleman') || a.id - b.id
