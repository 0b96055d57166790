import { explain, note } from '../../../../main/engine/lines.ts'
import { rollAllOnTable, rollOnTable } from '../../../../main/engine/rollOnTable.ts'
import { addRows } from '../../../../main/engine/state.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { switchOf } from '../house/switches.ts'
import { fullName } from '../naming.ts'
import { attributesOf, billetOf, isStar, rosterOf, tourOf } from '../people.ts'
import { hasAttributes } from '../platoon/man.ts'
import type { FngState, Soldier } from '../state.ts'
import { additionalAttribute, attributes } from '../tables/index.ts'
import { aboutMan, type Hands } from './hands.ts'

/**
 * Are Attributes in use for this man (FNG pp. 5, 13)? For the Star and the men of his squad, or for everyone where the
 * player wants it so; also for whoever already has one. In a tour without Attributes for nobody.
 */
export function usesAttributes(state: FngState, soldier: Soldier): boolean {
  if (tourOf(state).attributesFor === 'nobody') return false
  if (isStar(state, soldier.id) || attributesOf(state, soldier.id).length > 0) return true
  const billet = billetOf(state, soldier.id)
  return billet !== null && hasAttributes(state, tourOf(state), billet)
}

/** A man chooses one Attribute that he does not have yet: a Star at a rise (FNG p. 5), anyone with a Major Medal (p. 103). */
export function chooseAttribute(state: FngState, soldier: Soldier, hands: Hands, page: number): FngState {
  if (tourOf(state).attributesFor === 'nobody') return state
  const held = attributesOf(state, soldier.id)
  const table = hands.rules.table(attributes)
  const options = table.rows
    .filter((row) => !held.includes(row.key))
    .map((row) => ({ value: row.key, label: row.text }))
  if (options.length === 0) return state
  const chosen = hands.dice.choose({
    key: 'attributes.choice',
    subject: soldier.id,
    why: `${fullName(state, soldier)} chooses an Attribute`,
    options,
  })
  hands.say(
    note(`${fullName(state, soldier)} chooses ${rowOf(table, chosen).text}.`, {
      about: aboutMan(soldier, 'attributes'),
      page,
      table: table.id,
      row: table.rows.findIndex((row) => row.key === chosen),
    }),
  )
  return giveAttribute(state, soldier, chosen, hands)
}

/**
 * What a rise in REP above all he held before brings (FNG pp. 5, 104): a Star chooses an Attribute, or by a
 * switch rolls like all others; a Grunt rolls whether he gets one, then which. First dice are asked for in one go.
 * @param risen the men whose REP rose above their best.
 */
export function attributesForRise(state: FngState, risen: readonly Soldier[], hands: Hands): FngState {
  const users = risen.filter((man) => usesAttributes(state, man))
  const chooses = (man: Soldier) => isStar(state, man.id) && switchOf(state, 'starsAttribute') === 'chooses'
  const stars = users.filter(chooses)
  const grunts = users.filter((man) => !chooses(man))
  let next = stars.reduce((s, man) => chooseAttribute(s, man, hands, 5), state)
  const rolls = rollAllOnTable(
    hands.rules.table(additionalAttribute),
    hands.dice,
    grunts.map((man) => ({ subject: man.id, why: fullName(state, man) })),
  )
  rolls.forEach((roll, i) => {
    const man = grunts[i]!
    const gains = roll.row.outcome === 'attribute'
    const text = gains
      ? `${fullName(state, man)} gains an Attribute with his REP.`
      : `${fullName(state, man)} gains no Attribute.`
    hands.say(explain(roll, text, aboutMan(man, 'attributes')))
    if (gains) next = rollAttribute(next, man, hands)
  })
  return next
}

/**
 * The Grunts of the Star's squad have an Attribute each, and so has who transfers in (FNG p. 5): a new man, and one from
 * another squad who has none yet. Who leaves keeps his. Where it is the Star who goes to other men, nobody transfers in:
 * they stay as they are (ruling).
 *
 * @param before who stood where until now.
 */
export function attributesOfComers(before: FngState, state: FngState, hands: Hands): FngState {
  const comes = (man: Soldier) => billetOf(before, man.id)?.squad !== billetOf(state, man.id)?.squad
  const late = rosterOf(state).filter(
    (man) =>
      comes(man) && attributesOf(state, man.id).length === 0 && usesAttributes(state, man) && !isStar(state, man.id),
  )
  const rolls = rollAllOnTable(
    hands.rules.table(attributes),
    hands.dice,
    late.map((man) => ({ subject: man.id, why: fullName(state, man) })),
  )
  return rolls.reduce((next, roll, i) => {
    const man = late[i]!
    hands.say(explain(roll, `${fullName(state, man)} has the Attribute ${roll.row.text}.`, aboutMan(man, 'attributes')))
    return giveAttribute(next, man, roll.row.key, hands)
  }, state)
}

/** A random Attribute; one that he has already is rolled again (ruling to FNG p. 5). */
function rollAttribute(state: FngState, soldier: Soldier, hands: Hands): FngState {
  const held = attributesOf(state, soldier.id)
  const table = hands.rules.table(attributes)
  if (table.rows.every((row) => held.includes(row.key))) return state
  const roll = rollOnTable(table, hands.dice, { subject: soldier.id, why: fullName(state, soldier) })
  const about = aboutMan(soldier, 'attributes')
  if (held.includes(roll.row.key)) {
    hands.say(explain(roll, `${fullName(state, soldier)} is ${roll.row.text} already and rolls again.`, about))
    return rollAttribute(state, soldier, hands)
  }
  hands.say(explain(roll, `${fullName(state, soldier)} gains the Attribute ${roll.row.text}.`, about))
  return giveAttribute(state, soldier, roll.row.key, hands)
}

const giveAttribute = (state: FngState, soldier: Soldier, attribute: string, hands: Hands): FngState =>
  addRows(state, 'attributes', [{ id: hands.newId(), soldierId: soldier.id, attribute }])
