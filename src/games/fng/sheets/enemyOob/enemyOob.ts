import type { Rules } from '../../../../main/engine/system.ts'
import { repOf, type Figure, type Group } from '../../rules/battle/battle.ts'
import { contactName } from '../../rules/battle/contacts/contact.ts'
import { switchOf } from '../../rules/house/switches.ts'
import { fixedPefRep } from '../../rules/steps/setup/firstContact.ts'
import { pefModifierOf, reportFieldsOf } from '../../rules/missionRules.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import * as t from '../../rules/tables/index.ts'
import { weaponShortName } from '../../rules/weapons.ts'
import { enemyNames } from '../../rules/words.ts'
import type { EnemyOobModel, OobFact, OobLine } from './enemyOobModel.ts'
import { blankHead, blankMission } from '../shared/blankMission.ts'
import { formCode, missionNumber } from '../shared/formCode.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { reportBoxes } from '../../rules/reportBoxes.ts'
import { signed, sourcesOf } from '../shared/sheetWords.ts'
import { isFought } from '../../rules/missions.ts'

/** Boxes of the report that are about the enemy as a whole. */
const summed: readonly string[] = [
  'otherKillsToRoll',
  'otherKillsConfirmed',
  'otherKillsUnconfirmed',
  'capturedUnharmed',
  'capturedWounded',
  'pefsRevealed',
  'pcsRevealed',
]

/**
 * @returns the enemy's order of battle as far as everybody at the table knows it: what has been found, and who stands in
 *   sight. What is hidden, sealed or not, is left to the pencil.
 */
export function enemyOobModel(state: FngState, rules: Rules, mission: Mission): EnemyOobModel {
  const fields: readonly string[] = reportFieldsOf(mission)
  return {
    ...missionHead(state, mission),
    title: missionTitle('Enemy order of battle', mission),
    code: formCode('enemyOob', missionNumber(state, mission)),
    facts: factsOf(state, rules, mission),
    lines: isFought(state, mission)
      ? [...contactLines(state), ...groupLines(state, rules)]
      : markerLines(state, mission),
    sums: reportBoxes
      .filter(({ field }) => summed.includes(field) && fields.includes(field))
      .map(({ box, label }) => ({ box, label })),
    source: sourcesOf(t.pefResolution.page, t.vcNvaActivity.page, t.vcNvaAction.page),
  }
}

/** @returns the same of whatever mission is fought, empty. */
export function blankEnemyOob(state: FngState | null): EnemyOobModel {
  const { state: none, rules, mission } = blankMission(state)
  const sums = reportBoxes.filter(({ field }) => summed.includes(field)).map(({ box, label }) => ({ box, label }))
  return { ...enemyOobModel(none, rules, mission), ...blankHead, code: formCode('enemyOob', null), sums }
}

const activityNames = { high: 'high', normal: 'normal', low: 'low' } as const

function factsOf(state: FngState, rules: Rules, mission: Mission): OobFact[] {
  const battle = isFought(state, mission) ? state.battle[0]! : null
  const enemy = battle?.enemy ?? mission.enemy
  const eal = battle?.eal ?? mission.eal
  const activity = battle?.activity ?? mission.activity
  return [
    { label: 'Enemy', value: enemy === null ? '' : enemyNames[enemy], options: Object.values(enemyNames) },
    { label: 'EAL', value: eal === null ? '' : String(eal), options: [] },
    { label: 'PEF REP', value: pefRepOf(state, mission), options: [] },
    {
      label: 'Activity',
      value: activity === null ? '' : activityNames[activity],
      options: Object.values(activityNames),
    },
    { label: 'PEF second die', value: pefDie(mission, rules), options: [] },
  ]
}

/** PEFs have the EAL before First Contact, and a REP of their own from then on (FNG pp. 60, 68: a switch): what is known before the battle. */
function pefRepOf(state: FngState, mission: Mission): string {
  if (isFought(state, mission)) return String(state.battle[0]!.pefRep)
  if (mission.eal === null) return ''
  if (switchOf(state, 'pefRep') === 'fixed3') return String(fixedPefRep)
  return mission.activity === null ? String(mission.eal) : ''
}

/** What is added to the second die when a PEF is resolved; empty, for the pencil, until whose side the people are on is known. */
function pefDie({ politicalStatus }: Mission, rules: Rules): string {
  if (politicalStatus === null) return ''
  const by = pefModifierOf(politicalStatus, rules)
  return by === 0 ? 'no modifier' : signed(by)
}

const blank: Omit<OobLine, 'name' | 'sector'> = { was: '', men: '', rep: '', weapons: '' }

const markerLines = ({ markers }: FngState, { id }: Mission): OobLine[] =>
  markers
    .filter(({ missionId }) => missionId === id)
    .map((marker) => ({ ...blank, name: contactName(marker), sector: String(marker.sector), was: marker.found ?? '' }))

const contactLines = ({ contacts }: FngState): OobLine[] =>
  contacts.map((contact) => ({
    ...blank,
    name: contact.pc ? `PC ${contact.number}` : contactName(contact),
    sector: String(contact.sector),
    was: contact.status === 'hidden' ? '' : (contact.found ?? ''),
  }))

/** Units that stand, or lie, where everybody can see them. */
const groupLines = (state: FngState, rules: Rules): OobLine[] =>
  state.groups
    .filter((group) => group.side === 'theirs' && !group.hidden)
    .flatMap((group) => {
      const figures = state.figures.filter(({ groupId }) => groupId === group.id)
      return figures.length === 0 ? [] : [groupLine(rules, group, figures)]
    })

function groupLine(rules: Rules, group: Group, figures: readonly Figure[]): OobLine {
  const leader = figures.find(({ id }) => id === group.leaderId)
  const others = figures.map(repOf).sort((one, other) => other - one)
  return {
    name: group.name,
    sector: group.sector === null ? '' : String(group.sector),
    was: figures.some(({ post }) => post === 'politicalOfficer') ? 'with a political officer' : '',
    men: String(figures.length),
    // The leader's first: a group acts on it.
    rep: [...new Set([...(leader ? [repOf(leader)] : []), ...others])].join('/'),
    weapons: counted(figures.map(({ weapon }) => weaponShortName(weapon, rules))),
  }
}

/** "4 AK-47, RPG-2" */
function counted(words: readonly string[]): string {
  return [...new Set(words)]
    .map((word) => ({ word, count: words.filter((one) => one === word).length }))
    .sort((a, b) => b.count - a.count)
    .map(({ word, count }) => (count === 1 ? word : `${count} ${word}`))
    .join(', ')
}
