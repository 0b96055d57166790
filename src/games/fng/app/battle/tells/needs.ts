import type { DiceRequest } from '../../../../../main/engine/answers.ts'
import { appliedWords } from '../../../../../main/engine/appliedWords.ts'
import { resolveReading, type Reading } from '../../../../../main/engine/reading.ts'
import { readingView } from '../../../../../main/app/journal/readingView.ts'
import { toHit } from '../../../rules/battle/fire/toHit.ts'
import { listed } from '../../../rules/steps/setup/common.ts'
import { readyTheGrenade, throwingAGrenade } from '../../../rules/tables/grenades.ts'
import { fastMove } from '../../../rules/tables/movement.ts'
import { chargeIntoMelee, meleeCombat } from '../../../rules/tables/melee.ts'
import { rangedCombat } from '../../../rules/tables/rangedCombat.ts'
import { recoverFromKnockDown } from '../../../rules/tables/reactions.ts'
import { counted, inWords } from '../../chronicle/grammar.ts'
import type { Batch } from './firstDice.ts'

/** So many are told one by one. */
const most = 3

/** @returns what throws that are made together must show: "Man 1, REP 4: 3 dice, a 5 or more hits." */
export function needs(batch: Batch): string[] {
  const alike = Map.groupBy(batch, whatIn)
  const each = [...alike].map(([what, requests]) => {
    const whys =
      requests.length > most
        ? [...requests.slice(0, most).map(whyOf), `${requests.length - most} more`]
        : requests.map(whyOf)
    return `${whys.join('; ')}: ${what}.${requests.length === 1 ? bringsOf(requests[0]!) : ''}`
  })
  const more = each.length - most
  return [...each.slice(0, most), ...(more > 0 ? [`And ${counted(more, 'throw', 'throws')} more.`] : [])]
}

/** Tables whose passes bring what no name tells. */
const spelled: readonly string[] = [readyTheGrenade.id, throwingAGrenade.id]

/** " 2 passed: ready; 1 passed: ..." */
function bringsOf({ count, readings = [] }: DiceRequest): string {
  return readings
    .filter(({ table }) => spelled.includes(table.id))
    .map((reading) => {
      const rows = readingView(reading, count).rows.toReversed()
      return ` ${rows.map(({ score, text }) => `${score} passed: ${lower(text.split(/[:;]/)[0]!)}`).join('; ')}.`
    })
    .join('')
}

/** Tables that the title of the action names as well. */
const titled: readonly string[] = [rangedCombat, chargeIntoMelee, meleeCombat, fastMove, recoverFromKnockDown].map(
  ({ title }) => title,
)

const whyOf = ({ why }: DiceRequest): string => {
  const head = titled.find((title) => why.startsWith(`${title}: `))
  return head === undefined ? why : why.slice(head.length + 2)
}

function whatIn({ count, readings = [] }: DiceRequest): string {
  const dice = `${count} ${count === 1 ? 'die' : 'dice'}${bestOf(count, readings)}`
  const [shots, tests] = [readings.filter(isShot), readings.filter((reading) => !isShot(reading))]
  return [dice, ...new Set(shots.map((shot) => shotWords(shot, count))), ...testWords(tests, count)].join(', ')
}

const isShot = ({ aim }: Reading): boolean => aim?.verb === toHit.verb

function shotWords(reading: Reading, count: number): string {
  const { target, facts, about } = readingView(reading, count)
  // In smoke, or over his hole, no number is of use.
  if (reading.aim!.at === undefined) return lower(about ?? target!)
  return `${lower(target!)}${about === null ? '' : ` ${reading.aim!.at}`}${inBrackets(facts)}`
}

/** What a test needs; of one throw for several, whoever needs the same together: "a 4 or less passes for Man 1 and Man 2". */
function testWords(readings: readonly Reading[], count: number): string[] {
  const each = readings.flatMap((reading) => {
    const { target, about } = readingView(reading, count)
    return target === null ? [] : [{ what: testNeeds(reading, count, lower(target)), about }]
  })
  const alike = Map.groupBy(each, ({ what }) => what)
  if (alike.size < 2) return [...alike.keys()]
  return [...alike].map(([what, those]) => `${what}${forWhom(those.flatMap(({ about }) => about ?? []))}`)
}

/** Of a throw that is read several times one may take fewer of its dice. */
function testNeeds(reading: Reading, count: number, target: string): string {
  const takes = typeof reading.takes === 'number' ? reading.takes : count
  const own = takes >= count ? target : takes === 0 ? 'none counts' : `${inWords(takes)} of them: ${target}`
  return `${own}${inBrackets(movedBy(reading, count))}`
}

const opposite = 'Against '

function forWhom(abouts: readonly string[]): string {
  const [first] = abouts
  if (first === undefined) return ''
  const names = abouts.map((about) => about.replace(opposite, '').replace(/, REP \d+$/, ''))
  return ` ${first.startsWith(opposite) ? 'against' : 'for'} ${listed(names)}`
}

/** ", of which the best two count" */
function bestOf(count: number, readings: readonly Reading[]): string {
  const keeps = Math.min(...readings.filter(isShot).map(({ takes, keeps: of = count }) => (takes === 'each' ? of : 1)))
  if (keeps >= count) return ''
  return keeps === 1 ? ', of which the best counts' : `, of which the best ${inWords(keeps)} count`
}

/** What moves the dice of a test: "Brawler: 1 die more". */
const movedBy = (reading: Reading, count: number): string[] =>
  resolveReading(reading, count).modifiers.map((one) => `${one.text}: ${appliedWords(one, reading.table)}`)

/** What counts beside his REP, which the throw names already. */
function inBrackets(facts: readonly string[]): string {
  const told = facts.filter((fact) => !/^REP \d/.test(fact)).map((fact) => lower(fact.replace(/ \(p\. \d+\)/, '')))
  return told.length === 0 ? '' : ` (${told.join('; ')})`
}

/** In the middle of a sentence; names of several words, "Crack Shot", stay as they are. */
const lower = (text: string): string =>
  /^\w+ (of )?[A-Z]/.test(text) ? text : text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
