import type { BilletView, SoldierView, SquadView } from '../contract/roster.ts'
import type { Rules } from '../../../main/engine/system.ts'
import { rowOf } from '../../../main/engine/table.ts'
import { dateName } from '../rules/calendar.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { isNew } from '../rules/newMen.ts'
import { attributesOf, billetsInOrder, holderOf, isStar, squadName } from '../rules/people.ts'
import type { Billet, FngState, Soldier } from '../rules/state.ts'
import { attributeEffect } from '../sheets/shared/attributeEffect.ts'
import { attributes } from '../rules/tables/attributes.ts'
import { postNames } from '../rules/words.ts'
import { equipmentWords, weaponFigures } from './weaponView.ts'
import { shortNameOf } from '../rules/naming.ts'

/** @returns a man as the screens show him. */
export function soldierView(state: FngState, soldier: Soldier): SoldierView {
  return {
    id: soldier.id,
    name: shortNameOf(state, soldier),
    firstName: soldier.firstName,
    lastName: soldier.lastName,
    rank: soldier.rank,
    star: isStar(state, soldier.id),
    rep: soldier.rep,
    attributes: attributesOf(state, soldier.id).map((id) => attributeView(id, rulesOf(state))),
    derosHalfMonths: soldier.deros,
    officer: soldier.grade === 'officer',
    shortTimer: soldier.shortTimer,
    isNew: isNew(state, soldier),
    status: soldier.status,
    awayMissions: soldier.awayMissions,
    grade: soldier.grade,
    bestRep: soldier.bestRep,
    kills: killsOf(state, soldier.id),
    medals: state.medals
      .filter((medal) => medal.soldierId === soldier.id)
      .map((medal) => ({ kind: medal.kind, date: dateName(medal.halfMonth) })),
  }
}

function killsOf(state: FngState, soldierId: number): number {
  let kills = 0
  for (const member of state.party) if (member.soldierId === soldierId) kills += member.killsConfirmed
  return kills
}

/** @returns an Attribute as the campaign calls it, with its effect in short. */
export function attributeView(id: string, rules: Rules): SoldierView['attributes'][number] {
  return {
    id,
    name: rowOf(rules.table(attributes), id).text,
    effect: attributeEffect(rules, id),
  }
}

/** @returns a slot with the man in it. */
export function billetView(state: FngState, billet: Billet): BilletView {
  const holder = holderOf(state, billet)
  return {
    id: billet.id,
    squad: billet.squad,
    line: billet.line,
    post: billet.post,
    postName: postNames[billet.post],
    weapon: weaponFigures(billet.weapon, rulesOf(state)),
    sidearm: billet.sidearm === null ? null : weaponFigures(billet.sidearm, rulesOf(state)).name,
    sidearmId: billet.sidearm,
    attachment: billet.attachment,
    soldier: holder && soldierView(state, holder),
    openSince:
      billet.openSince === null ? null : dateName(billet.openSince).replace(/^./, (letter) => letter.toLowerCase()),
  }
}

/** @returns HQ and squads in order. */
export function squadViews(state: FngState): SquadView[] {
  const billets = billetsInOrder(state)
  const squads = [...new Set(billets.map((billet) => billet.squad))]
  return squads.map((squad) => {
    const views = billets.filter((billet) => billet.squad === squad).map((billet) => billetView(state, billet))
    const men = views.filter((billet) => billet.soldier !== null)
    return {
      squad,
      name: squadName(squad),
      billets: views,
      fit: men.filter((billet) => billet.soldier?.status === 'present').length,
      men: men.length,
      equipment: state.equipment
        .filter((item) => item.squad === squad && item.soldierId === null)
        .map((item) => equipmentWords(item.item, item.quantity, rulesOf(state))),
    }
  })
}

/** @returns all Attributes with their short effects, for choosing. */
export const attributeChoices = (rules: Rules): SoldierView['attributes'] =>
  attributes.rows.map(({ key }) => attributeView(key, rules))
