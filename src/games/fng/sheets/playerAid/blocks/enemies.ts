import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { rowFits, type Row } from '../../../../../main/engine/table.ts'
import { odds } from '../../../rules/battle/enemy/numbers.ts'
import { throwsFrom } from '../../../rules/battle/enemy/assault.ts'
import { throwsInDefence } from '../../../rules/battle/enemy/defend.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { reach } from '../../../rules/reach.ts'
import { fixedPefRep } from '../../../rules/steps/setup/firstContact.ts'
import type { EnemyType } from '../../../rules/state.ts'
import * as t from '../../../rules/tables/index.ts'
import { signed } from '../../shared/sheetWords.ts'
import type { Campaign } from '../campaign.ts'
import { diceOf, facesFrom, modifierOf, ownWords, passes } from '../saying.ts'

/** VC/NVA Activity, which lasts all game (FNG p. 68). */
export function activity({ rules, state }: Campaign): AidDraft {
  const table = rules.table(t.vcNvaActivity)
  const fixed = switchOf(state, 'pefRep') === 'fixed3'
  const of = { 2: 'highActivity', 0: 'lowActivity' } as const
  const when = (passed: number) => of[passed as keyof typeof of] as 'highActivity' | 'lowActivity' | undefined
  const rep = (passed: number) => {
    const one = when(passed)
    return one === undefined ? 'REP' : `REP ${signed(modifierOf(t.receivedFire, rules, one).by)}`
  }
  const cohesion = (passed: number) => {
    const one = when(passed)
    return diceOf(rules.table(t.cohesion), one === undefined ? 0 : modifierOf(t.cohesion, rules, one).by)
  }
  return {
    number: '3.11',
    tables: [t.vcNvaActivity.id],
    title: 'First Contact: how active',
    hint: `${diceOf(table)} against EAL, lasts all game`,
    pages: 'p. 68',
    heads: ['', 'EAL', 'PEF REP', 'Reinforcements', 'Received Fire', 'Cohesion'],
    rows: table.rows.map(({ from, to, gives }) => [
      passes({ from, to }),
      gives.eal === 0 ? 'same' : signed(gives.eal),
      String(fixed ? fixedPefRep : gives.pefRep),
      `${gives.reinforcementDice}d6`,
      rep(from),
      cohesion(from),
    ]),
  }
}

/** What a group of theirs does when it acts (FNG pp. 69-70). */
export function enemyActs({ rules, state }: Campaign): AidDraft {
  const table = rules.table(t.vcNvaAction)
  const against = switchOf(state, 'enemyActionAgainst') === 'eal' ? 'EAL' : "its Leader's REP"
  const more = modifierOf(t.vcNvaAction, rules, 'outnumbers').by
  const own = ownWords(t.vcNvaAction, rules)
  /** A row in the words of the card, or in those of the campaign. */
  const cell = (passed: number, when: string | undefined, words: string): string => {
    return own(table.rows.find((one: Row) => rowFits(one, passed, {}) && one.when === when)) ?? words
  }
  const far = `over ${reach.farOff}" off`
  const defended = cell(1, undefined, 'cover near our weakest place')
  return {
    number: '3.12',
    tables: [t.vcNvaSpacing.id, t.vcNvaAction.id],
    title: 'A group of theirs acts',
    hint: `LVC out of sight and ${far}: melts into two PEFs, ${reach.pefsApart}" apart`,
    pages: 'p. 69-70',
    heads: ['', far, `within ${reach.farOff}"`, `within ${reach.close}"`],
    rows: [
      [
        '2',
        cell(2, 'beyond12', 'top speed into range, in cover; sets up'),
        cell(2, 'beyond6', 'halves: one fires with the support weapons, the other charges'),
        cell(
          2,
          undefined,
          `1d6 each, ${facesFrom(throwsFrom)} grenade; the rest charge. ${odds.humanWave} to 1 or more: no grenades, human wave`,
        ),
      ],
      [
        '1',
        `seen: ${cell(1, 'inSight', 'normal move')}. Unseen: ${cell(1, 'outOfSight', 'Fast Move')}`,
        ...(cell(1, 'within12', '') === '' ? ['^', '^'] : [cell(1, 'within12', ''), '<']),
      ],
      ['0', cell(0, undefined, 'harass: to the limit of range or sight, fires at our most isolated man'), '<', '<'],
    ],
    notes: [
      `**Under ${odds.attack} times our closest group: Defensive.** Fast Move to fortifications closer than we are, or stay; fire at the closest. We come within ${reach.approached}": each of them 1d6, ${facesFrom(throwsInDefence)} grenade.`,
      `**${odds.attack} times or more: ${diceOf(table)} against ${against}**, ${twice}: ${diceOf(table, more)}. Defense, ${far.replace(' off', '')}, 1 passed: ${defended}. Apart: ${spacing(rules)}.`,
    ],
  }
}

const twice = { 2: 'twice' }[odds.moreDice as number] ?? `${odds.moreDice} times`

const shortEnemies: Readonly<Record<EnemyType, string>> = { lvc: 'LVC', mfvc: 'MFVC', nva: 'NVA' }

/** "2" LVC, 3" MFVC, 4" NVA" (FNG p. 69). */
const spacing = (rules: Campaign['rules']): string =>
  rules
    .table(t.vcNvaSpacing)
    .rows.map(({ key, gives }) => `${gives.inches}" ${shortEnemies[key]}`)
    .join(', ')
