import type { DiceRequest } from '../../../../../main/engine/answers.ts'
import { appliedWords } from '../../../../../main/engine/appliedWords.ts'
import { resolveReading, type Reading } from '../../../../../main/engine/reading.ts'
import { readingView } from '../../../../../main/app/journal/readingView.ts'
import type { FormValues } from '../../../contract/battle.ts'
import type { Action } from '../../../rules/battle/action.ts'
import { figureById } from '../../../rules/battle/battle.ts'
import { bridgingFire, toHit } from '../../../rules/battle/fire/toHit.ts'
import type { FngState } from '../../../rules/state.ts'
import { listed } from '../../../rules/steps/setup/common.ts'
import { leaderDie } from '../../../rules/battle/reactions/leaderDice.ts'
import { chargeIntoMelee } from '../../../rules/tables/melee.ts'
import { receivedFire } from '../../../rules/tables/reactions.ts'
import { rangedCombat } from '../../../rules/tables/rangedCombat.ts'
import { counted, inWords } from '../../chronicle/grammar.ts'
import { diceOf, type Batch } from './firstDice.ts'

/** What a form says before it is played: what the dice must show, and what follows. */
export interface Tells {
  /** Null where nothing is thrown, or it is not known yet. */
  readonly tells: string | null
  /** What the button does, in a word or three; null for the title of the action. */
  readonly button: string | null
}

const nothing: Tells = { tells: null, button: null }

/** Actions that say beforehand what they throw for: nothing is secret in what these do first. */
const telling: readonly string[] = [
  'fire',
  'returnFire',
  'partingShot',
  'throwGrenade',
  'rifleGrenade',
  'launch',
  'charge',
  'firstAid',
  'activate',
  'pefMoves',
  'enemyActs',
]

/** Those whose dice are all shots. */
const firing: readonly string[] = ['fire', 'returnFire', 'partingShot']

/**
 * Asks the rules themselves, with a trial that stops at its dice.
 * @param values of a form that can be played.
 */
export function tellsOf(action: Action, values: FormValues, state: FngState): Tells {
  if (!telling.includes(action.name)) return nothing
  const batches = diceOf(action, values, state, missing)
  const [first] = batches
  if (!first) return nothing
  const sentences = [...needs(first), ...afterMiss(state, batches)]
  if (!firing.includes(action.name)) return { tells: sentences.join(' '), button: null }
  const dice = first.reduce((sum, { count }) => sum + count, 0)
  return { tells: sentences.join(' '), button: `Fire ${inWords(dice)} ${dice === 1 ? 'die' : 'dice'}` }
}

/** In the trial every shot misses, no gun runs dry and no Leader helps: then it is seen who would test. */
function missing({ key, count, readings }: DiceRequest): readonly number[] | null {
  if (key === leaderDie) return [6]
  if (key === bridgingFire) return Array.from({ length: count }, () => 2)
  if (key !== rangedCombat.id || !readings) return null
  const misses = [2, 3, 1].find((face) =>
    readings.every((reading) => !(readingView(reading, count).aim?.faces.includes(face) ?? false)),
  )
  return misses === undefined ? null : Array.from({ length: count }, () => misses)
}

/** So many are told one by one. */
const most = 3

/** "Man 1, REP 4: 3 dice, a 5 or more hits." */
function needs(batch: Batch): string[] {
  const alike = Map.groupBy(batch, whatIn)
  const each = [...alike].map(([what, requests]) => {
    const whys =
      requests.length > most
        ? [...requests.slice(0, most).map(whyOf), `${requests.length - most} more`]
        : requests.map(whyOf)
    return `${whys.join('; ')}: ${what}.`
  })
  const more = each.length - most
  return [...each.slice(0, most), ...(more > 0 ? [`And ${counted(more, 'throw', 'throws')} more.`] : [])]
}

/** Tables that the title of the action names as well. */
const titled: readonly string[] = [rangedCombat.title, chargeIntoMelee.title]

const whyOf = ({ why }: DiceRequest): string => {
  const head = titled.find((title) => why.startsWith(`${title}: `))
  return head === undefined ? why : why.slice(head.length + 2)
}

function whatIn({ count, readings = [] }: DiceRequest): string {
  const dice = `${count} ${count === 1 ? 'die' : 'dice'}${bestOf(count, readings)}`
  const said = readings.flatMap((reading) => {
    const { target, facts, about } = readingView(reading, count)
    if (target === null) return []
    if (reading.aim?.verb !== toHit.verb) return [`${lower(target)}${circumstances(movedBy(reading, count))}`]
    // In smoke, or over his hole, no number is of use.
    if (reading.aim.at === undefined) return [lower(about ?? target)]
    return [`${lower(target)}${about === null ? '' : ` ${reading.aim.at}`}${circumstances(facts)}`]
  })
  return [dice, ...new Set(said)].join(', ')
}

/** ", of which the best two count" */
function bestOf(count: number, readings: readonly Reading[]): string {
  const shots = readings.filter(({ aim }) => aim?.verb === toHit.verb)
  const keeps = Math.min(...shots.map(({ takes, keeps = count }) => (takes === 'each' ? keeps : 1)))
  if (keeps >= count) return ''
  return keeps === 1 ? ', of which the best counts' : `, of which the best ${inWords(keeps)} count`
}

/** What moves the dice of a test: "Brawler: 1 die more". */
const movedBy = (reading: Reading, count: number): string[] =>
  resolveReading(reading, count).modifiers.map((one) => `${one.text}: ${appliedWords(one, reading.table)}`)

/** What counts beside his REP, which the throw names already. */
function circumstances(facts: readonly string[]): string {
  const told = facts.filter((fact) => !/^REP \d/.test(fact)).map((fact) => lower(fact.replace(/ \(p\. \d+\)/, '')))
  return told.length === 0 ? '' : ` (${told.join('; ')})`
}

/** In the middle of a sentence; names of several words, "Crack Shot", stay as they are. */
const lower = (text: string): string =>
  /^\w+ (of )?[A-Z]/.test(text) ? text : text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())

/** Who takes Received Fire where nobody is hit, and who of them outgunned. */
function afterMiss(state: FngState, batches: readonly Batch[]): string[] {
  const tests = batches
    .flat()
    .flatMap(({ subject, readings = [] }) =>
      readings.flatMap(({ table, situation }) =>
        table.id === receivedFire.id
          ? [{ figure: figureById(state, subject).name, outgunned: situation.when?.['outgunned'] === true }]
          : [],
      ),
    )
  if (tests.length === 0) return []
  const namesOf = (outgunned: boolean) => [
    ...new Set(tests.filter((test) => test.outgunned === outgunned).map(({ figure }) => figure)),
  ]
  const [under, level] = [namesOf(true), namesOf(false)]
  const verb = (names: readonly string[]) => (names.length === 1 ? 'tests' : 'test')
  if (under.length === 0) return [`Missed: ${listed(level)} ${verb(level)}.`]
  const not = level.length === 0 ? '' : `, ${listed(level)} not`
  return [`Missed: ${listed(under)} ${verb(under)} outgunned${not}.`]
}
