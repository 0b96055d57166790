import { reportOfBattle } from '../../../src/games/fng/rules/battle/ending/report.ts'
import { chanceOf, type Chance } from '../battlePlayer.ts'
import { nextStep } from '../playTour.ts'
import { amendOne } from './amending.ts'
import { faultsOf } from './faults.ts'
import { openJournal, type Journal } from './journal.ts'
import { openingOf } from './opening.ts'
import { begun, playOn, selectedIn, viewOf, type Seat, type Way } from './player.ts'
import { lookOver } from './lookOver.ts'
import { count, type Tally } from './tally.ts'
import { goBackAndForth } from './undoing.ts'

/** So many acts at most: whatever has not ended then is ended. */
const mostActs = 240
/** Every so many acts all that is offered is looked at. */
const lookedOverEvery = 20

/** What an action may refuse though the form let it through: what the player said, never what a form began with. */
const mayRefuse: readonly Way[] = ['said by hand', 'note of the table']

/** Every so many battles a past throw is amended in the middle. */
const amendedEvery = 12
/** By then so many acts have been played. */
const actsBefore = 90

/**
 * Plays one battle from its beginning to the end of its half-month, and looks at every step of it.
 * @param seed of its tour, its dice and its player.
 */
export async function playEvening(seed: number, tally: Tally): Promise<void> {
  tally.battles += 1
  const wrong = (what: string) => void tally.faults.push({ seed, what })
  try {
    const chance = chanceOf(seed)
    const first = sitDown(openJournal(openingOf(seed), seed), chance, tally, wrong)
    begin(first)
    const isAmended = seed % amendedEvery === 0
    fight(first, isAmended ? actsBefore : mostActs)
    const seat = isAmended ? await amended(first, seed) : first
    if (isAmended) fight(seat, mostActs - actsBefore)
    end(seat)
    aftermath(seat)
  } catch (error) {
    wrong(`broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
}

/** The same player goes on from what the amended past has come to. */
async function amended({ journal, chance, tally, wrong }: Seat, seed: number): Promise<Seat> {
  const { journal: anew, faults } = await amendOne(journal.entries(), seed, chance)
  for (const fault of faults) wrong(fault)
  tally.amended += 1
  return sitDown(anew, chance, tally, wrong)
}

function sitDown(journal: Journal, chance: Chance, tally: Tally, wrong: Seat['wrong']): Seat {
  return {
    journal,
    chance,
    tally,
    wrong,
    act(action, values, how) {
      const tried = journal.play('act', { action, values })
      if (tried.refused !== null) {
        if (mayRefuse.includes(how)) count(tally.refused, `${action}: ${tried.refused}`)
        else wrong(`${how}: ${action} refused: ${tried.refused}`)
        return false
      }
      tally.acts += 1
      count(tally.ways, how)
      for (const fault of faultsOf(tried.before, tried.entry)) wrong(`${action}: ${fault}`)
      return true
    },
  }
}

function begin(seat: Seat): void {
  const { chance } = seat
  step(seat, 'beginBattle', {})
  if (chance.often(0.35)) begun(seat, 'placeByHand', [])
  if (chance.often(0.35)) begun(seat, 'placeVehicle', [])
}

function fight(seat: Seat, most: number): void {
  const { chance } = seat
  let tired = 0
  let side: string | null = null
  let selected: readonly number[] = []
  for (let acts = 0; acts < most; acts++) {
    const view = viewOf(seat, selected)
    if (view === null) break
    tired = view.turn.side === side ? tired + 1 : 0
    side = view.turn.side
    if (acts % lookedOverEvery === 5) lookOver(seat, view)
    if (chance.often(0.04)) goBackAndForth(seat)
    else playOn(seat, view, selected, tired)
    selected = selectedIn(seat, view)
  }
}

function end(seat: Seat): void {
  const { journal, tally } = seat
  tally.turns += journal.state().battle[0]?.turn ?? 0
  for (let tries = 0; viewOf(seat) !== null && tries < 9; tries++) begun(seat, 'endBattle', [])
}

/** The report as the battle fills it, and all that comes after it to the end of the half-month. */
function aftermath(seat: Seat): void {
  const { journal } = seat
  const now = () => journal.state().tour[0]!.phase
  step(seat, 'report', reportOfBattle(journal.state()))
  while (now() !== 'contact' && now() !== 'over') {
    const next = nextStep(journal.state(), 0)
    step(seat, next.step, next.input)
  }
}

/** A step of the turn, which must be taken as it comes. */
function step({ journal, tally, wrong }: Seat, name: string, input: unknown): void {
  const tried = journal.play(name, input)
  if (tried.refused !== null) throw new Error(`${name} refused: ${tried.refused}`)
  tally.acts += 1
  count(tally.ways, 'step of the turn')
  for (const fault of faultsOf(tried.before, tried.entry)) wrong(`${name}: ${fault}`)
}
