import { explain, note } from '../../../../../main/engine/lines.ts'
import { rollAllOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { addRows, patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { chooseAttribute } from '../../aftermath/attributes.ts'
import { aboutMan, type Hands } from '../../aftermath/hands.ts'
import { sendOnRAndR } from '../../aftermath/rAndR.ts'
import { fullName } from '../../naming.ts'
import { hasEffect, isOnRoster, missionOf, mustStandAt, soldierById, tourOf } from '../../people.ts'
import type { Deed, FngState, Medal, PartyMember, Soldier } from '../../state.ts'
import { medal as medalOfValor } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { deedText } from '../../words.ts'
import { titleOfMen } from '../titles.ts'

/**
 * The Medal of Valor (FNG p. 103): one roll for each man of the mission who did a deed, unless the result bars it. Not for the dead, the missing and those sent home. The additional REP rolls come with `improveRep`.
 */
export const awardMedals: Step<FngState> = {
  title: titleOfMen(
    { one: (name) => `Medal for ${name}`, many: (men) => `Medals for ${men} men`, none: 'Medals of Valor' },
    (man, _, { before, after }) => medalsOf(after, man) > medalsOf(before, man),
  ),
  run({ state, ...hands }) {
    mustStandAt(state, 'medals')
    return goOn(rollMedals(state, hands))
  },
}

const medalsOf = (state: FngState, { id }: Soldier): number =>
  state.medals.filter((medal) => medal.soldierId === id).length

function rollMedals(state: FngState, hands: Hands): FngState {
  const { id } = missionOf(state)
  const heroes = state.party.filter(
    (m): m is Hero => m.missionId === id && m.deed !== null && isOnRoster(soldierById(state, m.soldierId)),
  )
  if (hasEffect(state, 'noMedals')) {
    hands.say(note('No medals after this mission.', { page: 103 }))
    return state
  }
  if (heroes.length === 0) hands.say(note('Nobody was written up for a medal.', { page: 103 }))
  const rolls = rollAllOnTable(
    hands.rules.table(medalOfValor),
    hands.dice,
    heroes.map((hero) => {
      const { rep } = soldierById(state, hero.soldierId)
      return {
        subject: hero.soldierId,
        why: `${fullName(state, soldierById(state, hero.soldierId))}, REP ${rep}, ${deedText(hero)}`,
        numbers: { REP: rep },
        when: { medalDie: hasEffect(state, 'medalDie') },
      }
    }),
  )
  return rolls.reduce((next, roll, i) => {
    const hero = heroes[i]!
    const man = soldierById(next, hero.soldierId)
    const text = `${fullName(state, man)} ${deedText(hero)}: ${words[roll.row.outcome]}.`
    hands.say(explain(roll, text, aboutMan(man, 'medals')))
    return awards[roll.row.outcome](next, hero, hands)
  }, state)
}

type Hero = PartyMember & { readonly deed: Deed }
type Award = (state: FngState, hero: Hero, hands: Hands) => FngState
type Outcome = OutcomeOf<typeof medalOfValor>

const words: Readonly<Record<Outcome, string>> = { major: 'a Major Medal', medal: 'a Medal', none: 'no medal' }

const awards: Readonly<Record<Outcome, Award>> = {
  none: (state) => state,
  medal: (state, hero, hands) => pin(state, hero, 'medal', hands),
  /** Another Attribute is chosen now, by Star and Grunt alike, and he goes on R&R (FNG p. 103). */
  major: (state, hero, hands) => {
    const pinned = pin(state, hero, 'major', hands)
    const richer = chooseAttribute(pinned, soldierById(pinned, hero.soldierId), hands, 103)
    return sendOnRAndR(richer, soldierById(richer, hero.soldierId), hands, 103)
  },
}

function pin(state: FngState, hero: Hero, kind: Medal['kind'], { newId }: Hands): FngState {
  const { missionId, soldierId } = hero
  const row = { id: newId(), missionId, soldierId, kind, halfMonth: tourOf(state).halfMonth }
  return addRows(patchRow(state, 'party', hero.id, { medal: kind }), 'medals', [row])
}
