import { lineBreak, type AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { rowFits, type Row } from '../../../../../main/engine/table.ts'
import { pefInches } from '../../../rules/battle/contacts/pefMoves.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { reach } from '../../../rules/reach.ts'
import { fixedPefRep } from '../../../rules/steps/setup/firstContact.ts'
import { onePcFromEal } from '../../../rules/steps/setup/rollMissionDetails.ts'
import * as t from '../../../rules/tables/index.ts'
import { signed } from '../../shared/sheetWords.ts'
import type { Campaign } from '../campaign.ts'
import { modifierOf, scores, shortly } from '../saying.ts'

/** Where a PEF goes (FNG p. 61). */
export function pefMoves({ rules, state }: Campaign): AidDraft {
  const { rows } = rules.table(t.pefMovement)
  const goes = (passed: number) =>
    shortly(t.pefMovement, rules, {
      towardPef: `${pefInches(passed)}" to the nearest PEF`,
      towardEnemy: `${pefInches(passed)}" at us, in cover`,
      splits: 'stays, splits in two',
      stays: 'stays',
    })
  const cell = (passed: number, others: boolean): string => {
    const here = rows.filter((row: Row) => rowFits(row, passed, {}) && (row.when === 'otherPefs') === others)
    return here.map((row: Row) => onDie(row, goes(passed)(row))).join(lineBreak)
  }
  const isFixed = switchOf(state, 'pefRep') === 'fixed3'
  const against = isFixed ? `REP ${fixedPefRep}` : 'PEF REP'
  return {
    number: '3.8',
    tables: [t.pefMovement.id],
    title: 'PEF moves',
    hint: `2d6 against ${against}, then 1d6`,
    pages: 'p. 60-61',
    heads: ['', 'other PEFs on the table', 'the last one'],
    rows: [
      ...[2, 1].map((passed) => [String(passed), cell(passed, true), cell(passed, false)]),
      ['0', cell(0, false), '<'],
    ],
    notes: [
      `${isFixed ? '' : '**PEF REP before First Contact: the EAL.** '}To a PEF: out of our sight, stops ${reach.pefsApart}" from it. At us: seen, it is resolved at once.`,
    ],
  }
}

const onDie = ({ then }: Row, words: string): string =>
  then === undefined ? words : `**\`${scores({ ...then, from: Math.max(1, Number(then.from)) })}\`** ${words}`

/** What a PEF is (FNG p. 61). */
export function pefSeen({ rules }: Campaign): AidDraft {
  const table = rules.table(t.pefResolution)
  const says = shortly(t.pefResolution, rules, {
    contact: `enemy chart (p. ${t.vcNvaReinforcementsEal1.page}), 1d6 an EAL`,
    possibleContact: 'enemy chart, half the dice, rounded up',
    potentialContact: `Potential Contact (p. ${t.potentialContactEal1.page})`,
    noContact: 'nothing',
    falseAlarm: 'false alarm, remove it',
  })
  const cell = (passed: number): string => {
    const here = table.rows.filter((row) => rowFits(row, passed, {}))
    // A 0 comes up by the modifier alone: it stands last.
    const onZero = here.filter((row: Row) => row.then?.to === 0)
    const others = here.filter((row: Row) => row.then?.to !== 0)
    const lines = others.map((row: Row) => onDie(row, says(row))).join(lineBreak)
    return [lines, ...onZero.map((row) => `**\`0\`** ${says(row)}`)].join('. ')
  }
  const { by } = modifierOf(t.pefResolution, rules, 'proCommunist')
  return {
    number: '3.9',
    tables: [t.pefResolution.id],
    title: 'PEF seen',
    hint: '2d6 against EAL, then 1d6',
    pages: 'p. 61',
    rows: [2, 1, 0].map((passed) => [String(passed), cell(passed)]),
    notes: [
      `Pro-Communist area: ${signed(by)} on the 1d6. The first that brings something: **First Contact** before the chart. **Before it**, ${missionPcs(rules)} (p. ${t.onePc.page}).`,
    ],
  }
}

/** In some missions a die says first whether it is a Potential Contact (FNG pp. 100-101). */
function missionPcs(rules: Campaign['rules']): string {
  const spans = (book: typeof t.reconPc | typeof t.onePc) =>
    rules
      .table(book)
      .rows.filter(({ outcome }) => outcome === 'pc')
      .map((row) => scores(row))
      .join()
  return `Recon: PC on ${spans(t.reconPc)}; Fight, Patrol at EAL ${onePcFromEal} up: PC on ${spans(t.onePc)}`
}
