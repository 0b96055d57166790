import { describe, expect, it } from 'vitest'
import { bookgunLists } from '../../src/games/bookgun/app/lists.ts'
import { bookgunForms } from '../../src/games/bookgun/contract/forms.ts'
import { bookgunSteps as schemas } from '../../src/games/bookgun/contract/steps.ts'
import type { BookgunState } from '../../src/games/bookgun/rules/state.ts'
import { mayAnswer, openDraw } from '../../src/games/bookgun/rules/turn/drawn.ts'
import { bookgunSystem } from '../../src/games/bookgun/rules/system.ts'
import { RuleError } from '../../src/main/engine/errors.ts'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import { bookgunCampaign, bookgunGame } from '../support/bookgun.ts'
import { bookgunFaults } from '../support/bookgunFaults.ts'
import { playBookgunStep, type BookgunEntry } from '../support/bookgunGames.ts'
import { filledByChance, picksOf, type Pick } from '../support/randomForms.ts'

/** A step of chance: its input is what its form takes, whatever that means on the table. */
function byChance(state: BookgunState, pick: Pick): { step: string; input: unknown } | null {
  const steps = Object.keys(bookgunSystem.steps).filter((step) => !['fillIn', 'takeValues'].includes(step))
  const usual = state.games.at(-1)?.phase === 'setUp' ? ofSetUp : often
  const step = usual[pick(3) === 0 ? usual.length : pick(usual.length)] ?? steps[pick(steps.length)]!
  const form = bookgunForms[step as keyof typeof bookgunForms] as (typeof bookgunForms)['move'] | undefined
  const lists = (from: string) => bookgunLists[from as keyof typeof bookgunLists](state, null)
  const input = form ? filledByChance(form.fields, lists, pick) : {}
  if (input === null) return null
  // A unit that may answer the card makes the game go on; any other is refused.
  const draw = openDraw(state)
  const may = draw ? mayAnswer(state, draw) : []
  if ('troop' in input && may.length > 0 && pick(4) > 0) input['troop'] = may[pick(may.length)]!.id
  // So does who must settle a charge, who stops before a wall, and who stands there.
  const before = may.find(({ obstacle }) => obstacle === 1 || obstacle === 3)
  if (step === 'climb' && before) input['troop'] = before.id
  const gun = may.find(({ mobility }) => mobility === 'gun')
  if (step === 'handleGun' && gun) input['troop'] = gun.id
  if (step === 'move' && pick(3) === 0) Object.assign(input, { way: 'cross', ends: 'wall' })
  const charging = state.troops.find((troop) => troop.charging && !troop.gone)
  if (step === 'closeCombat' && charging) input['attacker'] = charging.id
  return { step, input: schemas[step as keyof typeof schemas].parse(input) }
}

/** What a game goes on by. */
const often = [
  'drawCard',
  'pass',
  'move',
  'fire',
  'joker',
  'enter',
  'rally',
  'endPhase',
  'reveal',
  'mount',
  'dismount',
  'climb',
  'closeCombat',
  'moveColumn',
  'handleGun',
] as const

/** What a game is set up by. */
const ofSetUp = ['deploy', 'deployMob', 'conceal', 'nameCommander', 'startPlay'] as const

/** Refusals that a player may read; anything else is a mistake in the program. */
const codes = ['bad-input', 'not-now', 'not-filled', 'no-longer-applies']

/** A game that is being set up: cells that may be concealed, a mob that may come. */
const setUp = bookgunCampaign()
for (const [part, name, figures] of [
  ['canada.squad', 'First', null],
  ['insurgents.cell', 'Red', null],
  ['insurgents.cell', 'Blue', null],
  ['insurgents.cell', 'Green', null],
  ['civilians.mob', 'Crowd', 18],
])
  setUp.do('addUnit', { part, name, formation: null, figures })
setUp.do('beginGame', { scenario: 'Market day', setsUp: 'insurgents', sky: 'clear', weather: 'dry', roe: 'ROE3' })

/** A game with all sorts of units. */
const start = bookgunGame({
  army: {
    ...{ First: {}, Second: { formation: 'column' }, Third: { formation: 'column' }, Late: { waiting: true } },
    ...{ Trucks: { part: 'canada.armor', mobility: 'heavyWheeled' }, Tanks: { part: 'canada.armor' } },
    ...{ Boat: { part: 'canada.armor', figures: 2, mobility: 'lightBoat' }, Gun: { part: 'canada.gun' } },
    Helicopter: { part: 'canada.armor', figures: 1, mobility: 'aircraft' },
  },
  insurgents: {
    ...{ Cell: {}, Riders: { mobility: 'cavalry', mounted: true }, Led: { mobility: 'cavalry' } },
    ...{ Cyclists: { mobility: 'bicycles', mounted: true }, Karim: { part: 'insurgents.groupLeader' } },
  },
  mobs: { Crowd: 'nobody', Friends: 'insurgents' },
}).fill(
  ['rally', 'army', 'hasLeader', '1-3'],
  ['rally', 'insurgents', 'hasLeader', '1-3'],
  ['rally', 'army', 'noLeader', '1'],
  ['movement', 'heavyWheeled', 'cross', '3'],
  ['movement', 'heavyTracked', 'cross', '3'],
).state

function playByChance(seed: number, tries: number): BookgunEntry[] {
  const pick = picksOf(seed)
  const entries: BookgunEntry[] = []
  let state = seed % 5 === 1 ? setUp.state : start
  for (let i = 0; i < tries; i++) {
    const now = byChance(state, pick)
    if (now === null) continue
    try {
      const entry = playBookgunStep(state, now, { seed, depth: 100 + entries.length })
      entries.push(entry)
      state = entry.after
    } catch (error) {
      if (!(error instanceof RuleError) || !codes.includes(error.code)) throw error
      expect(error.message, now.step).toMatch(/^[A-Z0-9"].*[.]$/s)
    }
  }
  return entries
}

const asRows = (state: BookgunState) => state as unknown as AnyState

describe('games of who knows nothing but the forms', () => {
  it('never come to what cannot be, and replay', () => {
    const met = new Set<string>()
    let taken = 0
    for (let seed = 1; seed <= 500; seed++) {
      const entries = playByChance(seed, 300)
      taken += entries.length
      for (const { step, after, before, input, depth, tape } of entries) {
        met.add(step)
        const faults = bookgunFaults(after)
        if (faults.length > 0) expect(faults, `${seed}: ${step} ${JSON.stringify(input)}`).toEqual([])
        if (seed % 10 > 1) continue
        expect(playBookgunStep(before, { step, input }, { seed: 0, depth, answers: tape }).after).toEqual(after)
        const changes = difference(asRows(before), asRows(after))
        expect(applyChanges(asRows(after), changes, 'backward')).toEqual(before)
      }
    }
    expect(taken).toBeGreaterThan(5000)
    // One begins the campaign, two fill the copy in, one wants a unit with a choice, one somebody who has sealed and agrees.
    const others = ['beginCampaign', 'fillIn', 'takeValues', 'chooseWeapon', 'agreeToEnd']
    expect(Object.keys(bookgunSystem.steps).filter((step) => !met.has(step) && !others.includes(step))).toEqual([])
  })
})
