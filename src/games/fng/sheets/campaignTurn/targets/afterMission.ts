import { free, lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import {
  diceOf,
  modifierOf,
  reachOf,
  rowsInLine,
  signedBold,
  spanText,
  targetNow,
} from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { counted } from '../../../rules/steps/setup/common.ts'
import { cameOut } from '../../../rules/aftermath/cameOut.ts'
import { grownGrunt, mayImprove } from '../../../rules/aftermath/inCountry.ts'
import { repCeiling, repFloor } from '../../../rules/aftermath/reputation.ts'
import { wasSuccessful } from '../../../rules/aftermath/successful.ts'
import { listedNameOf } from '../../../rules/naming.ts'
import { hasEffect, isOnRoster, isStar, soldierById } from '../../../rules/people.ts'
import type { FngState, Mission, PartyMember } from '../../../rules/state.ts'
import { recoveryTable } from '../../../rules/steps/aftermath/recover.ts'
import { isPast } from '../../../rules/turn.ts'
import {
  additionalAttribute,
  afterBattleRecovery,
  badMission,
  disastrousMission,
  goodMission,
  medal as medalOfValor,
  missionResult as missionResultTable,
  repDecrease,
  repIncrease,
} from '../../../rules/tables/index.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import type { Moment } from '../moment.ts'
import { namedBold } from '../paperWords.ts'

/** Part F: after a mission (FNG pp. 40, 98-104). */

/** The report has been taken in: who was where, and what he did, is known. */
function reported({
  now,
}: Moment): { readonly state: FngState; readonly mission: Mission; readonly party: readonly PartyMember[] } | null {
  if (now?.mission == null || now.mission.area === null || !isPast(now.tour, 'battle')) return null
  const { state } = now
  const mission = { ...now.mission, area: now.mission.area }
  return { state, mission, party: state.party.filter(({ missionId }) => missionId === mission.id) }
}

export function recovery(moment: Moment): Asked {
  const { rules, now } = moment
  const table = now === null ? rules.table(afterBattleRecovery) : recoveryTable(now.state, { rules })
  const { dice } = table
  const fails = dice.alwaysFails
  const by = (when: 'byFoot' | 'byMedevac') => signedBold(modifierOf(table, when))
  const rows = rowsInLine(
    table,
    ({ outcome }) => ({ recovers: 'well', recoversLater: 'away 1/2d6 missions, REP -1', lost: 'lost' })[outcome],
    { highestFirst: true, joint: '; ' },
  )
  const known = reported(moment)
  const wounded =
    known?.party.filter((member) => cameOut(member, isStar(known.state, member.soldierId)) === 'wounded') ?? []
  const told = known && wounded.length <= 4 ? wounded.map((member) => woundedWords(known.state, member, table)) : []
  const versus =
    told.length > 0 ? joined(told) : words`his REP or less, on foot ${by('byFoot')}, Medevac ${by('byMedevac')}`
  if (known !== null && wounded.length === 0)
    return {
      about: 'nobody to roll for',
      dice: '',
      target: words`nobody wounded was brought home`,
      tables: [table],
      slots: [],
    }
  return {
    about: known === null ? 'each man brought home' : `${counted(wounded.length, 'man', 'men')} brought home`,
    dice: diceOf(table),
    target: words`${versus}; a ${fails} fails. ${rows}`,
    tables: [table],
    slots: free,
  }
}

function woundedWords(state: FngState, member: PartyMember, table: ReturnType<typeof recoveryTable>): Words {
  const man = soldierById(state, member.soldierId)
  const when = {
    byFoot: member.evacuation === 'foot',
    byMedevac: member.evacuation === 'medevac',
    burned: member.burned,
  }
  const target = targetNow(table, { when, numbers: { REP: man.rep } })!
  const dice = member.burned ? words` on ${bold(diceOf(table, { when }))}` : []
  return words`${bold(listedNameOf(state, man))} ${target}${dice}`
}

export function missionResult({ rules }: Moment): Asked {
  const table = rules.table(missionResultTable)
  const worse = rules.table(disastrousMission)
  return {
    about: 'a die if it was not normal',
    dice: diceOf(worse),
    target: rowsInLine(table, ({ outcome }) => outcome, { highestFirst: true }),
    tables: [table, rules.table(goodMission), rules.table(badMission), worse],
    pages: [table.page, worse.page],
    slots: [lineFor('band', 46), lineFor('die', 18)],
  }
}

export function medals(moment: Moment): Asked {
  const { rules, now } = moment
  const table = rules.table(medalOfValor)
  const when = { medalDie: now !== null && hasEffect(now.state, 'medalDie') }
  const base = { dice: diceOf(table, { when }), tables: [table] }
  if (now !== null && hasEffect(now.state, 'noMedals'))
    return { ...base, about: 'barred', dice: '', target: words`none after this mission`, slots: [] }
  const rows = rowsInLine(
    table,
    ({ outcome }) => ({ major: 'Major: extra roll, Attribute, R&R', medal: 'Medal: extra roll', none: '' })[outcome],
    { highestFirst: true, joint: '; ' },
  )
  const known = reported(moment)
  if (known === null) return { ...base, about: 'a deed each', target: words`his REP or less. ${rows}`, slots: free }
  const heroes = known.party
    .filter(({ deed, soldierId }) => deed !== null && isOnRoster(soldierById(known.state, soldierId)))
    .map(({ soldierId }) => soldierById(known.state, soldierId))
  if (heroes.length === 0)
    return { ...base, about: 'a deed each', target: words`nobody was written up`, dice: '', slots: [] }
  const told = joined(heroes.slice(0, 4).map((man) => words`${bold(listedNameOf(known.state, man))} ${man.rep}`))
  return { ...base, about: 'a deed each', target: words`${told} or less. ${rows}`, slots: free }
}

/** A Star chooses his Attribute (FNG p. 5: a switch). */
const starsWord = (now: Moment['now']): string =>
  now === null || switchOf(now.state, 'starsAttribute') === 'chooses' ? ', a Star by choice' : ''

export function improveRep(moment: Moment): Asked {
  const { rules, now } = moment
  const [table, more] = [rules.table(repIncrease), rules.table(additionalAttribute)]
  const span = reachOf(more, 'attribute')
  const attribute =
    span === null
      ? []
      : words`, then ${bold(diceOf(more))}: ${bold(spanText(...span))} gives an Attribute${starsWord(now)}`
  const rule = words`over his REP, or a ${6}: ${bold('+1')}${attribute}`
  const base = { dice: diceOf(table), tables: [table, more], pages: [more.page, table.page] }
  if (now !== null && hasEffect(now.state, 'noRepIncrease'))
    return { ...base, about: 'barred', dice: '', target: words`nobody after this mission`, slots: [] }
  const known = reported(moment)
  const about = 'unhurt, a confirmed kill'
  if (known === null)
    return { ...base, about, target: words`${rule}. Grunts with DEROS ${grownGrunt / 2} or less`, slots: free }
  const men = known.party
    .map((member) => ({ member, man: soldierById(known.state, member.soldierId) }))
    .filter(
      ({ member, man }) =>
        isOnRoster(man) &&
        man.rep < repCeiling &&
        wasSuccessful(known.state, known.mission, member, man) &&
        mayImprove(known.state, man),
    )
    .map(({ man }) => `${listedNameOf(known.state, man)} ${man.rep}`)
  if (men.length === 0) return { ...base, about, target: words`nobody but for a medal: ${rule}`, slots: free }
  return { ...base, about, target: words`${namedBold(men, 4)}: ${rule}`, slots: free }
}

export function decreaseRep(moment: Moment): Asked {
  const table = moment.rules.table(repDecrease)
  const span = reachOf(table, 'down')
  const rule =
    span === null
      ? words`nobody loses REP`
      : words`${bold(spanText(...span))}: REP ${bold('-1')}, not under ${repFloor}`
  const base = { dice: diceOf(table), tables: [table], slots: free }
  const about = 'all others who met the enemy'
  const known = reported(moment)
  if (known === null) return { ...base, about, target: rule }
  if (known.mission.contacted !== true)
    return { ...base, about, dice: '', target: words`no enemy was met: nobody`, slots: [] }
  const men = known.party
    .map((member) => ({ member, man: soldierById(known.state, member.soldierId) }))
    .filter(
      ({ member, man }) =>
        isOnRoster(man) && man.rep > repFloor && !wasSuccessful(known.state, known.mission, member, man),
    )
  return {
    ...base,
    about,
    target:
      men.length === 0
        ? words`nobody has a REP to lose`
        : words`${men.length} ${men.length === 1 ? 'man' : 'men'} above REP ${repFloor}. ${rule}`,
  }
}
