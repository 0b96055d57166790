import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import * as t from '../../../rules/tables/index.ts'
import type { Campaign } from '../campaign.ts'
import { cardRows } from '../../supportCard/supportTables.ts'
import { diceOf, effect, scores, shortly } from '../saying.ts'

/** Making the Call (FNG p. 72). */
export function makingTheCall({ rules }: Campaign): AidDraft {
  const by = (when: (typeof t.makingTheCall)['modifiers'][number]['when']) => effect(t.makingTheCall, rules, when)
  const both = (words: string, a: string, b: string, joint: string) =>
    a === b ? [words, `${a}${joint}`] : [words, `${a} / ${b}`]
  return {
    number: '4.3',
    tables: [t.makingTheCall.id],
    title: 'Make the call',
    pages: 'p. 72',
    rows: [
      ['Inclement, Terrible', by('badWeather')],
      ['air 1d6: a 1 / a 6', `${by('atmospherics1')} / ${by('atmospherics6')}`],
      both('tallest hill; field phone', by('tallestHill'), by('fieldPhone'), ' each'),
      ['RTO Wizard', by('rtoWizard')],
    ],
    notes: [
      `**${diceOf(t.makingTheCall)}, REP or less.** RTO's REP; Leader touching him: Leader's. Once a radio a turn; costs the fire.`,
    ],
  }
}

/** Guns and mortars: what a request brings (FNG pp. 76-77). */
export function artillery({ rules }: Campaign): AidDraft {
  const table = rules.table(t.artilleryRequest)
  const says = shortly(t.artilleryRequest, rules, {
    denied: 'denied, for the game',
    notNow: 'not this turn, ask again',
    granted: '',
  })
  return {
    number: '4.4',
    tables: [t.artilleryRequest.id],
    title: 'Mortars, artillery',
    hint: diceOf(table),
    pages: 'p. 76-77',
    rows: table.rows.map((row) => {
      const score =
        row.from === 'less' || row.to === 'more' ? String(row.to === 'more' ? row.from : row.to) : scores(row)
      const words = says(row)
      const orLess = row.from === 'less' ? 'or less: ' : ''
      return [score, orLess + (words === '' ? granted(row.gives) : words)]
    }),
  }
}

interface Granted {
  readonly weapons: number
  readonly turns: number
  readonly plusHalfDie: boolean
}

const numbers: Readonly<Record<number, string>> = { 1: 'one weapon', 2: 'two', 3: 'three' }

/** "one weapon, in 1 + 1/2d6 turns", "three, now". */
function granted({ weapons, turns, plusHalfDie }: Granted): string {
  const when = plusHalfDie
    ? `in ${turns} + 1/2d6 turns`
    : turns === 0
      ? 'now'
      : turns === 1
        ? 'next turn'
        : `in ${turns} turns`
  return `${numbers[weapons] ?? weapons}, ${when}`
}

/** What changes that die (FNG pp. 75-77). */
export function onThatDie({ rules }: Campaign): AidDraft {
  const by = (when: (typeof t.artilleryRequest)['modifiers'][number]['when']) => effect(t.artilleryRequest, rules, when)
  const [observer, target] = [by('forwardObserver'), by('registeredTarget')]
  const levels = ([1, 2, 3, 4] as const).map((level) => by(`supportLevel${level}Artillery`))
  return {
    number: '4.5',
    tables: [t.artilleryRequest.id],
    title: 'On that die',
    pages: 'p. 75-77',
    rows: [
      ['Commander: Lt / Captain up', `${by('lieutenant')} / ${by('captain')}`],
      ['FO calls; on an RTP', observer === target ? `${observer} each` : `${observer} / ${target}`],
      ['Population Value 3', by('populationValue3')],
      ['mortars at SL 1', by('supportLevel1Mortars')],
      ['artillery at SL 1, 2, 3, 4', levels.join(' ')],
    ],
    notes: [`**Ready support** (p. ${t.readySupportRequest.page}) ${ready(rules)}. One kind on the table at a time.`],
  }
}

/** "1d6: 1-3 now, 4-5 when next active, 6 lost" (FNG p. 74). */
function ready(rules: Campaign['rules']): string {
  const table = rules.table(t.readySupportRequest)
  const says = shortly(t.readySupportRequest, rules, { now: 'now', nextActive: 'when next active', gone: 'lost' })
  const rows = cardRows(table.rows.map((row) => ({ ...row, text: says(row) })))
  return `${diceOf(table)}: ${rows.map(({ score, text }) => `${score} ${text}`).join(', ')}`
}
