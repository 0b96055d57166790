import { free, lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import { diceOf } from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import {
  billetsWithPost,
  isVacant,
  leaderBillet,
  promotedPosts,
  sergeantServed,
  squadLeaderServed,
} from '../../../rules/aftermath/candidates.ts'
import { counted } from '../../../rules/steps/setup/common.ts'
import { isDueForShortTimerCheck, monthOfTour, shortFrom } from '../../../rules/aftermath/inCountry.ts'
import { repFloor } from '../../../rules/aftermath/reputation.ts'
import { isLate, lastHalfMonth } from '../../../rules/calendar.ts'
import { listedNameOf } from '../../../rules/naming.ts'
import { attributesOf, rosterOf } from '../../../rules/people.ts'
import type { FngState, Soldier } from '../../../rules/state.ts'
import { isPast } from '../../../rules/turn.ts'
import { deros as derosTable, shortTimerCheck } from '../../../rules/tables/index.ts'
import { inSentence, postNames } from '../../../rules/words.ts'
import { dateWords } from '../../shared/sheetWords.ts'
import { afterTime, type Moment } from '../moment.ts'
import { nameAndSquad, namedBold, squadShort } from '../paperWords.ts'

/** Part G: every half-month, mission or not (FNG pp. 40, 53, 104-105). */

export function time({ rules, now }: Moment): Asked {
  const about =
    now === null ? 'all men, also those away' : `${counted(rosterOf(now.state).length, 'man', 'men')}, also those away`
  return { about, target: words`half a month off every DEROS`, tables: [rules.table(derosTable)], slots: [] }
}

export function shortTimers({ rules, now }: Moment): Asked {
  const table = rules.table(shortTimerCheck)
  const base = { about: 'late half-months only', tables: [table] }
  const rule = words`die + REP + Attributes below his month: REP ${bold('-1')}, Short Timer`
  const dice = diceOf(table, { numbers: { REP: 0 } })
  if (now === null) return { ...base, dice, target: words`from month ${shortFrom / 2 + 1} on. ${rule}` }
  if (!isLate(now.tour.halfMonth))
    return { ...base, dice: '', target: words`not now: this is an ${bold('early')} one`, slots: [] }
  const state = afterTime(now)
  const due = rosterOf(state).filter((man) => isDueForShortTimerCheck(state, man, repFloor))
  if (due.length === 0) return { ...base, dice: '', target: words`nobody is short enough to check`, slots: [] }
  const told = due
    .slice(0, mostChecked)
    .map((man) => words`${bold(listedNameOf(state, man))} ${failsOn(state, rules, man)}`)
  const more = due.length > mostChecked ? words` and ${due.length - mostChecked} more` : []
  return { ...base, dice, target: words`${joined(told)}${more}: REP ${bold('-1')}, Short Timer` }
}

const mostChecked = 4

/** On which faces he is found short: what die, REP and Attributes add up to falls short of his month (FNG p. 104). */
function failsOn(state: FngState, rules: Rules, man: Soldier): Words {
  const month = monthOfTour(state, man)
  const bonus = man.rep + attributesOf(state, man.id).length * attributeBonus(rules)
  const to = Math.min(6, month - 1 - bonus)
  return to < 1 ? words`safe` : bold(to === 1 ? '1' : `1-${to}`)
}

const attributeBonus = (rules: Rules): number =>
  rules.table(shortTimerCheck).modifiers.find(({ when }) => when === 'attribute')?.by ?? 0

export function deros({ rules, now }: Moment): Asked {
  const base = {
    about: 'whose time is up',
    tables: [rules.table(derosTable)],
    pages: [53, 104],
    slots: [lineFor('home', 60)],
  }
  if (now === null) return { ...base, target: words`they go home, from hospital and R&R too` }
  const state = afterTime(now)
  const leaving = rosterOf(state).filter(({ deros: left }) => left <= 0)
  if (leaving.length === 0) return { ...base, target: words`nobody this time`, slots: [] }
  const told = leaving.slice(0, 4).map((man) => nameAndSquad(state, man))
  const more = leaving.length > 4 ? words` and ${leaving.length - 4} more` : []
  return { ...base, target: words`this time: ${joined(told)}${more}` }
}

export function leaders({ now }: Moment): Asked {
  const months = (halfMonths: number) => halfMonths / 2
  const rule = words`squad leader: Jr NCO of highest REP, over ${months(squadLeaderServed)} months here; sergeant: squad leader, over ${months(sergeantServed)}; Lieutenant: new, 1d6 months`
  const base = { about: 'vacant posts, from the top', dice: '1d6', tables: [], slots: free }
  if (now === null || !isPast(now.tour, 'replacements')) return { ...base, target: rule }
  const { state } = now
  const posts = [leaderBillet(state), ...promotedPosts.flatMap((post) => billetsWithPost(state, post))]
  const vacant = posts.flatMap((billet) => (billet !== null && isVacant(state, billet) ? [billet] : []))
  if (vacant.length === 0) return { ...base, dice: '', target: words`no post is vacant`, slots: [] }
  const told = vacant.map(({ post, squad }) => `${inSentence(postNames[post])} ${squadShort(squad)}`)
  return { ...base, target: words`vacant: ${namedBold(told, 3)}. ${rule}` }
}

export function absences({ now }: Moment): Asked {
  const base = { about: 'only after a mission', tables: [], pages: [40, 103] }
  if (now === null)
    return { ...base, target: words`one mission less for each who missed it; at none he is back`, slots: free }
  const { state, tour } = now
  const away = rosterOf(state).filter(
    ({ status, awaySince }) => status !== 'present' && (awaySince === null || awaySince < tour.halfMonth),
  )
  if (isPast(tour, 'contact') && tour.missionId === null)
    return { ...base, target: words`no mission: nobody has missed one`, slots: [] }
  const named = (men: readonly Soldier[]) =>
    namedBold(
      men.map((man) => listedNameOf(state, man)),
      4,
    )
  const back = away.filter(({ awayMissions }) => awayMissions <= 1)
  const later = away.filter(({ awayMissions }) => awayMissions > 1)
  if (away.length === 0) return { ...base, target: words`nobody is away who could come back`, slots: [] }
  const told = [
    ...(back.length > 0 ? [words`back: ${named(back)}`] : []),
    ...(later.length > 0 ? [words`one mission less: ${named(later)}`] : []),
  ]
  return { ...base, target: joined(told, '. '), slots: free }
}

export const clear = (): Asked => ({
  target: words`what lasted for this half-month: points, bars on rolls`,
  tables: [],
  slots: [],
})

export function turnEnd({ now }: Moment): Asked {
  const base = { about: 'colour the short-timer calendar', tables: [], slots: [] }
  if (now === null) return { ...base, target: words`one area; the next half-month begins` }
  const { halfMonth, startHalfMonth, tourLength } = now.tour
  const number = halfMonth - startHalfMonth + 1
  const area = tourLength - number + 1
  const isLast = halfMonth >= lastHalfMonth
  const next = isLast ? 'the campaign is over' : `${dateWords(halfMonth + 1)}, half-month ${number + 1}`
  return { ...base, target: words`${area > 0 ? words`number ${area}. ` : ''}Next: ${next}` }
}
