import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { making, type SheetSource } from '../../../../../src/main/sheets/offer.ts'
import { roomOf } from '../../../../../src/main/sheets/onPaper.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { empty, type SnoopinState } from '../../../../../src/games/snoopin/rules/state.ts'
import {
  combatFatigue,
  leadershipDevelopment,
  specialDevelopment,
} from '../../../../../src/games/snoopin/rules/tables/development.ts'
import { snoopinTables } from '../../../../../src/games/snoopin/rules/tables/index.ts'
import { insurgencySpecial } from '../../../../../src/games/snoopin/rules/tables/insurgency.ts'
import { mission as missions } from '../../../../../src/games/snoopin/rules/tables/mission.ts'
import { vpFreeWorld } from '../../../../../src/games/snoopin/rules/tables/victory.ts'
import { snoopinBook } from '../../../../../src/games/snoopin/sheets/qrs/snoopinBook.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { qrsTable } from '../../../../../src/main/sheets/qrs/qrsTable.ts'
import { snoopinSheets } from '../../../../../src/games/snoopin/sheets/sheetsOf.ts'
import { platoonLogs } from '../../../../../src/games/snoopin/sheets/platoonLog/platoonLog.ts'
import { leaderOf } from '../../../../../src/games/snoopin/rules/leaders.ts'
import { afterActionModel } from '../../../../../src/games/snoopin/sheets/afterAction/afterAction.ts'
import { partsOfTurn, type Section } from '../../../../../src/games/snoopin/sheets/afterAction/sections.ts'
import { momentsOf } from '../../../../../src/games/snoopin/rules/moments.ts'
import { both, expectSound } from '../../../../support/everySheet.ts'
import { playSnoopinCampaign } from '../../../../support/snoopinGames.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'
import { narrowRows } from '../../../sheets/narrowRows.ts'

const entries = playSnoopinCampaign(5)
const played = entries.map(({ after }) => after)
const passed = entries.map(({ step, input, after }) => ({ entry: { step, input }, state: after }))
const inPlay = played.findLast((state) => state.tour[0]?.part === 'game' && state.turns.length >= 9)!
const over = played.at(-1)!
const [us, them] = inPlay.sides as [SnoopinState['sides'][number], SnoopinState['sides'][number]]

/** Thirty letters and more, whoever they are. */
const longName = (id: number) => `Specialist Wojciechowski-Featherstonehaugh ${id}`

/** Thirty letters of a team or a squad. */
const longUnit = (id: number) => `Wojciechowski-Featherstone ${id % 1000}`

/** All that can make a sheet full: long names, every development and fatigue, all ranks, many assets and casualties. */
function hard(state: SnoopinState): SnoopinState {
  const [first] = state.teams
  const turnId = state.tour[0]!.turnId!
  const keys = (rows: readonly { readonly outcome: string }[]) => rows.map(({ outcome }) => outcome)
  const force = state.forces[0]!.id
  const insurgents = state.forces.find(({ sideId }) => sideId === them.id)!.id
  return {
    ...state,
    tour: state.tour.map((tour) => ({
      ...tour,
      title: 'Patrols of the reconnaissance company through the Que Son valley',
      setting: 'Que Son valley and the hills above it, in the spring and the summer of 1967',
      length: 30,
    })),
    sides: state.sides.map((side) => ({ ...side, name: longName(side.id), player: longName(side.id + 1) })),
    forces: state.forces.map((one) => ({
      ...one,
      name: `Third Platoon, ${longName(one.id)}`,
      confidence: 'Overconfident',
    })),
    squads: state.squads.map((squad) => ({ ...squad, name: longUnit(squad.id) })),
    teams: state.teams.map((team) => ({
      ...{ ...team, name: longUnit(team.id), firepower: 3, defence: 3, reaction: 3, troopQuality: 12, morale: 6 },
    })),
    men: state.men.map((man, i) => ({
      ...man,
      name: longName(man.id),
      ...(i % 4 === 0 ? { status: i % 8 === 0 ? ('returnPool' as const) : ('replacementPool' as const) } : {}),
    })),
    assets: [force, insurgents].flatMap((forceId, f) =>
      Array.from({ length: 22 }, (_, i) => ({
        ...{ id: 9_100_000 + f * 100 + i, forceId, name: longName(i) },
        ...{ kind: i % 3 === 0 ? ('internal' as const) : ('available' as const), price: i % 3 === 0 ? null : 10 },
      })),
    ),
    developments: [
      ...keys(specialDevelopment.rows).map((key) => ({ key, kind: 'special' as const })),
      ...keys(leadershipDevelopment.rows).map((key) => ({ key, kind: 'leadership' as const })),
    ].map((one, i) => ({ ...one, id: 9_200_000 + i, teamId: first!.id, turnId, manId: null })),
    fatigues: keys([...combatFatigue.rows, ...combatFatigue.rows]).map((key, i) => ({
      ...{ id: 9_300_000 + i, teamId: first!.id, key, turnId },
    })),
    insurgencies: state.insurgencies.map((one) => ({
      ...{ ...one, supplies: 3, troops: 3, tactics: 3, leadership: 3, disillusioned: true },
    })),
    insurgencySpecials: keys(insurgencySpecial.rows).map((key, i) => ({
      ...{ id: 9_400_000 + i, forceId: insurgents, key, turnId },
    })),
    casualties: state.men.slice(0, 30).map(({ id: manId }, i) => ({
      ...{ id: 9_500_000 + i, turnId, manId, fate: 'wounded' as const, left: 'accompanied' as const },
      ...{ category: 'whereaboutsUnknown', rolledTurnId: turnId },
    })),
    purchases: Array.from({ length: 9 }, (_, i) => ({
      ...{
        id: 9_600_000 + i,
        turnId,
        forceId: force,
        assetId: null,
        squadId: null,
        name: longName(i),
        price: 2,
        gameTurn: i,
      },
    })),
    turns: state.turns.map((turn) => ({
      ...turn,
      scenario: `The long way home, ${longName(turn.number)}`,
      hotSpots: 'three along the tree line, one at the ford, and two in the old French fort above the road',
      words:
        'We went in at first light, lost the trail at the ford, and found it again where nobody had looked. '.repeat(5),
    })),
  }
}

const sealed = (state: SnoopinState): SnoopinState => ({
  ...state,
  tour: state.tour.map((tour) => ({ ...tour, ranksSealed: true, length: null })),
})

const scenario = (state: SnoopinState): SnoopinState => ({
  ...state,
  turns: state.turns.map((turn) => ({ ...turn, random: false })),
  missions: state.sides.map(({ id: sideId }, i) => ({
    ...{ id: 9_700_000 + i, turnId: state.tour[0]!.turnId!, sideId, salt: '', digest: '', achieved: null },
    ...{ known: null, mission: 'Bring the wounded of the other company out, over the bridge, before the rain comes' },
  })),
})

const assessed = played.findLast((state) => state.tour[0]?.part === 'development')!
const hardest = hard(inPlay)
const states: Readonly<Record<string, SnoopinState>> = {
  'a campaign with nothing': empty,
  'forces, and no turn yet': played.find(({ forces }) => forces.length === 2)!,
  'orders that are given': played.find(({ tour: [tour] }) => tour?.part === 'reconnoiter')!,
  'a game under way': inPlay,
  'a campaign that is over': over,
  'long names, and all there is': hardest,
  'all there is after a game': hard(assessed),
  'sealed ranks, open-ended': sealed(inPlay),
  'sealed ranks, and all there is': sealed(hard(inPlay)),
  'a scenario of a pack': scenario(inPlay),
}

/** A sheet looked at alone: no entry tells of its turns. */
const sourceOf = (state: SnoopinState) =>
  ({ state, name: 'Que Son', steps: () => [], stretch: () => [] }) as unknown as SheetSource
const offerOf = (sheet: string) => snoopinSheets.find((one) => one.sheet === sheet)!

/** The chronicle is told by the program. */
const drawn = snoopinSheets.filter(({ sheet }) => sheet !== 'chronicle')

function made(sheet: (typeof snoopinSheets)[number], source: SheetSource | null, holder: number) {
  if (sheet.lacking(source) !== null) return null
  const chosen = {
    ...(sheet.takes.includes('holder') ? { holder } : {}),
    ...(sheet.takes.includes('tables') ? { tables: snoopinTables.slice(0, 3).map(({ id }) => id) } : {}),
  }
  return doAtOnce(making(sheet, source, chosen))
}

function wordsOn(sheet: string, state: SnoopinState, holder = us.id): string {
  const pages = doAtOnce(made(offerOf(sheet), sourceOf(state), holder)!.layOut(testMeasure(), inside('letter')))
  return pages
    .flatMap(textsOf)
    .map(({ text }) => text)
    .join(' ')
}

/** Of sides that have nothing of the kind it is said so. */
const refusals = /has no mission|has no platoon|runs no insurgency|has no teams/

describe('sheets', () => {
  it.each(drawn)('$sheet: nothing cut or overlapping on either paper, whatever it shows', (sheet) => {
    let count = 0
    // What can be printed without a campaign shows little of one: it is looked at in the hardest.
    const shown = sheet.lacking(null) === null ? [hardest] : Object.values(states)
    for (const source of [null, ...shown.map((state) => sourceOf(state))])
      for (const holder of sheet.takes.includes('holder') ? [us.id, them.id] : [us.id]) {
        try {
          const ready = made(sheet, source, holder)
          if (ready === null) continue
          // Blocks of the card never move: names of more than thirty letters are cut there at last.
          expectSound(ready, sheet.sheet !== 'playerAid')
          count++
        } catch (error) {
          if (!refusals.test((error as Error).message)) throw error
        }
      }
    expect(count).toBeGreaterThan(0)
  })

  it('p. 22: the platoon log has the fields of the book, in its order', () => {
    const text = wordsOn('platoonLog', inPlay)
    const fields = [
      ...['CAMPAIGN NAME', 'SETTING', 'NO. TURNS', 'TURN NO.', 'FORCE', 'TROOP QUALITY', 'MORALE', 'CONFIDENCE'],
      ...['SUPPLY QUALITY', 'INTERNAL ASSETS', 'AVAILABLE ASSETS', 'UNIT ID', 'ROLE', 'NAME', 'RET. TO DUTY'],
      ...['REPLACE?', 'ADVANCEMENTS', 'VICTORY POINTS', 'RETURN TO DUTY POOL', 'REPLACEMENT POOL'],
    ]
    inOrder(text, fields)
    for (const { name } of inPlay.teams) expect(text).toContain(name)
    inOrder(wordsOn('blankPlatoonLog', inPlay), fields)
    expect(wordsOn('blankPlatoonLog', inPlay)).not.toContain(inPlay.teams[0]!.name)
  })

  it('p. 23: the insurgency log has the fields of the book, in its order', () => {
    const fields = [
      ...['CAMPAIGN NAME', 'SETTING', 'NO. TURNS', 'TURN', 'FORCE', 'TROOP QUALITY', 'MORALE', 'CONFIDENCE'],
      ...['SUPPLY QUALITY', 'INTERNAL ASSETS', 'AVAILABLE ASSETS', 'ADVANCEMENTS', 'ADVANCEMENT TYPE', 'ADVANCEMENT'],
      ...['DESCRIPTION'],
    ]
    inOrder(wordsOn('insurgencyLog', hard(inPlay)), fields)
    inOrder(wordsOn('blankInsurgencyLog', inPlay), fields)
    const full = wordsOn('insurgencyLog', hard(inPlay))
    for (const word of ['Rank 3', 'Booby Trap Artists', 'Disillusionment', 'each Main Force unit', 'Kit Carson'])
      expect(full).toContain(word)
    // The lower rank's die is not rolled where the higher one has taken its place.
    expect(full).not.toContain('each Local Force unit: on')
  })

  it.each(['orders', 'cards'])('%s: there is room for a hand that writes', (name) => {
    for (const state of [inPlay, hardest])
      for (const paper of both) {
        const ready = made(offerOf(name), sourceOf(state), us.id)!
        const pages = doAtOnce(ready.layOut(testMeasure(), roomOf(ready, paper)))
        expect(pages.flatMap((marks) => narrowRows(marks))).toEqual([])
      }
  })

  it('the orders have lines for a plan, for what is spent, and for remarks', () => {
    expect(wordsOn('orders', inPlay)).toMatch(/PLAN.*SPENT IN THE GAME.*REMARKS/s)
  })

  it('the orders show the mission to its player alone', () => {
    const mission = inPlay.missions.find(({ turnId }) => turnId === inPlay.tour[0]!.turnId)!
    const name = missions.rows.find(({ outcome }) => outcome === mission.mission)!.text
    expect(mission.known).toBeNull()
    expect(wordsOn('orders', inPlay)).toContain(name)
    // Enough of its check sum to know it again, and no more.
    expect(wordsOn('orders', inPlay)).toContain(`begins with ${mission.digest.slice(0, 12)}`)
    expect(wordsOn('orders', inPlay)).not.toContain(mission.digest)
    expect(() => wordsOn('orders', inPlay, them.id)).toThrow('has no mission')
    expect(() => doAtOnce(making(offerOf('orders'), sourceOf(inPlay), {}))).toThrow('for whose eyes')
    for (const { sheet } of drawn.filter(
      ({ takes, lacking: lacks }) => !takes.includes('holder') && lacks(null) !== null,
    ))
      if (offerOf(sheet).lacking(sourceOf(inPlay)) === null)
        expect(wordsOn(sheet, inPlay), sheet).not.toContain(mission.salt)
  })

  it('p. 6: Blocking Positions are taken up at the scale of the campaign', () => {
    const at = (blockingInches: number): string =>
      wordsOn('orders', {
        ...inPlay,
        tour: inPlay.tour.map((tour) => ({ ...tour, blockingInches })),
        missions: inPlay.missions.map((one) => ({ ...one, mission: 'blockingPositions', known: null })),
      })
    expect(at(6)).toContain('within 6" of your own table edge')
    expect(at(8)).toContain('within 8" of your own table edge')
  })

  it('ranks that are sealed stand on the copy of their own player alone', () => {
    const state = sealed(hard(inPlay))
    for (const [open, own, word, holder] of [
      ['platoonLog', 'ownPlatoonLog', 'Boonie Rats', us.id],
      ['cards', 'ownCards', 'Boonie Rats', us.id],
      ['insurgencyLog', 'ownInsurgencyLog', 'Rank 1', them.id],
    ] as const) {
      expect(wordsOn(open, state), open).not.toContain(word)
      expect(wordsOn(open, state), open).toMatch(/[Ss]ealed/)
      expect(wordsOn(own, state, holder), own).toContain(word)
      expect(offerOf(own).lacking(sourceOf(inPlay))).toContain('open to both')
    }
    expect(() => wordsOn('ownPlatoonLog', state, them.id)).toThrow('no platoon')
    expect(() => wordsOn('ownInsurgencyLog', state, us.id)).toThrow('no insurgency')
    expect(wordsOn('afterAction', sealed(hard(assessed)))).not.toContain('Boonie Rats')
  })

  it('the after action report tells any turn', () => {
    const [first, second] = over.turns
    const told = (mission: number) =>
      doAtOnce(
        doAtOnce(making(offerOf('afterAction'), sourceOf(over), { mission })).layOut(testMeasure(), inside('a4')),
      )
        .flatMap(textsOf)
        .map(({ text }) => text)
        .join(' ')
    expect(told(first!.id)).toContain('turn 1 of')
    expect(told(second!.id)).toContain('turn 2 of')
    expect(told(first!.id)).toContain('Campaign Victory Points')
    expect(() => told(4711)).toThrow('no such turn')
  })

  it('the report of a past turn shows the fatigue and the men of that turn', () => {
    const ended = (turn: number) => played.findLast(({ tour: [tour] }) => tour?.turnId === turn)!
    const turn = over.turns.find(({ id }) => ended(id).fatigues.some(({ turnId }) => turnId === id))!
    const tired = ended(turn.id).fatigues.filter(({ turnId }) => turnId === turn.id)
    // All have recovered since, and everybody who led has been lost and replaced.
    const now = {
      ...over,
      fatigues: [],
      men: over.men.map((man) => (man.role === 'teamLeader' ? { ...man, replaced: true } : man)),
    }
    const [teams, casualties] = partsOfTurn(momentsOf(passed, now, turn), turn, false)
    const wordsOf = (part: Section) => part.rows.flat().join('; ')
    for (const { key } of tired)
      expect(wordsOf(teams!)).toContain(combatFatigue.rows.find(({ outcome }) => outcome === key)!.gives.name)
    const inGame = played.findLast(({ tour: [tour] }) => tour?.turnId === turn.id && tour.part === 'game')!
    for (const row of teams!.rows) {
      const team = inGame.teams.find(({ name }) => name === row[0])!
      const leader = leaderOf(inGame, { teamId: team.id })
      expect(row[1]).toBe(over.men.find(({ id }) => id === leader!.id)!.name)
    }
    for (const { manId } of over.casualties.filter(({ turnId }) => turnId === turn.id))
      expect(wordsOf(casualties!)).toContain(over.men.find(({ id }) => id === manId)!.name)
  })

  it('the report says which losses stand on no log, and is of the turn that was assessed last', () => {
    const turn = over.turns[0]!
    const counted = (tallies: SnoopinState['tallies']) => {
      const state = { ...over, tallies }
      return afterActionModel(momentsOf([], state, turn), '', turn).sides[0]!.lines.map(({ text }) => text)
    }
    const other = over.tallies.filter(({ event }) => event !== 'kia')
    expect(counted(other)).toContain('Each KIA, -2')
    const [first] = over.sides
    const row = { id: 9_800_000, turnId: turn.id, sideId: first!.id, event: 'kia', count: 2 }
    expect(counted([...other, row])).toContain('Each KIA, -2; 2 counted by hand')
    expect(offerOf('afterAction').shows!(inPlay)).toBe(inPlay.turns.findLast(({ margin }) => margin !== null)!.id)
    expect(inPlay.turns.at(-1)!.id).not.toBe(offerOf('afterAction').shows!(inPlay))
  })

  it('the log names who is captured or missing, and has boxes for leaders too', () => {
    const [force] = inPlay.forces
    const [officer, other] = inPlay.men.filter(({ forceId }) => forceId === force!.id)
    const state = {
      ...inPlay,
      men: inPlay.men.map((man) =>
        man.id === other!.id ? { ...man, name: 'Pfc Bauer', status: 'captured' as const } : man,
      ),
    }
    const [log] = platoonLogs(state, '', null)
    expect(log!.away.join('; ')).toMatch(/Pfc Bauer, .*: POW/)
    expect(wordsOn('platoonLog', state)).toContain('Pfc Bauer')
    // A replacement of the platoon leader stands where he stood.
    const late = { ...officer!, id: 9_900_000, name: 'Lt Late', role: 'officer' as const, teamId: null, squadId: null }
    const led = {
      ...inPlay,
      men: [...inPlay.men.map((man) => (man.role === 'officer' ? { ...man, replaced: true } : man)), late],
    }
    expect(platoonLogs(led, '', null)[0]!.lines[0]!.name).toBe('Lt Late')
  })

  it('what is written by hand asks for what its form has no field for', () => {
    for (const sheet of ['blankPlatoonLog', 'blankInsurgencyLog']) {
      expect(wordsOn(sheet, inPlay)).toContain('PLAYER')
      expect(wordsOn(sheet, inPlay)).not.toContain('FORCE, DATE')
    }
  })

  it('the quick reference says the points of every event, those that equal the row above too', () => {
    const { rows } = qrsTable(snoopinBook, vpFreeWorld, bookRules)
    for (const { cells } of vpFreeWorld.rows) {
      const row = rows.find((one) => one.cells.includes(cells.event))!
      expect(row.cells[0], cells.event).toMatch(/^[+-]\d/)
    }
  })
})

function inOrder(text: string, words: readonly string[]): void {
  let from = 0
  for (const word of words) {
    const at = text.indexOf(word, from)
    expect(at, `${word} after ${text.slice(Math.max(0, from - 20), from)}`).toBeGreaterThanOrEqual(0)
    from = at + word.length
  }
}
