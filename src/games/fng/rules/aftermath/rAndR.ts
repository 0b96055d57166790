import { explainDice, note } from '../../../../main/engine/lines.ts'
import { patchRow } from '../../../../main/engine/state.ts'
import { fullName } from '../naming.ts'
import { rosterOf, tourOf } from '../people.ts'
import type { FngState, Soldier } from '../state.ts'
import { aboutMan, counted, type Hands } from './hands.ts'
import { timeInCountry } from './inCountry.ts'
import { rollOff } from './rollOff.ts'

/** One mission is missed, the next that is played (FNG p. 103). */
const missionsMissed = 1

/** Sends a man on R&R. Whoever is absent anyway is passed over (ruling to FNG p. 103). */
export function sendOnRAndR(state: FngState, man: Soldier, { say }: Pick<Hands, 'say'>, page: number): FngState {
  if (man.status !== 'present') return state
  say(
    note(`${fullName(state, man)} goes on R&R and misses the next mission.`, { about: aboutMan(man, 'status'), page }),
  )
  return patchRow(state, 'soldiers', man.id, {
    status: 'rAndR',
    awayMissions: missionsMissed,
    awaySince: tourOf(state).halfMonth,
  })
}

/**
 * R&R for 1d6 men, those with the longest time in-country, the Star among them (Bad Mission 4, FNG p. 103). Ties are
 * settled by dice.
 */
export function sendOldHandsOnRAndR(state: FngState, hands: Hands): FngState {
  const why = 'Men on R&R, 1d6'
  const thrown = hands.dice.roll({ key: 'after.r-and-r', subject: 0, count: 1, why })
  const rolled = thrown.faces[0]!
  const here = rosterOf(state).filter((man) => man.status === 'present')
  const places = Math.min(rolled, here.length)
  const text =
    places === 0
      ? 'Nobody is here to go on R&R.'
      : `${counted(places, 'man goes', 'men go')} on R&R: ${who(places, rolled)}.`
  hands.say(explainDice(text, thrown, { page: 103, score: rolled }))
  return longestHere(state, here, places, hands).reduce((next, man) => sendOnRAndR(next, man, hands, 103), state)
}

/** The figure is that of those who go: who is absent anyway is passed over, and there may be fewer than were rolled. */
const who = (places: number, rolled: number): string =>
  places < rolled ? `all who are here, of ${rolled} rolled` : 'those with the longest time in-country'

function longestHere(state: FngState, men: readonly Soldier[], places: number, hands: Hands): Soldier[] {
  const here = men.map((man) => ({ man, time: timeInCountry(state, man) }))
  const cut = here.map(({ time }) => time).sort((a, b) => b - a)[places - 1] ?? -Infinity
  const sure = here.filter(({ time }) => time > cut).map(({ man }) => man)
  const level = here.filter(({ time }) => time === cut).map(({ man }) => man)
  const what = { key: 'after.r-and-r.tie', why: 'Equal time in-country, the highest die goes on R&R', page: 103 }
  return [...sure, ...rollOff(state, level, places - sure.length, hands, what)]
}
