import { free, lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { diceOf, modifierOf, reachOf, rowsInLine, signedBold } from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { minimumTurnsOf, missionPages, targetPointDiceOf } from '../../../rules/missionRules.ts'
import { pefsOfPlayer } from '../../../rules/steps/setup/placeMarkers.ts'
import { isPopulated, onePcFromEal } from '../../../rules/steps/setup/rollMissionDetails.ts'
import { fixedPefRep } from '../../../rules/steps/setup/firstContact.ts'
import { ambushSide, defenseTask, pefCount, pefResolution } from '../../../rules/tables/index.ts'
import { pagesOfMissions } from '../../../rules/tables/missions.ts'
import { missionNames, taskNames } from '../../../rules/words.ts'
import type { MissionType } from '../../../rules/state.ts'
import type { Known, Moment } from '../moment.ts'

/** Part E, what the mission brings: who ambushes, the task, where both sides are (FNG pp. 60, 98-101). */

/** Page of how PEFs are placed. */
const pefsPlaced = 60

/** "1 PEF", "4 PEFs": the number bold. */
const manyBold = (count: number, one: string): Words => words`${count} ${one}${count === 1 ? '' : 's'}`

const typeOf = ({ now }: Moment): MissionType | null => now?.mission?.type ?? null
const pagesFor = (moment: Moment, of: Readonly<Record<MissionType, number>>): readonly number[] => {
  const type = typeOf(moment)
  return type === null ? Object.values(of) : [of[type]]
}

export function missionDetails(moment: Moment): Asked {
  const { rules, now } = moment
  const tables = [rules.table(ambushSide), rules.table(defenseTask)]
  const base = { dice: diceOf(tables[0]!), tables, pages: pagesFor(moment, missionPages), slots: free }
  const mission = now?.mission ?? null
  const told = {
    ambush: words`Ambush: ${ambushWords(moment)}`,
    defense: words`Defense: ${defenseWords(moment)}`,
  }
  if (mission?.type == null)
    return { ...base, about: 'who ambushes; the task', target: words`${told.ambush}. ${told.defense}` }
  const length = words`${minimumTurnsOf(mission.type, rules)} turns at least`
  const about = missionNames[mission.type]
  if (mission.type === 'ambush' || mission.type === 'defense')
    return { ...base, about, target: words`${told[mission.type]}; ${length}` }
  return { ...base, about, dice: '', target: words`${length}; ${pcWords(moment, mission)}` }
}

/** With the EAL in it, where that is known. */
function ambushWords({ rules, now }: Moment): Words {
  const table = rules.table(ambushSide)
  const sides = { player: 'we do', enemy: 'they do' } as const
  const eal = now?.mission?.eal ?? null
  if (eal === null) return words`die + EAL: ${rowsInLine(table, ({ outcome }) => sides[outcome])}`
  const to = Math.min(6, (reachOf(table, 'player')?.[1] ?? 0) - eal)
  if (to < 1) return words`EAL ${eal}: they do, whatever the die`
  return to === 6
    ? words`EAL ${eal}: we do, whatever the die`
    : words`EAL ${eal}: die to ${to} we do, ${to + 1} up they do`
}

function defenseWords({ rules, now }: Moment): Words {
  const table = rules.table(defenseTask)
  const by = modifierOf(table, 'populated')
  const mission = now?.mission ?? null
  if (now === null || mission?.type !== 'defense' || mission.area === null)
    return words`${rowsInLine(table, ({ outcome }) => taskNames[outcome])}; populated ${signedBold(by)}`
  const populated = isPopulated(now.state, { ...mission, area: mission.area }, rules)
    ? words`, populated ${signedBold(by)}`
    : []
  const dice = targetPointDiceOf(mission.supportLevel ?? 1, rules)
  const points = dice === 'none' ? 'no RTPs' : `RTPs ${dice === 'half' ? '1/2d6' : dice}`
  return words`${rowsInLine(table, ({ outcome }) => taskNames[outcome])}${populated}; ${points}`
}

function pcWords({ rules }: Moment, { type, eal }: Known): Words {
  if (type === 'recon') {
    const { maximumPcs } = rowOf(rules.table(pefCount), 'recon').gives
    return eal === null
      ? words`a PC for each EAL, ${maximumPcs} at most`
      : words`${manyBold(Math.min(eal, maximumPcs), 'PC')} to find`
  }
  if (eal === null) return words`one PC from EAL ${onePcFromEal} on`
  return eal >= onePcFromEal ? words`one PC among the PEFs` : words`no PC at the start`
}

export function ourSector(moment: Moment): Asked {
  const type = typeOf(moment)
  const told: Readonly<Record<MissionType, string>> = {
    ambush: 'best cover in it; ambushed: single file, least cover in it',
    defense: 'at what is defended; a water party comes in over an edge of it',
    fight: 'best cover nearest its centre',
    patrol: 'an edge of it is the way in and out',
    recon: 'an edge of it is the way in and out',
  }
  const target = type === null ? words`Patrol, Recon: ${told.patrol}. Fight: ${told.fight}` : words`${told[type]}`
  return { dice: '1d6', target, tables: [], pages: pagesFor(moment, missionPages), slots: [lineFor('sector')] }
}

export function markers(moment: Moment): Asked {
  const { rules, now } = moment
  const table = rules.table(pefCount)
  const pefRep = now === null ? null : switchOf(now.state, 'pefRep')
  const base = {
    about: pefRep === 'fixed3' ? `PEFs, REP ${fixedPefRep}` : 'PEFs',
    tables: [table],
    pages: [pefsPlaced, ...pagesFor(moment, pagesOfMissions.pefs)],
    slots: [lineFor('number')],
  }
  const type = typeOf(moment)
  if (now !== null && switchOf(now.state, 'enemyRunBy') === 'player' && type !== 'ambush')
    return {
      ...base,
      dice: type === null ? '1d6' : '',
      target: words`head to head: ${pefsOfPlayer}, an Ambush by its own rule`,
    }
  if (type === null) return { ...base, dice: '1d6', target: pefsInGeneral(moment) }
  const eal = now?.mission?.eal ?? 1
  const { pefs, chanceTo, maximumPcs } = rowOf(table, type).gives
  const pcs = maximumPcs > 0 ? words`, and ${manyBold(Math.min(eal, maximumPcs), 'PC')} that look alike` : []
  if (pefs === 'onePerEal') return { ...base, dice: '', target: words`EAL ${eal}: ${manyBold(eal, 'PEF')}${pcs}` }
  if (eal === 1) return { ...base, dice: '', target: words`EAL ${eal}: ${1} PEF` }
  return {
    ...base,
    dice: eal === 2 ? '1d6' : `${eal - 1} x 1d6`,
    target: words`EAL ${eal}: ${1}, and one more for each die of ${bold(`1-${chanceTo}`)}`,
  }
}

/** All kinds of mission in one sentence, told together where they are alike. */
function pefsInGeneral({ rules }: Moment): Words {
  const table = rules.table(pefCount)
  const chances = table.rows.flatMap(({ key, gives }): { readonly key: MissionType; readonly to: number }[] =>
    gives.pefs === 'oneAndChances' ? [{ key, to: gives.chanceTo }] : [],
  )
  const each = table.rows.flatMap(({ key, gives }) =>
    gives.pefs === 'onePerEal' ? [{ key, pcs: gives.maximumPcs }] : [],
  )
  const names = (list: readonly { readonly key: MissionType }[]) => list.map(({ key }) => missionNames[key]).join(', ')
  const spans = [...new Set(chances.map(({ to }) => to))].map((to) => {
    const own = chances.filter((one) => one.to === to)
    return words`${names(own)}: one, one more on ${bold(`1-${to}`)} for each EAL over ${1}`
  })
  const pcs = each.flatMap(({ key, pcs: most }) =>
    most > 0 ? [words`${missionNames[key]} as many PCs, ${most} at most`] : [],
  )
  return joined([...spans, words`${names(each)}: one an EAL`, ...pcs], '; ')
}

export function theirSectors(moment: Moment): Asked {
  const type = typeOf(moment)
  const pages = [pefsPlaced, ...(type === 'ambush' ? [pefResolution.page] : [])]
  if (type === 'ambush')
    return {
      dice: '',
      target: words`none: resolve the PEFs now, they stand in or before our sector`,
      tables: [moment.rules.table(pefResolution)],
      pages,
    }
  const target = words`each marker a sector; best cover nearest its centre, out of our sight`
  return { dice: '1d6', target, tables: [], pages }
}
