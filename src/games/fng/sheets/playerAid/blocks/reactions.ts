import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { rowFits, type Row, type Table } from '../../../../../main/engine/table.ts'
import { capital, listWords } from '../../../../../main/sheets/phrases.ts'
import { reach } from '../../../rules/reach.ts'
import * as t from '../../../rules/tables/index.ts'
import type { Campaign } from '../campaign.ts'
import { signed } from '../../shared/sheetWords.ts'
import { diceOf, effect, grouped, modifierOf, shortly } from '../saying.ts'

const results = {
  fire: '**Fire**',
  carryOn: '**Carry On**',
  duckBack: '**Duck Back**',
  retire: '**Retire**',
  cohesion: '**Cohesion**',
} as const

const conditions: Readonly<Record<string, string>> = {
  retrievingWounded: 'with wounded',
  outgunned: 'outgunned',
  inCover: 'in cover',
  halfStrength: 'unit at half strength or less',
}

/** Received Fire, Man Down and Cohesion side by side (FNG pp. 22-23). */
export function reactions({ rules }: Campaign): AidDraft {
  const received = rules.table(t.receivedFire)
  const fire = shortly(t.receivedFire, rules, results)
  const down = shortly(t.manDown, rules, results)
  const together = shortly(t.cohesion, rules, results)
  const inBunker = modifierOf(t.receivedFire, rules, 'inBunker').by
  const near = `${reach.neighbours}"`
  const row = (name: string, who: string, table: Table, says: (row: Row) => string): string[] => [
    name,
    who,
    mostOf(table, says),
    ...[1, 0].map((passed) => resultsOf(table, passed, says)),
  ]
  return {
    number: '2.9',
    tables: [t.receivedFire.id, t.manDown.id, t.cohesion.id],
    title: 'The three reactions',
    hint: `${diceOf(received)} each, + Leader Die`,
    pages: 'p. 22-23',
    heads: ['', 'who', '`2` or more', '`1` passed', '`0` passed'],
    rows: [
      row('Received Fire', `shot at and missed; friends within ${near} and in sight of him`, received, fire),
      row('Man Down', `within ${near} and in sight of a friend who went down`, rules.table(t.manDown), down),
      row('Cohesion', 'the whole group, each by his own REP', rules.table(t.cohesion), together),
    ],
    notes: [
      `bunker: ${diceOf(received, inBunker)}`,
      'one set for the group',
      [
        `**Leader Die:** 1d6 against the Leader's REP, first; passed, each of the group counts ${leaderDie(rules)}.`,
        '**Both tests at once:** same dice, worse result. **Star:** chooses. **Medic:** always counts as with wounded.',
        `**High / low activity, theirs:** Received Fire REP ${both(t.receivedFire, rules)}, Cohesion ${cohesionDice(rules)}.`,
      ].join(' '),
    ],
  }
}

/** "one more"; in figures where a campaign has it otherwise, test by test if they differ. */
function leaderDie(rules: Campaign['rules']): string {
  const counts = [
    ['Received Fire', modifierOf(t.receivedFire, rules, 'leaderDiePassed').by],
    ['Man Down', modifierOf(t.manDown, rules, 'leaderDiePassed').by],
    ['Cohesion', modifierOf(t.cohesion, rules, 'leaderDiePassed').by],
  ] as const
  const [[usual] = [1], ...others] = grouped(counts, ([, by]) => by)
  if (others.length === 0) return usual === 1 ? 'one more' : signed(usual)
  return grouped(counts, ([, by]) => by)
    .map(([by, those]) => `${signed(by)} on ${listWords(those.map(([test]) => test))}`)
    .join(', ')
}

const both = (book: typeof t.receivedFire, rules: Campaign['rules']): string =>
  `${effect(book, rules, 'highActivity')} / ${effect(book, rules, 'lowActivity')}`

const cohesionDice = (rules: Campaign['rules']): string =>
  (['highActivity', 'lowActivity'] as const)
    .map((when) => diceOf(rules.table(t.cohesion), modifierOf(t.cohesion, rules, when).by))
    .join(' / ')

/** What two passed dice bring and more than two, told apart where a campaign has it so: "2: Duck Back; more: Carry On". */
function mostOf(table: Table, says: (row: Row) => string): string {
  const [two, more] = [resultsOf(table, 2, says), resultsOf(table, 3, says)]
  return two === more ? two : `**2:** ${two}; **more:** ${more}`
}

/** What so many passed dice bring: the first row that fits, in words. "In cover: Fire; else Duck Back". */
function resultsOf({ rows }: Table, passed: number, says: (row: Row) => string): string {
  const fits = rows.filter((row) => rowFits(row, passed, {}))
  // The first row that fits counts: none behind one that holds for everybody.
  const end = fits.findIndex(({ when }) => when === undefined)
  const here = end < 0 ? fits : fits.slice(0, end + 1)
  const last = here.at(-1)
  if (last === undefined) return ''
  // Whoever has the same result as all others need not be told apart, unless a later row tells of him.
  const special = here.slice(0, -1)
  while (special.length > 0 && says(special.at(-1)!) === says(last)) special.pop()
  if (special.length === 0) return says(last)
  const parts = special.map((row) => `${conditions[row.when!] ?? row.when!}: ${says(row)}`)
  return capital(`${parts.join('; ')}; else ${says(last)}`)
}
