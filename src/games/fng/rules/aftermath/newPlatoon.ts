import { sum } from '../../../../main/engine/checks.ts'
import { explainDice, note } from '../../../../main/engine/lines.ts'
import { addRows, patchRow, removeRows } from '../../../../main/engine/state.ts'
import { fullName } from '../naming.ts'
import { billetOf, squadName, starOf, tourOf } from '../people.ts'
import { rollEquipment } from '../platoon/equipment.ts'
import { issueToAll } from '../platoon/issue.ts'
import { armyLists } from '../platoon/lists.ts'
import { newBillet } from '../platoon/man.ts'
import { buildBillets, squadsOf, strengthOf } from '../platoon/slots.ts'
import { recruit } from '../recruit.ts'
import type { Billet, FngState, Soldier } from '../state.ts'
import type { Hands } from './hands.ts'

/**
 * A whole new platoon around a relieved Star: made as at the start, every man but him one REP worse, not below REP 3
 * (Disastrous Mission 5, FNG p. 103). It has the squads of its list (p. 9), however many the old one had, and more only
 * where the Star's own squad stands beyond them. He keeps rank and post; what the old platoon had stays with it.
 */
export function raiseNewPlatoon(state: FngState, hands: Hands): FngState {
  const star = starOf(state)
  const old = star && billetOf(state, star.id)
  if (!star || !old) throw new Error('A new platoon is raised for a Star who stands in a billet.')
  const { number } = squadsOf(hands.rules, tourOf(state).list)
  const wantsFlak = state.equipment.some((row) => row.item === 'flak-jacket')
  const empty = layOut(withoutOld(state, star), rollStrengths(state, Math.max(number, old.squad), hands), hands)
  const place = empty.billets.find((billet) => billet.squad === old.squad && billet.post === old.post)
  if (!place) throw new Error(`The new platoon has no ${old.post} for its Star.`)
  hands.say(note(`${fullName(state, star)} joins a new platoon in his old post.`, { page: 103 }))
  const joined = patchRow(empty, 'billets', place.id, { soldierId: star.id, openSince: null })
  // The platoon leader comes last: what the list rolls for him alone is rolled with him, not with the squads' items.
  const manned = enlist(joined, (billet) => billet.post !== 'platoonLeader', hands)
  const equipped = rollEquipment(hands, manned, wantsFlak)
  return issueToAll(
    hands.rules,
    enlist(equipped, () => true, hands),
    hands.newId,
  )
}

function withoutOld(state: FngState, star: Soldier): FngState {
  const bare = removeRows(state, 'equipment', (row) => row.soldierId !== star.id)
  return removeRows(bare, 'billets', () => true)
}

/** Strength of each squad, rolled as at the start (FNG p. 8). */
function rollStrengths(state: FngState, squads: number, { rules, dice, say }: Hands): number[] {
  const { list } = tourOf(state)
  const table = rules.table(armyLists[list].list)
  const { base, paper } = strengthOf(rules, list)
  const throws = dice.rollAll(
    Array.from({ length: squads }, (_, i) => ({
      key: table.id,
      subject: i + 1,
      why: `Strength of the ${squadName(i + 1)}: ${base} + 1d6`,
      count: 1,
    })),
  )
  return throws.map((thrown, i) => {
    const men = Math.min(base + sum(thrown.faces), paper)
    say(explainDice(`${squadName(i + 1)}: ${men} men.`, thrown, { table: table.id, page: table.page, score: men }))
    return men
  })
}

function layOut(state: FngState, strengths: readonly number[], { rules, newId }: Hands): FngState {
  const { list, halfMonth } = tourOf(state)
  const slots = buildBillets(rules, { list, halfMonth, strengths })
  const billets = slots.map((slot) =>
    // No tour is played with a list whose weapons are rolled for.
    ({ ...newBillet({ ...slot, weapon: slot.weapon ?? '', id: newId() }), openSince: halfMonth }),
  )
  return addRows(state, 'billets', billets)
}

/** Makes a man for each empty billet that is meant. */
function enlist(state: FngState, meant: (billet: Billet) => boolean, hands: Hands): FngState {
  const billets = state.billets.filter((billet) => billet.soldierId === null && meant(billet))
  const order = { repRule: 'asRolled', better: false, oneWorse: true, deros: 'rolled' } as const
  return recruit(
    { state, ...hands },
    billets.map(({ id }) => ({ billetId: id, ...order })),
  )
}
